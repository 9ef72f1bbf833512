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

test('a file that was put opens with its size and content, and has left its old place', async () => {
  const { folder, file, storage } = await storageWith('picture');
  await storage.put(name, file);
  const found = await storage.open(name);
  expect(found?.size).toBe(7);
  expect(Buffer.concat(await (found?.stream.toArray() ?? [])).toString()).toBe('picture');
  expect(await filesIn(folder)).toEqual(['not']);
  expect(await listed(storage)).toEqual([{ name, modifiedAt: expect.any(Date) }]);
});

test('removing takes away what is there and does not mind what is not', async () => {
  const { file, storage, uploads } = await storageWith('picture');
  await storage.put(name, file);
  await storage.remove([name, name, `${'b2'.repeat(16)}.webp`]);
  expect(await storage.open(name)).toBeNull();
  expect(await filesIn(uploads)).toEqual([]);
});

test('a folder that was never written to is empty', async () => {
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

test('a copy has the content, and stays when what is stored goes', async () => {
  const { folder, file, storage } = await storageWith('picture');
  await storage.put(name, file);
  const copy = join(folder, 'copy');
  expect(await storage.copyTo(name, copy)).toBe(7);
  await storage.remove([name]);
  expect(await readFile(copy, 'utf8')).toBe('picture');
});

test('of what is not stored no copy is made', async () => {
  const { folder, storage } = await storageWith('');
  for (const missing of [name, '../finished']) {
    expect(await storage.copyTo(missing, join(folder, 'copy'))).toBeNull();
  }
  expect(await filesIn(folder)).toEqual(['finished']);
});
