import { existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Makes the data folder with those above it. One by one: asked to make all of them at once, the runtime never returns
 * where the system allows no folder, as under `/proc`.
 */
export function makeDataFolder(path: string): void {
  const folder = resolve(path);
  if (existsSync(folder)) return;
  makeDataFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o750 });
  } catch (error) {
    // Another process that starts at the same moment may have been first.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
