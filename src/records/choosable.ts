import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Actor } from '../accounts/actor.ts';
import type { Db } from '../db/engine.ts';
import type { fileTables } from '../db/known-files.ts';
import { fileRows, HOLDERS, holderOf } from './files.ts';

/**
 * The condition on rows of stored files that the library offers them to an account: what is live or in the settings names
 * them, the library keeps them, or a draft in which the account has written holds them (requirement 43.2).
 */
export function isChoosable(
  table: (typeof fileTables)[number],
  { account }: Pick<Actor, 'account'>,
): RawBuilder<SqlBool> {
  const path = sql.ref(`${table}.path`);
  const holders = sql.join(HOLDERS.map((holder) => sql.lit(holder)));
  return sql<SqlBool>`(${sql.ref(`${table}.kept`)} = 1
    or exists (select 1 from picture_use as u where u.path = ${path} and u.type not in (${holders}))
    or exists (
      select 1 from picture_use as u inner join draft as d on u.item = 'draft:' || d.record
      where u.path = ${path} and u.type = 'draft'
        and (d.account = ${account} or d.writers like ${`%"${account}"%`})))`;
}

/**
 * Whether an account may name a stored file in a record: also one that was uploaded for it and that nothing names yet.
 * @param record which may also have what it has or had
 */
export async function mayChoose(
  db: Db,
  actor: Pick<Actor, 'account'>,
  path: string,
  record?: string,
): Promise<boolean> {
  const { table } = fileRows(path);
  const row = await db
    .selectFrom(table)
    .select('path')
    .where('path', '=', path)
    .where((eb) =>
      eb.or([
        isChoosable(table, actor),
        isNew(path),
        ...(record === undefined ? [] : [heldBy(record, path)]),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

const isNew = (path: string) =>
  sql<SqlBool>`not exists (select 1 from picture_use as u where u.path = ${path})`;

/** Whether a record names a file, live, in its draft, on the shelf or in a version. */
const heldBy = (record: string, path: string) => {
  const items = [record, holderOf('draft', record), holderOf('shelved', record)];
  return sql<SqlBool>`exists (select 1 from picture_use as u where u.path = ${path}
    and (u.item in (${sql.join(items)}) or u.item like ${`${holderOf('version', record)}.%`}))`;
};
