import { rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../media.fixture.ts';
import { folderMaker } from './durable.ts';

test('a folder is created with its parents, by the first call', async () => {
  const folder = join(temporaryFolder(), 'a', 'b', 'c');
  const ready = folderMaker(folder);
  await Promise.all([ready(), ready()]);
  expect((await stat(folder)).isDirectory()).toBe(true);
  await expect(folderMaker(folder)()).resolves.toBeUndefined();
});

test('a failed call is tried again', async () => {
  const parent = temporaryFolder();
  const ready = folderMaker(join(parent, 'file', 'folder'));
  await writeFile(join(parent, 'file'), '');
  await expect(ready()).rejects.toThrow();
  await rm(join(parent, 'file'));
  await ready();
  expect((await stat(join(parent, 'file', 'folder'))).isDirectory()).toBe(true);
});
