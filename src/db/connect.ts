import { join } from 'node:path';
import type { Engine } from './engine.ts';

/** Where a database is: at a `postgres://…` address, or, without one, in a folder. */
export interface Whereabouts {
  url: string | undefined;
  dataDir: string;
}

/**
 * The engine that the settings ask for. Each is loaded only when it is the one.
 * @param url `postgres://…`, or undefined for the embedded database in `dataDir`
 */
export async function connect({ url, dataDir }: Whereabouts, warn?: (error: Error) => void): Promise<Engine> {
  if (url) return (await import('./postgres/engine.ts')).postgresEngine(url, warn);
  const { DATABASE_FILE, sqliteEngine } = await import('./sqlite/engine.ts');
  return sqliteEngine(join(dataDir, DATABASE_FILE));
}
