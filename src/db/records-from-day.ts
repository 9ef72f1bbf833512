import type { ContentType, FieldOfKind, RecordBase } from '../schema/define-type.ts';
import type { Fields } from '../schema/field.ts';
import type { OpenDatabase } from './database.ts';
import { contentOf, itemFrom, type Versioned } from './store.ts';

/**
 * The first `limit` records whose day field holds this day or a later one, earliest first.
 * @param day `YYYY-MM-DD`
 */
export async function recordsFromDay<R extends RecordBase, F extends Fields>(
  { reader, reading }: Pick<OpenDatabase, 'reader' | 'reading'>,
  type: ContentType<R, F>,
  field: FieldOfKind<F, 'day'>,
  { day, limit }: { day: string; limit: number },
): Promise<Versioned<R>[]> {
  const column: string = field;
  const rows = await contentOf(reader)
    .selectFrom(type.name)
    .selectAll()
    .where(column, '>=', day)
    .orderBy(column)
    .orderBy('_id')
    .limit(limit)
    .execute();
  const found = rows.map((row) => ({ item: itemFrom(type, row), version: Number(row.version) }));
  await reading.withRelated(
    type,
    found.map(({ item }) => item),
  );
  return found;
}
