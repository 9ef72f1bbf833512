import { join } from 'node:path';
import type { Engine } from './engine.ts';

/**
 * The engine that the settings ask for. Each is loaded only when it is the one.
 * @param url `postgres://…`, or undefined for the embedded database in `dataDir`
 */
export async function connect(
  { url, dataDir }: { url: string | undefined; dataDir: string },
  warn?: (error: Error) => void,
): Promise<Engine> {
  if (url) return (await import('./postgres/engine.ts')).postgresEngine(url, warn);
  return (await import('./sqlite/engine.ts')).sqliteEngine(join(dataDir, 'chautari.sqlite'));
}
