import { sql } from 'kysely';
import type { Db } from '../engine.ts';
import { DatabaseRefused } from '../fault.ts';

interface ServerSettings {
  commit: string;
  fsync: string;
  connections: number;
}

export interface DurableOptions {
  /** How many this process opens. */
  connections: number;
  warn(error: Error): void;
}

/**
 * @throws DatabaseRefused when committed changes could be lost, or a pooler is in between
 */
export async function assertDurable(
  { reader, writer }: { reader: Db; writer: Db },
  { connections, warn }: DurableOptions,
): Promise<void> {
  await reader
    .connection()
    .execute((first) => writer.connection().execute((second) => refuseTransactionPooling(first, second)));
  const { rows } = await sql<ServerSettings>`
    select current_setting('synchronous_commit') as commit, current_setting('fsync') as fsync,
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as connections
  `.execute(writer);
  const [server] = rows;
  if (server?.commit !== 'on') throw new DatabaseRefused('synchronous_commit cannot be set on the database');
  // Only the server's owner can change this, and a disposable database may run without it.
  if (server.fsync === 'off')
    warn(new Error('The database server runs with fsync off: a power cut may lose what was acknowledged'));
  if (connections > server.connections)
    warn(
      new Error(
        `This process may open ${connections} connections to the database, whose max_connections leaves ${server.connections}`,
      ),
    );
}

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
