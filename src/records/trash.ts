import { type Actor, mustHaveDuty } from '../accounts/actor.ts';
import { publishersOf, writersOf } from '../content/duties.ts';
import { writeAuditEvent } from '../db/audit-events.ts';
import { deleteDraft, touchDraft } from '../db/editing/drafts.ts';
import { clearMoment, setMoment, takeMoments } from '../db/editing/moments.ts';
import { endPreviewsOf } from '../db/editing/previews.ts';
import { type Shelved, shelve, shelvedItem, unshelve } from '../db/editing/shelved.ts';
import { changedFields } from '../db/editing/snapshot.ts';
import { AppError, errors } from '../errors.ts';
import { type ContentType, nounOf, titleOf } from '../schema/define-type.ts';
import type { Site } from '../whole-site.ts';
import { mustHaveAddresses } from './addresses.ts';
import { changeManaged, makeChange, staleDraft, type Work, withoutType } from './change.ts';
import { endSchedule, mustBeAbleToChange } from './draft.ts';
import { holdFiles, removeFiles } from './files.ts';
import { findManaged, type Managed, presentItem, type Seen, stateOf, tagOf } from './managed.ts';
import { endOfTrash } from './managed-list.ts';
import { goLive } from './publish.ts';
import { forgetHistory, mustNotBeHeld } from './take-down.ts';

/** Within a change: moves a record that is not live to the trash: a draft, or an ended one. */
export async function intoTrash({ site, actor, change }: Work, managed: Managed): Promise<void> {
  const { type, id, shelved } = managed;
  await mustNotBeHeld({ site, actor, change }, type, id);
  const item = presentItem(managed);
  const at = site.now().toISOString();
  // A link that has ended stays ended, also when the record is put back.
  await endPreviewsOf(change.db, 'record', id, at);
  await shelve(change.db, type, item, {
    state: 'trash',
    was: stateOf(managed) === 'ended' ? 'ended' : 'draft',
    row: shelved?.row ?? null,
    attached: shelved?.attached ?? [],
    // What was taken down before has its end and pin there.
    moments: [...(shelved?.state === 'draft' ? shelved.moments : []), ...(await takeMoments(change.db, id))],
    at,
    account: actor.account,
  });
  const event = { action: 'deleted', type: type.name, item: id, title: titleOf(type, item) } as const;
  await writeAuditEvent(site, change, actor, event);
  // Its page may have said so while it was ended.
  await site.database.version.increment(change);
}

/**
 * Puts a record back from the trash, in its former state, or one that was taken down by hand as visitors saw it last, but
 * without its schedule: nothing that comes back publishes itself. A record whose end has passed meanwhile comes back as
 * ended.
 * @param seen undefined if the caller names no tag, and then means the trash
 * @throws 403; 404 unless it lies there and its 30 days have not ended, or was taken down; 412
 */
export async function putBack(
  site: Site,
  actor: Actor,
  type: ContentType,
  id: string,
  seen?: Seen,
): Promise<Managed> {
  mustHaveDuty(actor, ...publishersOf(type));
  const managed = await makeChange(site, actor, async (work) => {
    const { change } = work;
    const present = await findManaged(change.db, type, id);
    const shelved = present?.shelved;
    if (!present || !shelved || !canPutBack(shelved, site.now(), seen)) throw errors.notFound(nounOf(type));
    if (seen && !seen(tagOf(present))) throw errors.stale();
    await mustHaveAddresses(work, present);
    await endSchedule(work, id);
    const now = site.now().toISOString();
    const ahead = shelved.moments.filter(({ at }) => at > now);
    const schedule = shelved.moments.find(({ what }) => what === 'publish');
    const end = shelved.moments.find(({ what }) => what === 'expire');
    const hasEnded = shelved.was === 'live' && end !== undefined && end.at <= now;
    if (hasEnded) await outOfTrash(work, present, { ...shelved, was: 'ended' }, end.at);
    else if (shelved.was === 'live') await backToLive(work, present, shelved);
    else await outOfTrash(work, present, shelved, now);
    if (schedule) await touchDraft(change.db, id);
    for (const moment of hasEnded ? [] : ahead)
      if (moment.what !== 'publish') await setMoment(change.db, moment);
    const managed = await findManaged(change.db, type, id);
    if (!managed) throw errors.notFound(nounOf(type));
    return { ...withoutType(managed), endedSchedule: schedule?.at ?? present.dates.publishAt };
  });
  return { type, ...managed };
}

/**
 * In the trash for 30 days, or taken down by hand: that only by a tag, because a call that is repeated, or that meant the
 * trash, would publish.
 */
function canPutBack({ state, row, at }: Shelved, now: Date, seen: Seen | undefined): boolean {
  if (state === 'trash') return at > endOfTrash(now);
  return state === 'draft' && row !== null && seen !== undefined;
}

async function backToLive(work: Work, present: Managed, shelved: Shelved) {
  const { type, id, draft } = present;
  const item = shelvedItem(type, shelved);
  if (!item) throw errors.notFound(nounOf(type));
  await goLive(work, present, { item, kind: 'put-back', note: '', at: item.createdAt });
  // The draft that taking it down has made, and nobody has changed, is no other text.
  if (shelved.state !== 'draft' || draft?.base !== 0 || changedFields(type, draft.item, item).length > 0)
    return;
  await deleteDraft(work.change.db, id);
  await holdFiles(work.change, 'draft', id, [], work.site.now());
}

/** @param at since when it counts as taken down */
async function outOfTrash({ site, actor, change }: Work, present: Managed, shelved: Shelved, at: string) {
  const { type, id } = present;
  const item = presentItem(present);
  const { row, was } = shelved;
  if (row) {
    const state = was === 'ended' ? 'ended' : 'draft';
    const moments = state === 'draft' ? shelved.moments.filter(({ what }) => what !== 'publish') : [];
    await shelve(change.db, type, item, { ...shelved, state, was: 'live', moments, at });
  } else await unshelve(change.db, id);
  const event = { type: type.name, item: id, title: titleOf(type, item) };
  await writeAuditEvent(site, change, actor, { ...event, action: 'put-back' });
  await site.database.version.increment(change);
}

/**
 * Deletes a record in the trash for good, with its history.
 * @throws 403; 404 unless it is there
 */
export async function deleteForGood(site: Site, actor: Actor, id: string): Promise<void> {
  mustHaveDuty(actor, 'publisher');
  const dropped = await makeChange(site, actor, async ({ change }) => {
    const row = await change.db
      .selectFrom('shelved')
      .select(['type', 'title'])
      .where('record', '=', id)
      .where('state', '=', 'trash')
      .executeTakeFirst();
    if (!row) throw errors.notFound('record');
    const event = { action: 'erased', type: row.type, item: id, title: row.title } as const;
    await writeAuditEvent(site, change, actor, event);
    await site.database.version.increment(change);
    return forgetHistory(site, change, id);
  });
  await removeFiles(site, dropped);
}

/** Bounds the deletions of one call; the next call continues. */
const MAX_AT_ONCE = 100;

/**
 * Deletes records in the trash for good, a limited number at a time, each in a change of its own.
 * @param type only records of this type
 * @returns how many are gone, and how many are left
 * @throws 403
 */
export async function emptyTrash(
  site: Site,
  actor: Actor,
  type: string | undefined,
): Promise<{ erased: number; left: number }> {
  mustHaveDuty(actor, 'publisher');
  const lying = site.database.reader
    .selectFrom('shelved')
    .where('state', '=', 'trash')
    .$if(type !== undefined, (query) => query.where('type', '=', type ?? ''));
  const rows = await lying.select('record').orderBy('at').limit(MAX_AT_ONCE).execute();
  let erased = 0;
  for (const { record } of rows) if (await isErased(site, actor, record)) erased += 1;
  const { left } = await lying.select((eb) => eb.fn.countAll().as('left')).executeTakeFirstOrThrow();
  return { erased, left: Number(left) };
}

/** @returns false if somebody has put it back or deleted it meanwhile */
async function isErased(site: Site, actor: Actor, record: string): Promise<boolean> {
  try {
    await deleteForGood(site, actor, record);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return false;
    throw error;
  }
}

/**
 * Discards a draft. A record that is only a draft goes to the trash.
 * @throws 403; 404 without a draft; 409 in the trash; 412
 */
export async function discardDraft(
  site: Site,
  actor: Actor,
  type: ContentType,
  id: string,
  seen: Seen | undefined,
): Promise<Managed> {
  mustHaveDuty(actor, ...writersOf(type));
  return changeManaged(site, actor, type, id, {
    async work(open, present) {
      const { change } = open;
      mustBeAbleToChange(actor, present);
      if (seen && !seen(tagOf(present))) throw await staleDraft(change.db, present);
      const isOnlyDraft = !present.live && stateOf(present) !== 'ended';
      if (isOnlyDraft) await intoTrash(open, present);
      else if (!present.draft) throw errors.notFound('draft');
      else {
        await deleteDraft(change.db, id);
        await holdFiles(change, 'draft', id, [], site.now());
        if (await clearMoment(change.db, id, 'publish')) await site.database.version.increment(change);
      }
      return {};
    },
  });
}
