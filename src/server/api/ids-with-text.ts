import type { Db } from '../../db/engine.ts';
import { contentOf } from '../../db/store.ts';
import { type ContentType, fieldsOf } from '../../schema/define-type.ts';
import { foldWithDigits as fold } from '../../schema/fold.ts';

/** More records than any type with such a field has. */
const MAX_READ = 2000;

/** Ids of the records that have this text in a field with `isListedByText`: the semesters with a subject. */
export async function idsWithText(db: Db, type: ContentType, q: string): Promise<string[]> {
  const needle = fold(q.trim());
  const fields = fieldsOf(type).filter(([, { isListedByText }]) => isListedByText);
  if (needle === '' || fields.length === 0) return [];
  const rows = await contentOf(db)
    .selectFrom(type.name)
    .select(['_id', ...fields.map(([name]) => name)])
    .limit(MAX_READ)
    .execute();
  return rows
    .filter((row) =>
      fields.some(([name, field]) =>
        fold(field.searchText(field.fromStored(row[name] ?? null))).includes(needle),
      ),
    )
    .map(({ _id }) => String(_id));
}
