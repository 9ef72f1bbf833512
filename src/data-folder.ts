import { existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Creates the data folder and its parents, one by one: Node.js's `recursive` option never returns where the system
 * allows no folder, as under `/proc`.
 * @returns whether the folder was missing
 */
export function makeDataFolder(path: string): boolean {
  const folder = resolve(path);
  if (existsSync(folder)) return false;
  makeDataFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o750 });
    return true;
  } catch (error) {
    // Another process may have created it at the same moment.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}
