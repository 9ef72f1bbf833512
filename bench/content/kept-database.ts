import { createHash } from 'node:crypto';
import {
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fill, frozenMigrations } from './fill.ts';

const CACHE = fileURLToPath(new URL('../../.cache/', import.meta.url));
const FILE = 'chautari.sqlite';

/**
 * A data folder of its own with so many notices in the embedded database. The filled database is kept in `.cache/`
 * for the next run, as long as neither the tables nor the notices change.
 */
export async function dataFolderWith(count: number): Promise<string> {
  const kept = join(CACHE, `bench-${count}-${fingerprint()}.sqlite`);
  if (!existsSync(kept)) {
    const filling = emptyDataFolder();
    await fill({ url: undefined, dataDir: filling }, count);
    renameSync(join(filling, FILE), kept);
  }
  const folder = emptyDataFolder();
  copyFileSync(kept, join(folder, FILE), constants.COPYFILE_FICLONE);
  return folder;
}

/**
 * A data folder with nothing in it yet, removed when this process ends. It stands beside the project, since what is
 * temporary may be kept in memory, where a durable commit costs nothing.
 */
export function emptyDataFolder(): string {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, 'bench-data-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

function fingerprint(): string {
  const words = readFileSync(new URL('notices.ts', import.meta.url));
  return createHash('sha256')
    .update(JSON.stringify(frozenMigrations()))
    .update(words)
    .digest('hex')
    .slice(0, 12);
}
