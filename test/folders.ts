import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, vi } from 'vitest';

/** Inputs that others wrote to break servers; beside the checkout, where they are. */
const COLLECTION = new URL('../../shared/testdata/', import.meta.url);

/** Files of one folder of the collection, in order; none where it is not there. */
export function collected(folder: string): { name: string; bytes: Buffer<ArrayBuffer> }[] {
  const url = new URL(`${folder}/`, COLLECTION);
  if (!existsSync(url)) return [];
  return readdirSync(url)
    .sort()
    .map((name) => ({ name, bytes: Buffer.from(readFileSync(join(fileURLToPath(url), name))) }));
}

/** The texts of one file of the collection: a list of texts, or of objects that carry one as `s` or `payload`; none without it. */
export function collectedTexts(path: string): string[] {
  const url = new URL(path, COLLECTION);
  if (!existsSync(url)) return [];
  const list = JSON.parse(readFileSync(url, 'utf8')) as (string | { s?: string; payload?: string })[];
  return list.map((entry) => (typeof entry === 'string' ? entry : (entry.payload ?? entry.s ?? '')));
}

/** Names of the stored pictures' files. */
export function storedFiles({ dataDir }: { dataDir: string }): Promise<string[]> {
  return readdir(join(dataDir, 'uploads')).catch(() => []);
}

/** Nothing unfinished may stay; what a broken connection left is cleared away a moment after it broke. */
export async function expectNothingUnfinished({ dataDir }: { dataDir: string }): Promise<void> {
  await vi.waitFor(async () => expect(await readdir(join(dataDir, 'incoming')).catch(() => [])).toEqual([]), {
    timeout: 10_000,
  });
}
