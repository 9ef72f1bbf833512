import { join } from 'node:path';
import { sql } from 'kysely';
import type { Engine } from './engine.ts';
import type { RestoreTarget } from './restore-target.ts';

/** Where a database is: at a `postgres://…` URL or, without one, in a file in the data folder. */
export interface DatabaseLocation {
  url: string | undefined;
  dataDir: string;
  /** Whether an embedded database has to be there already; otherwise it is made. */
  mustExist?: boolean;
  /** Replaces the clock of stored instants, for tests and rehearsals. */
  now?: (() => Date) | undefined;
}

/**
 * Opens the engine that the settings ask for; the module of the other one is never loaded.
 * @param url `postgres://…` with one host, or undefined for the embedded database in `dataDir`
 */
export async function connect(
  { url, dataDir, mustExist = false, now }: DatabaseLocation,
  warn?: (error: Error) => void,
): Promise<Engine> {
  const options = warn && { warn };
  let engine: Engine;
  if (url) engine = (await import('./postgres/engine.ts')).postgresEngine(url, options);
  else {
    const { DATABASE_FILE, sqliteEngine } = await import('./sqlite/engine.ts');
    engine = sqliteEngine(join(dataDir, DATABASE_FILE), { mustExist, ...options });
  }
  return now ? { ...engine, now } : engine;
}

export async function restoreTargetOf({ url, dataDir }: DatabaseLocation): Promise<RestoreTarget> {
  if (url) return (await import('./postgres/restore-target.ts')).postgresRestoreTarget(url);
  return (await import('./sqlite/restore-target.ts')).sqliteRestoreTarget(dataDir);
}

/** How many servers are seen on a database that several may share, on whichever machine; of an embedded one the folder tells. */
export async function serversOn({ kind, reader }: Engine): Promise<number> {
  if (kind === 'sqlite') return 0;
  // Each listens for changes on a connection of its own, whose last statement this stays.
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and query = 'listen chautari_content'`.execute(reader);
  return rows[0]?.count ?? 0;
}
