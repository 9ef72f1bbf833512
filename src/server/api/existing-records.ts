import { settingsEvent } from '../../actions/college.ts';
import { submissionTypes } from '../../content/submissions.ts';
import type { ContentRow, Db } from '../../db/engine.ts';
import { contentOf } from '../../db/store.ts';
import type { ContentType } from '../../schema/define-type.ts';

interface Named {
  type: string;
  /** Its id; may be empty. */
  record: string;
}

/** The records among these that exist and have a form in the back office, in the given order. */
export async function existing(
  db: Db,
  types: readonly ContentType[],
  records: readonly Named[],
): Promise<boolean[]> {
  const tables = new Map(types.map(({ name }) => [name, [name]]));
  for (const { name, stored, spam } of submissionTypes) tables.set(name, [stored.name, spam.name]);
  tables.set('account', ['account']);
  const found = new Set<string>();
  for (const [type, same] of Map.groupBy(records, (one) => one.type)) {
    const ids = [...new Set(same.map(({ record }) => record))];
    for (const table of tables.get(type) ?? [])
      for (const { _id } of await idsIn(db, table, ids)) found.add(`${type} ${_id}`);
  }
  return records.map(({ type, record }) => type === settingsEvent.type || found.has(`${type} ${record}`));
}

function idsIn(db: Db, table: string, ids: readonly string[]): Promise<ContentRow[]> {
  return contentOf(db).selectFrom(table).select('_id').where('_id', 'in', ids).execute();
}
