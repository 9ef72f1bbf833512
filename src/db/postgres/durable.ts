import { sql } from 'kysely';
import type { Db } from '../engine.ts';
import { DatabaseRefused } from '../refused.ts';
import { refuseTransactionPooling } from './pooler.ts';

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
