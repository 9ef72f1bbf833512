import { forgetSemester } from '../accounts/studies.ts';
import { deleteItem as deleteRow, findItem, idsReferencing } from '../db/store.ts';
import type { Change } from '../db/writer.ts';
import { errors } from '../errors.ts';
import { type ContentType, fieldsOf, type Item } from '../schema/define-type.ts';
import { recordItemChange } from './audit-event.ts';
import { type Precondition, removeFiles } from './change-item.ts';
import { type ActionContext, type Actor, mustBeAbleToPublish } from './context.ts';
import { updateFileReferences } from './file-references.ts';

/** Deletes the records that refer to this one, recursively. @returns paths of files to remove */
async function deleteReferring(
  context: ActionContext,
  actor: Actor,
  change: Change,
  type: ContentType,
  id: string,
) {
  const dropped: string[] = [];
  for (const other of context.types) {
    for (const [name, field] of fieldsOf(other)) {
      if (field.refersTo?.type !== type.name) continue;
      for (const referrer of await idsReferencing(change.db, other, name, id)) {
        dropped.push(...(await deleteOne(context, actor, change, other, referrer)).dropped);
      }
    }
  }
  return dropped;
}

async function deleteOne(
  context: ActionContext,
  actor: Actor,
  change: Change,
  type: ContentType,
  id: string,
): Promise<{ item: Item; dropped: string[] }> {
  const item = await deleteRow(change.db, type, id);
  if (!item) throw errors.notFound(type.admin.noun);
  const dropped = await updateFileReferences(change, type, item, null, context.now());
  dropped.push(...(await deleteReferring(context, actor, change, type, id)));
  await forgetSemester(change, type, id);
  await recordItemChange(context, actor, change, 'deleted', type, item);
  return { item, dropped };
}

/**
 * Deletes a record, the records that refer to it, and their files.
 * @returns the deleted record
 * @throws 403, 404, 412
 */
export async function deleteItem(
  context: ActionContext,
  actor: Actor,
  type: ContentType,
  id: string,
  seen?: Precondition,
): Promise<Item> {
  mustBeAbleToPublish(actor);
  const { item, dropped } = await context.database.write(async (change) => {
    const present = await findItem(change.db, type, id);
    if (present && seen && !seen(present.version)) throw errors.stale();
    return deleteOne(context, actor, change, type, id);
  });
  await removeFiles(context, dropped);
  await context.database.reading.withRelated(type, [item]);
  return item;
}
