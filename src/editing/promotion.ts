import { findAccount } from '../accounts/account.ts';
import { type Actor, program } from '../accounts/actor.ts';
import { removeFiles } from '../actions/change-item.ts';
import { stopSchedule } from '../actions/stop-schedule.ts';
import { setReview } from '../db/editing/drafts.ts';
import { clearMoment, dueMoments, type Moment } from '../db/editing/moments.ts';
import { AppError } from '../errors.ts';
import { DEFAULT_LANGUAGE } from '../languages/language.ts';
import { inLanguage } from '../languages/sentence.ts';
import { sentencesIn } from '../languages/sentences.ts';
import type { ContentType } from '../schema/define-type.ts';
import type { Site } from '../whole-site.ts';
import { goLive, mustBeCurrent, type Work } from './go-live.ts';
import { words } from './in-each.ts';
import { findManaged } from './managed.ts';
import { namesOf } from './managed-list.ts';
import { type Failure, keyOf } from './overdue.ts';
import { mustBeApproved } from './review.ts';
import { takeDown } from './take-down.ts';

const said = sentencesIn(words);

/** Bounds one transaction; the rest follows in the next. */
const MAX_AT_ONCE = 100;

/**
 * Does what is due: publishes, takes down and unpins, each record in a change of its own. Several processes may do it
 * at once, since a moment that another one has handled is gone.
 * @returns the moments whose change was not committed; they stay
 */
export async function promoteDue(site: Site): Promise<Failure[]> {
  const failures = new Map<string, Failure>();
  for (;;) {
    const now = site.now().toISOString();
    const due = await dueMoments(site.database.reader, now, MAX_AT_ONCE);
    // The moments of one record are handled in order, because it may appear and end between two visits.
    const byRecord = Map.groupBy(due, ({ record }) => record);
    let met = 0;
    const promoteAll = async (moments: readonly Moment[]) => {
      for (const moment of moments) {
        const error = await promote(site, moment, now).catch((thrown: unknown) => ({ thrown }));
        if (error) {
          failures.set(keyOf(moment), { moment, error: error.thrown });
          return;
        }
        failures.delete(keyOf(moment));
        met += 1;
      }
    };
    await Promise.all([...byRecord.values()].map(promoteAll));
    if (met === 0 || due.length < MAX_AT_ONCE) return [...failures.values()];
  }
}

async function promote(site: Site, moment: Moment, now: string): Promise<void> {
  const type = site.types.find(({ name }) => name === moment.type);
  const dropped = await site.database.write(async (change) => {
    const present = await change.db
      .selectFrom('moment')
      .select('at')
      .where('_id', '=', `${moment.record}.${moment.what}`)
      .where('at', '<=', now)
      .executeTakeFirst();
    if (!present) return [];
    if (!type) {
      await clearMoment(change.db, moment.record, moment.what);
      return [];
    }
    const name = (await namesOf(change.db, [moment.account])).get(moment.account)?.name;
    const actor: Actor = { ...program, account: moment.account, ...(name !== undefined && { name }) };
    return meet({ site, actor, change }, type, { ...moment, at: present.at });
  });
  await removeFiles(site, dropped);
}

async function meet(work: Work, type: ContentType, moment: Moment): Promise<string[]> {
  const { site, change } = work;
  const { record, what, at, note } = moment;
  const managed = await findManaged(change.db, type, record);
  if (what === 'publish') {
    if (!managed?.draft) {
      await clearMoment(change.db, record, what);
      return [];
    }
    const { draft } = managed;
    return refusable(work, type, moment, async () => {
      await mustBeApproved(change.db, type, draft);
      await mustBeCurrent(work, managed);
      return goLive(work, managed, { item: draft.item, kind: 'scheduled', note, at });
    });
  }
  await clearMoment(change.db, record, what);
  if (what === 'expire' && managed?.live) return takeDown(work, managed, 'ended', at);
  await site.database.version.increment(change);
  return [];
}

/**
 * A draft that can no longer be published stays a draft, and its writer is told. Unless the reason is a newer live
 * version, it is sent back with the reason, which the dashboard shows.
 */
async function refusable(
  { site, change }: Pick<Work, 'site' | 'change'>,
  type: ContentType,
  { record, account }: Moment,
  work: () => Promise<string[]>,
): Promise<string[]> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    const reason = error.code === 'moved-on' ? undefined : error.sentence;
    await stopSchedule(site, change, type, record, reason);
    if (reason !== undefined) {
      // The note is stored as a text, in the language of the account that set the moment.
      const language = (await findAccount(change.db, account))?.lang ?? DEFAULT_LANGUAGE;
      const note = inLanguage(said.notPublished(reason), language);
      await setReview(change.db, record, 'returned', note);
    }
    return [];
  }
}
