import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn, listed, temporaryFolder } from '../media.fixture.ts';
import { finished, name, storageContract } from './contract.fixture.ts';
import { diskStorage } from './disk.ts';

const newUploads = () => join(temporaryFolder(), 'not', 'there', 'yet');

storageContract('A folder', async () => diskStorage(newUploads()));

test('files that are not ours are neither listed nor deleted', async () => {
  const uploads = newUploads();
  const storage = diskStorage(uploads);
  await mkdir(uploads, { recursive: true });
  await writeFile(join(uploads, 'notes.txt'), 'private');
  await storage.remove(['notes.txt']);
  expect(await listed(storage)).toEqual([]);
  expect(await readFile(join(uploads, 'notes.txt'), 'utf8')).toBe('private');
});

test('a removed file leaves nothing in the folder', async () => {
  const uploads = newUploads();
  const storage = diskStorage(uploads);
  await storage.put(name, await finished('picture'));
  await storage.remove([name]);
  expect(await filesIn(uploads)).toEqual([]);
});
