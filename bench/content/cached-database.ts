import { createHash } from 'node:crypto';
import {
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Filling, fill, frozenMigrations } from './fill.ts';
import { notices } from './notices.ts';

export const CACHE = fileURLToPath(new URL('../../.cache/', import.meta.url));
const FILE = 'chautari.sqlite';

/**
 * A data folder with `count` notices in the embedded database. The filled database is cached in `.cache/` as long as
 * neither the tables nor the notices change.
 */
export function dataFolderWith(count: number): Promise<string> {
  return folderWith(`bench-${count}-${fingerprint()}`, () => ({ notices: notices(count) }));
}

/** The same with a search index, cached as long as the search code does not change either. */
export function searchableFolderWith(count: number): Promise<string> {
  const name = `bench-found-${count}-${fingerprint(...searchFiles())}`;
  return folderWith(name, () => ({ notices: notices(count), isFound: true }));
}

async function folderWith(name: string, filling: () => Filling): Promise<string> {
  const kept = join(CACHE, `${name}.sqlite`);
  if (!existsSync(kept)) {
    const folder = emptyDataFolder();
    await fill(folder, filling());
    renameSync(join(folder, FILE), kept);
  }
  const folder = emptyDataFolder();
  copyFileSync(kept, join(folder, FILE), constants.COPYFILE_FICLONE);
  return folder;
}

/**
 * An empty data folder, removed at exit. It is created inside the project, since the system's temporary folder may be
 * in memory, where an fsync costs nothing.
 */
export function emptyDataFolder(): string {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, 'bench-data-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

function fingerprint(...files: string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(frozenMigrations()));
  for (const file of ['fill.ts', 'notices.ts', ...files])
    hash.update(readFileSync(new URL(file, import.meta.url)));
  return hash.digest('hex').slice(0, 12);
}

/** The sources that determine the index. */
function searchFiles(): string[] {
  const folder = '../../src/search/';
  return readdirSync(new URL(folder, import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort()
    .map((file) => folder + file);
}
