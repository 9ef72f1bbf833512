import type { Change } from '../db/writer.ts';
import { type ContentType, fieldsOf, type Item } from '../schema/define-type.ts';
import type { Field } from '../schema/field.ts';
import { fileRows } from './file-rows.ts';

function filesOf(field: Field, name: string, item: Item | null): Set<string> {
  return new Set(item ? field.filesIn(item[name]) : []);
}

/**
 * Updates which pictures and documents a record references. A file without references is removed at once if its field
 * says so; others wait for the sweep, because an edit of a text may be undone.
 * @param before the record before the change, null when it is new
 * @param after the record after the change, null when it is deleted
 * @returns paths of files to remove from storage after the commit
 */
export async function updateFileReferences(
  change: Change,
  type: ContentType,
  before: Item | null,
  after: Item | null,
  now: Date,
): Promise<string[]> {
  const dropped: string[] = [];
  const item = (after ?? before)?._id ?? '';
  for (const [name, field] of fieldsOf(type)) {
    const had = filesOf(field, name, before);
    const has = filesOf(field, name, after);
    for (const path of has)
      if (!had.has(path)) await addReference(change, { path, type: type.name, item, field: name });
    for (const path of had) {
      if (has.has(path)) continue;
      const unused = await dropReference(change, { path, item, field: name }, now);
      if (!unused || !field.dropsFilesAtOnce) continue;
      await fileRows(path).remove(change.db, [path]);
      dropped.push(path);
    }
  }
  return dropped;
}

async function addReference(
  change: Change,
  use: { path: string; type: string; item: string; field: string },
) {
  if (!(await fileRows(use.path).mark(change.db, use.path, null))) return;
  await change.db
    .insertInto('picture_use')
    .values(use)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** @returns whether the file has no references any more */
async function dropReference(change: Change, use: { path: string; item: string; field: string }, now: Date) {
  await change.db
    .deleteFrom('picture_use')
    .where('path', '=', use.path)
    .where('item', '=', use.item)
    .where('field', '=', use.field)
    .execute();
  const other = await change.db
    .selectFrom('picture_use')
    .select('path')
    .where('path', '=', use.path)
    .limit(1)
    .executeTakeFirst();
  if (other) return false;
  await fileRows(use.path).mark(change.db, use.path, now.toISOString());
  return true;
}
