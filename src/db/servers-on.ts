import { sql } from 'kysely';
import type { Engine } from './engine.ts';

/** How many servers are seen on a database that several may share, on whichever machine; of an embedded one the folder tells. */
export async function serversOn({ kind, reader }: Engine): Promise<number> {
  if (kind === 'sqlite') return 0;
  // Each listens for changes on a connection of its own, whose last statement this stays.
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and query = 'listen chautari_content'`.execute(reader);
  return rows[0]?.count ?? 0;
}
