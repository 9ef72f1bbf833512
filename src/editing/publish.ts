import { type Actor, mustHaveDuty } from '../accounts/actor.ts';
import { removeFiles } from '../actions/change-item.ts';
import { touchDraft } from '../db/editing/drafts.ts';
import { clearMoment, momentKindOf, setMoment } from '../db/editing/moments.ts';
import { errors, type FieldErrors } from '../errors.ts';
import { sentencesIn } from '../languages/sentences.ts';
import { type ContentType, nounOf } from '../schema/define-type.ts';
import type { Site } from '../whole-site.ts';
import { beginDraft } from './begin-draft.ts';
import { mustBeWhole } from './draft-values.ts';
import { endSchedule } from './end-schedule.ts';
import { goLive, mustBeCurrent, type Work } from './go-live.ts';
import { words } from './in-each.ts';
import { findManaged, type Managed, managedFor, presentItem, type Seen, tagOf } from './managed.ts';
import { mustBeApproved } from './review.ts';
import { staleDraft } from './save-draft.ts';

const said = sentencesIn(words);

/** An instant, ISO 8601 in UTC; null clears it, undefined leaves it. */
type Instant = string | null | undefined;

export interface Publication {
  /** When the draft becomes live; now if undefined. */
  at?: Instant;
  expireAt?: Instant;
  pinnedUntil?: Instant;
  /** Said in the history. */
  note?: string | undefined;
  seen: Seen;
}

/**
 * Publishes a draft, now or at an instant, and sets the dates of a record. Without a draft it sets the dates only, and
 * puts back a record that was taken down.
 * @throws 400, 403, 404; 409 in the trash, without approval, or if the live record has changed; 412
 */
export async function publish(
  site: Site,
  actor: Actor,
  type: ContentType,
  id: string,
  publication: Publication,
): Promise<Managed> {
  mustHaveDuty(actor, 'publisher');
  const { managed, dropped } = await site.database.write(async (change) => {
    const work = { site, actor, change };
    const present = await managedFor(change.db, type, id);
    if (!publication.seen(tagOf(present))) throw await staleDraft(change.db, present);
    checkDates(publication, present, site.now());
    const dropped = await publishWithin(work, present, publication);
    await setDates(work, type, id, publication);
    const managed = await findManaged(change.db, type, id);
    if (!managed) throw errors.notFound(nounOf(type));
    return { managed, dropped };
  });
  await removeFiles(site, dropped);
  return managed;
}

/**
 * Within a change: publishes or schedules the draft, if there is one.
 * @returns paths of files to remove after the commit
 */
async function publishWithin(
  work: Work,
  present: Managed,
  { at, note = '' }: Publication,
): Promise<string[]> {
  const { site, actor, change } = work;
  const { type, id, live, draft } = present;
  if (at === null) {
    await endSchedule({ site, change }, id);
    return [];
  }
  const now = site.now();
  const isLater = at !== undefined && Date.parse(at) > now.getTime();
  if (!draft && live) {
    if (at !== undefined) throw errors.conflict(said.noDraft);
    return [];
  }
  await mustBeApproved(change.db, type, draft);
  const item = presentItem(present);
  if (!isLater) {
    await mustBeCurrent(work, present);
    const kind = draft ? 'published' : 'put-back';
    return goLive(work, present, { item, kind, note, at: now.toISOString() });
  }
  mustBeWhole(type, item, site.tools);
  await mustBeCurrent(work, present);
  if (draft) await touchDraft(change.db, id);
  else await beginDraft(work, present);
  await setMoment(change.db, {
    record: id,
    type: type.name,
    what: 'publish',
    at,
    account: actor.account,
    note,
  });
  await site.database.version.increment(change);
  return [];
}

/**
 * An end has to come after the moment at which the record, or its change, appears; a pin only after the record itself.
 * @param at when the draft appears; undefined or null for now
 * @throws 400 naming the dates that cannot be
 */
export function checkDates(
  { at, expireAt, pinnedUntil }: Omit<Publication, 'seen'>,
  { live, dates }: Pick<Managed, 'live' | 'dates'>,
  now: Date,
) {
  const wrong: FieldErrors = {};
  const start = Math.max(now.getTime(), at ? Date.parse(at) : 0);
  const end = expireAt === undefined && at ? dates.expireAt : expireAt;
  const pin = pinnedUntil === undefined && at ? dates.pinnedUntil : pinnedUntil;
  if (end && Date.parse(end) <= start) wrong.expireAt = said.expiresTooEarly;
  if (pin && Date.parse(pin) <= (live ? now.getTime() : start)) wrong.pinnedUntil = said.unpinsTooEarly;
  if (Object.keys(wrong).length > 0) throw errors.invalid(wrong);
}

/**
 * Within a change: sets, or clears with null, the days on which a record is taken down and unpinned. The
 * record gets another tag.
 */
export async function setDates(
  { site, actor, change }: Work,
  type: ContentType,
  id: string,
  dates: Pick<Publication, 'expireAt' | 'pinnedUntil'>,
): Promise<void> {
  let isChanged = false;
  for (const name of ['expireAt', 'pinnedUntil'] as const) {
    const at = dates[name];
    const what = momentKindOf(name);
    if (at === undefined) continue;
    isChanged = true;
    if (at === null) await clearMoment(change.db, id, what);
    else
      await setMoment(change.db, {
        record: id,
        type: type.name,
        what,
        at,
        account: actor.account,
        note: '',
      });
  }
  if (!isChanged) return;
  await touchDraft(change.db, id);
  await site.database.version.increment(change);
}
