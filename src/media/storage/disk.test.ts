import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn, listed, temporaryFolder } from '../media.fixture.ts';
import { diskStorage } from './disk.ts';

const name = `${'a1'.repeat(16)}.webp`;

async function storageWith(content: string) {
  const folder = temporaryFolder();
  const file = join(folder, 'finished');
  await writeFile(file, content);
  const uploads = join(folder, 'not', 'there', 'yet');
  const storage = diskStorage(uploads);
  return { folder, file, uploads, storage };
}

test('a stored file opens with its size and content, and is moved from its old path', async () => {
  const { folder, file, storage } = await storageWith('picture');
  await storage.put(name, file);
  const found = await storage.open(name);
  expect(found?.size).toBe(7);
  expect(Buffer.concat(await (found?.stream.toArray() ?? [])).toString()).toBe('picture');
  expect(await filesIn(folder)).toEqual(['not']);
  expect(await listed(storage)).toEqual([{ name, modifiedAt: expect.any(Date) }]);
});

test('remove deletes existing files and ignores missing ones', async () => {
  const { file, storage, uploads } = await storageWith('picture');
  await storage.put(name, file);
  await storage.remove([name, name, `${'b2'.repeat(16)}.webp`]);
  expect(await storage.open(name)).toBeNull();
  expect(await filesIn(uploads)).toEqual([]);
});

test('a storage that was never written to is empty', async () => {
  const { storage } = await storageWith('');
  expect(await storage.open(name)).toBeNull();
  expect(await listed(storage)).toEqual([]);
  await expect(storage.remove([name])).resolves.toBeUndefined();
});

test('a foreign name opens nothing, deletes nothing, is not listed and cannot be written', async () => {
  const { folder, file, storage, uploads } = await storageWith('private');
  await mkdir(uploads, { recursive: true });
  await writeFile(join(uploads, 'notes.txt'), 'private');
  for (const foreign of ['notes.txt', '../../../finished', file, '..', '', `x/../${name}`, `${name}\0`]) {
    expect(await storage.open(foreign)).toBeNull();
    await storage.remove([foreign]);
    await expect(storage.put(foreign, file)).rejects.toThrow('Not a name');
  }
  expect(await listed(storage)).toEqual([]);
  expect(await readFile(join(uploads, 'notes.txt'), 'utf8')).toBe('private');
  expect(await readFile(join(folder, 'finished'), 'utf8')).toBe('private');
});

test('a copy has the content, and stays when the stored file is removed', async () => {
  const { folder, file, storage } = await storageWith('picture');
  await storage.put(name, file);
  const copy = join(folder, 'copy');
  expect(await storage.copyTo(name, copy)).toBe(7);
  await storage.remove([name]);
  expect(await readFile(copy, 'utf8')).toBe('picture');
});

test('copying a missing file creates none', async () => {
  const { folder, storage } = await storageWith('');
  for (const missing of [name, '../finished']) {
    expect(await storage.copyTo(missing, join(folder, 'copy'))).toBeNull();
  }
  expect(await filesIn(folder)).toEqual(['finished']);
});
