import { setTimeout as pause } from 'node:timers/promises';
import { pictureFile } from '../../test/pictures.ts';
import type { DatabaseServer } from '../chaos/database-server.ts';
import type { College, EngineName } from '../college/college.ts';
import { createDatabase } from '../load/database.ts';
import type { Acknowledged } from '../writing/acknowledged.ts';
import { Writer } from '../writing/writer.ts';
import type { SyncFault } from './sync-fault.ts';

const SERVED_WITHIN_MS = 30_000;

/** The database that is tried, and its sync faults. */
export interface Parts {
  engine: EngineName;
  /** Fails syncs of the site, of which SQLite is a part. */
  ofSite: SyncFault;
  /** Fails syncs of PostgreSQL. */
  ofDatabase: SyncFault;
  /** Absent on SQLite. */
  database?: DatabaseServer;
}

/** The settings of a new, empty site whose syncs may fail. */
export async function newSettings({ ofSite, database }: Parts): Promise<Record<string, string>> {
  const url = database && (await createDatabase(database.url));
  return { ...ofSite.env, ...(url && { DATABASE_URL: url }) };
}

/** Starts a site, again and again while PostgreSQL recovers, as a process manager does. */
export async function served<T>({ database }: Parts, start: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + SERVED_WITHIN_MS;
  for (;;) {
    try {
      return await start();
    } catch (error) {
      if (!database || performance.now() > deadline) throw error;
      await pause(200);
    }
  }
}

export async function newWriter(name: string, college: College, acknowledged: Acknowledged): Promise<Writer> {
  const picture = await pictureFile({ width: 330, height: 20 });
  return new Writer(name, { college, acknowledged, picture });
}
