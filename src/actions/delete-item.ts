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
import { type RemovingAction, recordItemChange } from './audit-event.ts';
import { type Precondition, removeFiles } from './change-item.ts';
import { type ActionContext, type Actor, mustBeAbleToPublish } from './context.ts';
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
  context: ActionContext;
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
  { context, actor, change, action }: TakeOut,
  type: ContentType,
  id: string,
): Promise<TakenOut> {
  const row = await findRow(change.db, type, id);
  const item = row && (await deleteRow(change.db, type, id));
  if (!row || !item) throw errors.notFound(nounOf(type));
  const dropped = await updateFileReferences(change, type, item, null, context.now());
  const attached: AttachedRow[] = [];
  for (const other of context.types) {
    for (const [name, field] of fieldsOf(other)) {
      if (field.refersTo?.type !== type.name) continue;
      for (const referrer of await idsReferencing(change.db, other, name, id)) {
        const one = await takeOut({ context, actor, change, action }, other, referrer);
        attached.push({ type: other.name, row: one.row }, ...one.attached);
        dropped.push(...one.dropped);
      }
    }
  }
  for (const student of await forgetSemester(change, type, id))
    attached.push({ type: STUDENT, row: { _id: student, semester: id } });
  await recordItemChange(context, actor, change, action, type, item);
  return { item, row, attached, dropped };
}

/** Within a change: the shelf holds the files of a shelved record and of the rows attached to it. */
export async function holdShelved(
  { context, change }: Pick<TakeOut, 'context' | 'change'>,
  type: ContentType,
  { item, attached }: Pick<TakenOut, 'item' | 'attached'>,
): Promise<void> {
  const paths = attached.flatMap((one) => {
    const other = context.types.find(({ name }) => name === one.type);
    return other ? filesIn(other, itemFrom(other, one.row)) : [];
  });
  await holdFiles(change, 'shelved', item._id, [...filesIn(type, item), ...paths], context.now());
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
  context: ActionContext,
  actor: Actor,
  type: ContentType,
  id: string,
  { seen, isForGood = false }: Deletion = {},
): Promise<Item> {
  mustBeAbleToPublish(actor);
  const { item, dropped } = await context.database.write(async (change) => {
    const present = await findItem(change.db, type, id);
    if (present && seen && !seen(present.version)) throw errors.stale();
    return deleteWithin({ context, actor, change }, type, id, { present, isForGood });
  });
  await removeFiles(context, dropped);
  await context.database.reading.withRelated(type, [item]);
  return item;
}

/** Within a change: deletes a live record, into the trash if its type has one. @throws 404 */
export async function deleteWithin(
  { context, actor, change }: Omit<TakeOut, 'action'>,
  type: ContentType,
  id: string,
  { present, isForGood = false }: { present: Versioned | null; isForGood?: boolean },
): Promise<TakenOut> {
  // The version comes first, because it holds the files that the record drops.
  if (present && type.drafts && !isForGood) await recordDeletion(context, actor, change, type, present);
  const forgotten = isForGood ? await forgetHistory(context, change, id) : [];
  const taken = await takeOut({ context, actor, change, action: 'deleted' }, type, id);
  if (type.drafts && !isForGood) await intoTrash(context, actor, change, type, taken);
  else await untie(change.db, id, taken.attached);
  return { ...taken, dropped: [...taken.dropped, ...forgotten] };
}

async function recordDeletion(
  context: ActionContext,
  actor: Actor,
  change: Change,
  type: ContentType,
  before: Versioned,
) {
  const version = Math.max(before.version, await latestVersion(change.db, before.item._id)) + 1;
  const after = { item: before.item, version };
  await recordVersion(context, actor, change, type, { before, after, kind: 'deleted' });
}

async function intoTrash(
  context: ActionContext,
  actor: Actor,
  change: Change,
  type: ContentType,
  taken: TakenOut,
) {
  const { item, row, attached } = taken;
  await holdShelved({ context, change }, type, taken);
  const at = context.now().toISOString();
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
