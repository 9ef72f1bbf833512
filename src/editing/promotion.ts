import { removeFiles } from '../actions/change-item.ts';
import { type ActionContext, type Actor, program } from '../actions/context.ts';
import { stopSchedule } from '../actions/stop-schedule.ts';
import { clearMoment, dueMoments, type Moment } from '../db/editing/moments.ts';
import type { Change } from '../db/writer.ts';
import { AppError } from '../errors.ts';
import type { ContentType } from '../schema/define-type.ts';
import { goLive, mustBeCurrent, type Work } from './go-live.ts';
import { findManaged } from './managed.ts';
import { namesOf } from './managed-list.ts';
import { mustBeApproved } from './review.ts';
import { takeDown } from './take-down.ts';

/** Bounds one transaction; the rest follows in the next. */
const MAX_AT_ONCE = 100;

/**
 * Does what is due: publishes, takes down and unpins, each record in a change of its own. Any number of processes may do it
 * at once, since a moment that another one has met is not there any more.
 * @throws the first error of a change that was not committed; its moment stays
 */
export async function promoteDue(context: ActionContext): Promise<void> {
  for (;;) {
    const now = context.now().toISOString();
    const due = await dueMoments(context.database.reader, now, MAX_AT_ONCE);
    // Those of one record one after the other, because a text may appear and end between two visits.
    const byRecord = Map.groupBy(due, ({ record }) => record);
    const done = await Promise.allSettled(
      [...byRecord.values()].map(async (moments) => {
        for (const moment of moments) await promote(context, moment, now);
      }),
    );
    const failed = done.find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
    if (due.length < MAX_AT_ONCE) return;
  }
}

async function promote(context: ActionContext, moment: Moment, now: string): Promise<void> {
  const type = context.types.find(({ name }) => name === moment.type);
  const dropped = await context.database.write(async (change) => {
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
    return meet({ context, actor, change }, type, { ...moment, at: present.at });
  });
  await removeFiles(context, dropped);
}

async function meet(work: Work, type: ContentType, moment: Moment): Promise<string[]> {
  const { context, change } = work;
  const { record, what, at, note } = moment;
  const managed = await findManaged(change.db, type, record);
  if (what === 'publish') {
    if (!managed?.draft) {
      await clearMoment(change.db, record, what);
      return [];
    }
    const { draft } = managed;
    return refusable(context, change, type, record, async () => {
      await mustBeApproved(change.db, type, draft);
      await mustBeCurrent(work, managed);
      return goLive(work, managed, { item: draft.item, kind: 'scheduled', note, at });
    });
  }
  await clearMoment(change.db, record, what);
  if (what === 'expire' && managed?.live) return takeDown(work, managed, 'ended', at);
  await context.database.version.increment(change);
  return [];
}

/** A draft that cannot be published any more stays a draft, and its writer is told. */
async function refusable(
  context: ActionContext,
  change: Change,
  type: ContentType,
  record: string,
  work: () => Promise<string[]>,
): Promise<string[]> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    await stopSchedule(context, change, type, record);
    return [];
  }
}
