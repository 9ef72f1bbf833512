import type { ContentType } from '../schema/define-type.ts';
import type { Db } from './engine.ts';
import { inChunks, inOrder, NEWEST_FIRST, sortOf } from './order.ts';
import { contentOf } from './store.ts';

/** The fields that a record's URL needs. */
export interface RecordName {
  _id: string;
  title: string;
  updatedAt: string;
}

/** The names of all records of a type, newest first, in chunks. */
export async function* namesOf(reader: Db, type: ContentType): AsyncGenerator<RecordName[]> {
  const query = contentOf(reader)
    .selectFrom(type.name)
    .select(['_id', 'createdAt', 'updatedAt', `${type.titleField} as title`]);
  for await (const rows of inChunks(query, NEWEST_FIRST))
    yield rows.map(({ _id, title, updatedAt }) => ({
      _id: String(_id),
      title: String(title),
      updatedAt: String(updatedAt),
    }));
}

interface BriefOptions<Name extends string> {
  fields: readonly Name[];
  limit: number;
  /** Ids of the pinned records. */
  pinned: readonly string[];
}

/** Some text fields of the first records in the visitors' order, without reading whole records. */
export async function briefsOf<Name extends string>(
  reader: Db,
  type: ContentType,
  { fields, limit, pinned }: BriefOptions<Name>,
): Promise<Record<Name | '_id', string>[]> {
  const columns: readonly string[] = ['_id', ...fields];
  const rows = await inOrder(contentOf(reader).selectFrom(type.name).select(columns), sortOf(type, 'shown'))
    .limit(limit)
    .execute();
  const briefs = rows.map(
    (row) =>
      Object.fromEntries(columns.map((column) => [column, String(row[column])])) as Record<
        Name | '_id',
        string
      >,
  );
  if (pinned.length === 0) return briefs;
  return [...new Set([...pinned.flatMap((id) => briefs.find(({ _id }) => _id === id) ?? []), ...briefs])];
}
