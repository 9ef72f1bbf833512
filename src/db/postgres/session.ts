import type pg from 'pg';
import { DatabaseRefused } from '../fault.ts';
import { CLOCK_COLUMN, type DatabaseClock } from './database-clock.ts';

/** A statement that runs longer is a mistake, or the server hangs. Below the deadline of a request. */
const STATEMENT_TIMEOUT = '25s';
/** How long a change waits for the lock that another process holds. */
const LOCK_TIMEOUT = '10s';
/** A process that hangs inside a change blocks the writers of all others. */
const IDLE_IN_TRANSACTION_TIMEOUT = '15s';

/**
 * Set by statements, since PgBouncer refuses them as startup parameters. Warnings are on, because a warning is
 * the only sign of a cancelled wait for the standby.
 */
const SETTINGS = `
  set synchronous_commit = on;
  set statement_timeout = '${STATEMENT_TIMEOUT}';
  set lock_timeout = '${LOCK_TIMEOUT}';
  set idle_in_transaction_session_timeout = '${IDLE_IN_TRANSACTION_TIMEOUT}';
  set client_min_messages = warning`;

export const LIFT_STATEMENT_TIMEOUT = 'set local statement_timeout = 0';
/**
 * For a transaction that reads or changes the whole database: a backup, a migration, a restore. It waits
 * without a limit for another such transaction to end: a migration for a backup that is running, for instance.
 */
export const LIFT_TIMEOUTS = `${LIFT_STATEMENT_TIMEOUT}; set local idle_in_transaction_session_timeout = 0; set local lock_timeout = 0`;

export const IS_READ_ONLY = `pg_is_in_recovery() or current_setting('transaction_read_only') = 'on'`;
const PROBE = `select ${IS_READ_ONLY} as "isReadOnly", ${CLOCK_COLUMN}`;

interface Probe {
  isReadOnly: boolean;
  databaseMs: number;
}

/** The server that was connected to takes no writes: it is a standby, or was set so. */
export class ReadOnlyServer extends Error {
  constructor() {
    super('The database server accepts no writes: it is a standby, or read-only');
    this.name = 'ReadOnlyServer';
  }
}

/**
 * Prepares a new connection and reads the server's clock, in one round trip.
 * @param isReadOnly whether its transactions may only read
 * @throws ReadOnlyServer
 */
export async function beginSession(
  client: pg.ClientBase,
  clock: DatabaseClock,
  isReadOnly = false,
): Promise<void> {
  await clock.measure(async () => {
    const results = (await client.query(`${SETTINGS}; ${PROBE}`)) as unknown as pg.QueryResult<Probe>[];
    const probe = results.at(-1)?.rows[0];
    if (!probe || probe.isReadOnly) throw new ReadOnlyServer();
    return probe.databaseMs;
  });
  if (isReadOnly) await client.query('set default_transaction_read_only = on');
}

/** Explains a connection error that only the operator can fix; returns any other unchanged. */
export function explained(error: unknown): unknown {
  const { message = '' } = error as { message?: string };
  if (!/unsupported startup parameter/.test(message)) return error;
  return new DatabaseRefused(
    `The connection pooler refuses a startup parameter (${message}). Take it out of DATABASE_URL, or name it in ignore_startup_parameters of PgBouncer.`,
  );
}
