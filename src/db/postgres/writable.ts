import { sql } from 'kysely';
import { errors } from '../../errors.ts';
import type { Db } from '../engine.ts';
import { DatabaseFault } from '../fault.ts';
import { withoutTables } from './meaning.ts';
import { IS_READ_ONLY, ReadOnlyServer } from './session.ts';

interface Rights {
  isReadOnly: boolean;
  /** Null while there is no such table. */
  mayWrite: boolean | null;
  /** The user, as it is written in statements. */
  user: string;
}

const notWritable = (user: string) =>
  new DatabaseFault(
    'DATABASE_NOT_WRITABLE',
    `The user ${user} of DATABASE_URL may not change the tables, so nothing is stored. As their owner: grant all on all tables in schema public to ${user}`,
    errors.databaseAway,
  );

/** @throws ReadOnlyServer; DatabaseFault when the user lacks the right to write, or the tables are gone */
export async function assertWritable(reader: Db): Promise<void> {
  const { rows } = await sql<Rights>`
    select ${sql.raw(IS_READ_ONLY)} as "isReadOnly", quote_ident(current_user) as "user",
      has_table_privilege(to_regclass('state'), 'insert') and has_table_privilege(to_regclass('state'), 'update')
        as "mayWrite"
  `.execute(reader);
  const [rights] = rows;
  if (rights?.isReadOnly) throw new ReadOnlyServer();
  if (rights?.mayWrite === false) throw notWritable(rights.user);
  if (rights?.mayWrite === null) throw withoutTables();
}
