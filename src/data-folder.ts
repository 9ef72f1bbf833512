import { existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Makes the data folder with those above it. One by one: asked to make all of them at once, the runtime never returns
 * where the system allows no folder, as under `/proc`.
 * @returns whether it was missing
 */
export function makeDataFolder(path: string): boolean {
  const folder = resolve(path);
  if (existsSync(folder)) return false;
  makeDataFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o750 });
    return true;
  } catch (error) {
    // Another process that starts at the same moment may have been first.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}
