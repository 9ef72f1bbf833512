import { sql } from 'kysely';
import type { Db } from '../engine.ts';
import { DatabaseRefused } from '../refused.ts';

/** Which connection asks for its server process, in an order in which a transaction pooler mixes them up. */
const ORDER = ['first', 'second', 'first', 'second', 'second', 'first'] as const;

async function backendOf(db: Db): Promise<number | undefined> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  return rows[0]?.pid;
}

/**
 * Refuses a pooler that gives each transaction another server connection: the site's time-outs, its listening for
 * changes and the durability of its commits are set for a connection (requirement 18.35).
 * @param first @param second two open connections @throws DatabaseRefused
 */
export async function refuseTransactionPooling(first: Db, second: Db): Promise<void> {
  const backends = { first: new Set<unknown>(), second: new Set<unknown>() };
  for (const name of ORDER) backends[name].add(await backendOf(name === 'first' ? first : second));
  const isOwn =
    backends.first.size === 1 && backends.second.size === 1 && backends.first.isDisjointFrom(backends.second);
  if (isOwn) return;
  throw new DatabaseRefused(
    'A connection pooler in front of the database shares its connections between transactions. Set it to session mode (PgBouncer: pool_mode = session), or name the database itself in DATABASE_URL.',
  );
}
