import { join } from 'node:path';
import { sql } from 'kysely';
import type { Engine } from './engine.ts';

/** How many other processes have the site open, on whichever machine: those that serve it, and commands that change it. */
export async function otherProcesses({ kind, reader }: Engine, dataDir: string): Promise<number> {
  if (kind === 'sqlite') {
    const { lockHolders } = await import('./sqlite/lock-holders.ts');
    return new Set(lockHolders(join(dataDir, 'chautari.sqlite'))).difference(new Set([process.pid])).size;
  }
  // Each listens for changes on a connection of its own, whose last statement this stays.
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and query = 'listen chautari_content'`.execute(reader);
  return rows[0]?.count ?? 0;
}
