import { sql } from 'kysely';
import type { Db } from '../engine.ts';
import { DatabaseRefused } from '../refused.ts';
import { refuseTransactionPooling } from './pooler.ts';

interface ServerSettings {
  commit: string;
  fsync: string;
  standbys: string;
  connections: number;
}

const NO_STANDBY =
  'it names several hosts, but no standby is synchronous, so a failover would lose what was acknowledged. Set synchronous_standby_names on the server (for example: ANY 1 (*)), or name one host.';

export interface DurableOptions {
  /** How many hosts `DATABASE_URL` names. */
  hosts: number;
  /** How many this process opens to the primary; to each of several hosts one more watches it. */
  connections: number;
  warn(error: Error): void;
}

/**
 * @returns whether commits wait for a standby
 * @throws DatabaseRefused when committed changes could be lost, or a pooler is in between
 */
export async function assertDurable(
  { reader, writer }: { reader: Db; writer: Db },
  { hosts, connections, warn }: DurableOptions,
): Promise<{ hasStandby: boolean }> {
  await reader
    .connection()
    .execute((first) => writer.connection().execute((second) => refuseTransactionPooling(first, second)));
  const { rows } = await sql<ServerSettings>`
    select current_setting('synchronous_commit') as commit, current_setting('fsync') as fsync,
      trim(current_setting('synchronous_standby_names')) as standbys,
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as connections
  `.execute(writer);
  const [server] = rows;
  if (server?.commit !== 'on') throw new DatabaseRefused('synchronous_commit cannot be set on the database');
  if (hosts > 1 && server.standbys === '') throw new DatabaseRefused(NO_STANDBY);
  // Only the server's owner can change this, and a disposable database may run without it.
  if (server.fsync === 'off')
    warn(new Error('The database server runs with fsync off: a power cut may lose what was acknowledged'));
  const needed = connections + (hosts > 1 ? 1 : 0);
  if (needed > server.connections)
    warn(
      new Error(
        `This process may open ${needed} connections to the database, whose max_connections leaves ${server.connections}`,
      ),
    );
  return { hasStandby: server.standbys !== '' };
}
