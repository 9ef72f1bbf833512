import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Hostile inputs from public collections, in a folder beside the checkout if there is one. */
const COLLECTION = new URL('../../shared/testdata/', import.meta.url);

/** Files of one folder of the collection, sorted; empty without the collection. */
export function collected(folder: string): { name: string; bytes: Buffer<ArrayBuffer> }[] {
  const url = new URL(`${folder}/`, COLLECTION);
  if (!existsSync(url)) return [];
  return readdirSync(url)
    .sort()
    .map((name) => ({ name, bytes: Buffer.from(readFileSync(join(fileURLToPath(url), name))) }));
}

/** The texts of one file of the collection: strings, or the `s` or `payload` of objects; empty without the collection. */
export function collectedTexts(path: string): string[] {
  const url = new URL(path, COLLECTION);
  if (!existsSync(url)) return [];
  const list = JSON.parse(readFileSync(url, 'utf8')) as (string | { s?: string; payload?: string })[];
  return list.map((entry) => (typeof entry === 'string' ? entry : (entry.payload ?? entry.s ?? '')));
}
