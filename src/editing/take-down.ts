import { type Actor, mustHaveDuty } from '../accounts/actor.ts';
import { removeFiles } from '../actions/change-item.ts';
import { holdShelved, takeOut } from '../actions/delete-item.ts';
import { recordVersion } from '../actions/record-version.ts';
import { touchDraft } from '../db/editing/drafts.ts';
import { clearMoment } from '../db/editing/moments.ts';
import { shelve } from '../db/editing/shelved.ts';
import { latestVersion } from '../db/editing/versions.ts';
import { errors } from '../errors.ts';
import { sentencesIn } from '../languages/sentences.ts';
import { type ContentType, nounOf } from '../schema/define-type.ts';
import type { Site } from '../whole-site.ts';
import { beginDraft } from './begin-draft.ts';
import type { Work } from './go-live.ts';
import { words } from './in-each.ts';
import { findManaged, type Managed, managedFor, type Seen, tagOf } from './managed.ts';
import { staleDraft } from './save-draft.ts';

const said = sentencesIn(words);

/**
 * Takes a record down: the live record becomes its draft, unless there is one, whose schedule ends.
 * @throws 403, 404; 409 unless it is live; 412
 */
export async function unpublish(
  site: Site,
  actor: Actor,
  type: ContentType,
  id: string,
  seen: Seen,
): Promise<Managed> {
  mustHaveDuty(actor, 'publisher');
  const { managed, dropped } = await site.database.write(async (change) => {
    const present = await managedFor(change.db, type, id);
    if (!seen(tagOf(present))) throw await staleDraft(change.db, present);
    const dropped = await takeDown({ site, actor, change }, present, 'unpublished');
    const managed = await findManaged(change.db, type, id);
    if (!managed) throw errors.notFound(nounOf(type));
    return { managed: { ...managed, endedSchedule: present.dates.publishAt }, dropped };
  });
  await removeFiles(site, dropped);
  return managed;
}

/**
 * Within a change: takes a live record down, by hand or at its date.
 * @param at the instant from which it counts as taken down; now by default
 * @returns paths of files to remove after the commit
 * @throws 409 unless the record is live
 */
export async function takeDown(
  work: Work,
  managed: Managed,
  kind: 'unpublished' | 'ended',
  at = work.site.now().toISOString(),
): Promise<string[]> {
  const { type, id, live, draft } = managed;
  const { site, actor, change } = work;
  if (!live) throw errors.conflict(said.notLive);
  const version = Math.max(live.version, await latestVersion(change.db, id)) + 1;
  await recordVersion(site, actor, change, type, {
    before: live,
    after: { item: live.item, version },
    kind,
  });
  const taken = await takeOut({ ...work, action: kind }, type, id);
  await holdShelved(work, type, taken);
  const { row, attached } = taken;
  const state = kind === 'ended' ? 'ended' : 'draft';
  const { account } = actor;
  await shelve(change.db, type, live.item, {
    state,
    was: 'live',
    row,
    attached,
    moments: [],
    at,
    account,
  });
  await clearMoment(change.db, id, 'expire');
  await clearMoment(change.db, id, 'unpin');
  // What somebody takes down does not come back by itself; a date that ends a record leaves what is to follow it.
  if (kind === 'unpublished') await clearMoment(change.db, id, 'publish');
  if (kind === 'unpublished' && draft) await touchDraft(change.db, id);
  else if (kind === 'unpublished') await beginDraft(work, managed);
  return taken.dropped;
}
