import { createHash } from 'node:crypto';
import { mkdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { filesIn, listed, temporaryFolder } from '../media.fixture.ts';
import type { ByteRange, Storage } from './storage.ts';

export const name = `${'a1'.repeat(16)}.webp`;
const other = `${'b2'.repeat(16)}.pdf`;

/** Writes a finished file of the running test. @returns its path */
export async function finished(content: string | Buffer): Promise<string> {
  const file = join(temporaryFolder(), 'finished');
  await writeFile(file, content);
  return file;
}

/** The content stored under `name`, or null. */
export async function contentOf(
  storage: Pick<Storage, 'open'>,
  name: string,
  range?: ByteRange,
): Promise<string | null> {
  const found = await storage.open(name, range);
  return found && (await buffer(found.stream)).toString();
}

/** The promises of every storage, as tests. @param make opens an empty storage for the running test */
export function storageContract(kind: string, make: () => Promise<Storage>): void {
  describe(`${kind} as a storage`, () => {
    test('opens a stored file with its size and content, and takes it from its old path [18.10]', async () => {
      const storage = await make();
      const file = await finished('picture');
      await storage.put(name, file);
      const found = await storage.open(name);
      expect(found?.size).toBe(7);
      expect(found && (await buffer(found.stream)).toString()).toBe('picture');
      expect(await filesIn(join(file, '..'))).toEqual([]);
      expect(await listed(storage)).toEqual([name]);
    });

    test('opens a part of a file, and tells the size of the whole', async () => {
      const storage = await make();
      await storage.put(name, await finished('0123456789'));
      const part = await storage.open(name, { start: 2, end: 4 });
      expect(part?.size).toBe(10);
      expect(part && (await buffer(part.stream)).toString()).toBe('234');
      expect(await contentOf(storage, name, { start: 9, end: 9 })).toBe('9');
    });

    test('keeps every byte, of files of any size', async () => {
      const storage = await make();
      const content = Buffer.from(Array.from({ length: 3_000_000 }, (_, at) => (at * 7919) >> 8));
      await storage.put(name, await finished(content));
      await storage.put(other, await finished(''));
      const [large, empty] = [await storage.open(name), await storage.open(other)];
      expect(large && (await buffer(large.stream)).equals(content)).toBe(true);
      expect(empty?.size).toBe(0);
      expect(empty && (await buffer(empty.stream)).length).toBe(0);
    });

    test('deletes existing files and ignores missing ones', async () => {
      const storage = await make();
      await storage.put(name, await finished('picture'));
      await storage.remove([name, name, other]);
      expect(await storage.open(name)).toBeNull();
      expect(await listed(storage)).toEqual([]);
    });

    test('is empty before anything was stored', async () => {
      const storage = await make();
      expect(await storage.open(name)).toBeNull();
      expect(await listed(storage)).toEqual([]);
      await expect(storage.remove([name])).resolves.toBeUndefined();
    });

    test('opens, copies, deletes and stores nothing under a foreign name', async () => {
      const storage = await make();
      const file = await finished('private');
      for (const foreign of ['notes.txt', '../../../finished', file, '..', '', `x/../${name}`, `${name}\0`]) {
        expect(await storage.open(foreign)).toBeNull();
        expect(await storage.copyTo(foreign, join(file, '..', 'copy'))).toBeNull();
        await storage.remove([foreign]);
        await expect(storage.put(foreign, file)).rejects.toThrow('Not a name');
      }
      expect(await listed(storage)).toEqual([]);
      expect(await readFile(file, 'utf8')).toBe('private');
    });

    test('copies a file, and the copy stays when the file is removed', async () => {
      const storage = await make();
      await storage.put(name, await finished('picture'));
      const copy = join(temporaryFolder(), 'copy');
      expect(await storage.copyTo(name, copy)).toBe(7);
      await storage.remove([name]);
      expect(await readFile(copy, 'utf8')).toBe('picture');
    });

    test('tells the size and digest of a file', async () => {
      const storage = await make();
      await storage.put(name, await finished('picture'));
      const sha256 = createHash('sha256').update('picture').digest('hex');
      expect(await storage.digestOf(name)).toMatchObject({ size: 7, sha256 });
      expect(await storage.digestOf(other)).toBeNull();
    });

    test('makes no copy of a missing file', async () => {
      const storage = await make();
      const folder = join(temporaryFolder(), 'copies');
      await mkdir(folder);
      expect(await storage.copyTo(name, join(folder, 'copy'))).toBeNull();
      expect(await filesIn(folder)).toEqual([]);
    });

    test('tells when a file was stored, not when it was made', async () => {
      const storage = await make();
      const file = await finished('picture');
      await utimes(file, new Date(0), new Date(0));
      await storage.put(name, file);
      const at = (await storage.storedAt(name))?.getTime() ?? 0;
      expect(Math.abs(Date.now() - at)).toBeLessThan(60_000);
      expect(await storage.storedAt(other)).toBeNull();
    });

    test('keeps the id of its site, which is none of its files [22.3]', async () => {
      const storage = await make();
      expect(await storage.siteMark()).toBeNull();
      await storage.claim('c'.repeat(32));
      expect(await storage.siteMark()).toEqual({ id: 'c'.repeat(32), note: null });
      await storage.claim('c'.repeat(32), 'unfinished-copy');
      expect(await storage.siteMark()).toEqual({ id: 'c'.repeat(32), note: 'unfinished-copy' });
      expect(await listed(storage)).toEqual([]);
      expect(await storage.open('site-id')).toBeNull();
    });

    test('lists every file, however many', async () => {
      const storage = await make();
      const names = Array.from({ length: 30 }, (_, at) => `${String(at).padStart(32, '0')}.webp`);
      await Promise.all(names.map(async (one) => storage.put(one, await finished(one))));
      expect(await listed(storage)).toEqual(names);
    });
  });
}
