import { type Actor, mustHaveDuty } from '../accounts/actor.ts';
import { forgetSemester } from '../accounts/studies.ts';
import { takeMoments } from '../db/editing/moments.ts';
import { endPreviewsOf } from '../db/editing/previews.ts';
import { type AttachedRow, STUDENT, shelve } from '../db/editing/shelved.ts';
import { latestVersion } from '../db/editing/versions.ts';
import type { ContentRow } from '../db/engine.ts';
import {
  deleteItem as deleteRow,
  findItem,
  findRow,
  idsReferencing,
  itemFrom,
  type Versioned,
} from '../db/store.ts';
import type { Change } from '../db/writer.ts';
import { errors } from '../errors.ts';
import { type ContentType, fieldsOf, type Item, nounOf } from '../schema/define-type.ts';
import type { Site } from '../whole-site.ts';
import { type RemovingAction, recordItemChange } from './audit-event.ts';
import { type Precondition, removeFiles } from './change-item.ts';
import { filesIn, holdFiles, updateFileReferences } from './file-references.ts';
import { forgetHistory } from './forget-history.ts';
import { recordVersion } from './record-version.ts';
import { untie } from './untie.ts';

/** A record that was taken out of the live ones, with the rows that went with it. */
export interface TakenOut {
  item: Item;
  row: ContentRow;
  /** The records that named it, and those that named these. */
  attached: AttachedRow[];
  /** Paths of files to remove after the commit. */
  dropped: string[];
}

export interface TakeOut {
  site: Site;
  actor: Actor;
  change: Change;
  /** What the audit says. */
  action: RemovingAction;
}

/**
 * Within a change: takes a record and those that refer to it out of what is live, with their search entries.
 * @throws 404
 */
export async function takeOut(
  { site, actor, change, action }: TakeOut,
  type: ContentType,
  id: string,
): Promise<TakenOut> {
  const row = await findRow(change.db, type, id);
  const item = row && (await deleteRow(change.db, type, id));
  if (!row || !item) throw errors.notFound(nounOf(type));
  const dropped = await updateFileReferences(change, type, item, null, site.now());
  const attached: AttachedRow[] = [];
  for (const other of site.types) {
    for (const [name, field] of fieldsOf(other)) {
      if (field.refersTo?.type !== type.name) continue;
      for (const referrer of await idsReferencing(change.db, other, name, id)) {
        const one = await takeOut({ site, actor, change, action }, other, referrer);
        attached.push({ type: other.name, row: one.row }, ...one.attached);
        dropped.push(...one.dropped);
      }
    }
  }
  for (const student of await forgetSemester(change, type, id))
    attached.push({ type: STUDENT, row: { _id: student, semester: id } });
  await recordItemChange(site, actor, change, action, type, item);
  return { item, row, attached, dropped };
}

/** Within a change: the shelf holds the files of a shelved record and of the rows attached to it. */
export async function holdShelved(
  { site, change }: Pick<TakeOut, 'site' | 'change'>,
  type: ContentType,
  { item, attached }: Pick<TakenOut, 'item' | 'attached'>,
): Promise<void> {
  const paths = attached.flatMap((one) => {
    const other = site.types.find(({ name }) => name === one.type);
    return other ? filesIn(other, itemFrom(other, one.row)) : [];
  });
  await holdFiles(change, 'shelved', item._id, [...filesIn(type, item), ...paths], site.now());
}

export interface Deletion {
  seen?: Precondition;
  /** Deletes without the trash, for the demonstration, which leaves nothing behind. */
  isForGood?: boolean;
}

/**
 * Deletes a record and the records that refer to it: into the trash, if its type has one.
 * @returns the deleted record
 * @throws 403, 404, 412
 */
export async function deleteItem(
  site: Site,
  actor: Actor,
  type: ContentType,
  id: string,
  { seen, isForGood = false }: Deletion = {},
): Promise<Item> {
  mustHaveDuty(actor, 'publisher');
  const { item, dropped } = await site.database.write(async (change) => {
    const present = await findItem(change.db, type, id);
    if (present && seen && !seen(present.version)) throw errors.stale();
    return deleteWithin({ site, actor, change }, type, id, { present, isForGood });
  });
  await removeFiles(site, dropped);
  await site.database.reading.withRelated(type, [item]);
  return item;
}

/** Within a change: deletes a live record, into the trash if its type has one. @throws 404 */
export async function deleteWithin(
  { site, actor, change }: Omit<TakeOut, 'action'>,
  type: ContentType,
  id: string,
  { present, isForGood = false }: { present: Versioned | null; isForGood?: boolean },
): Promise<TakenOut> {
  // The version comes first, because it holds the files that the record drops.
  if (present && type.drafts && !isForGood) await recordDeletion(site, actor, change, type, present);
  const forgotten = isForGood ? await forgetHistory(site, change, id) : [];
  const taken = await takeOut({ site, actor, change, action: 'deleted' }, type, id);
  if (type.drafts && !isForGood) await intoTrash(site, actor, change, type, taken);
  else await untie(change.db, id, taken.attached);
  return { ...taken, dropped: [...taken.dropped, ...forgotten] };
}

async function recordDeletion(
  site: Site,
  actor: Actor,
  change: Change,
  type: ContentType,
  before: Versioned,
) {
  const version = Math.max(before.version, await latestVersion(change.db, before.item._id)) + 1;
  const after = { item: before.item, version };
  await recordVersion(site, actor, change, type, { before, after, kind: 'deleted' });
}

async function intoTrash(site: Site, actor: Actor, change: Change, type: ContentType, taken: TakenOut) {
  const { item, row, attached } = taken;
  await holdShelved({ site, change }, type, taken);
  const at = site.now().toISOString();
  // A link that has ended stays ended, also when the record is put back.
  await endPreviewsOf(change.db, 'record', item._id, at);
  await shelve(change.db, type, item, {
    state: 'trash',
    was: 'live',
    row,
    attached,
    moments: await takeMoments(change.db, item._id),
    at,
    account: actor.account,
  });
}
