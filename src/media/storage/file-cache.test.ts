import { existsSync } from 'node:fs';
import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { errors } from '../../errors.ts';
import { filesIn, refusalOf, temporaryFolder } from '../media.fixture.ts';
import { contentOf, finished } from './contract.fixture.ts';
import { diskStorage } from './disk.ts';
import { FileCache, type FileCacheOptions } from './file-cache.ts';
import type { Storage } from './storage.ts';

const nameOf = (letter: string) => `${letter.repeat(32)}.webp`;
const name = nameOf('a');

/** A cache before a storage with a picture in it, which counts the copies and can fail. */
async function cached(options: Partial<FileCacheOptions> = {}) {
  const disk = diskStorage(temporaryFolder());
  const folder = join(temporaryFolder(), 'cache');
  const state = {
    version: 1,
    rows: new Set<string>(),
    isDatabaseAway: false,
    isStoreAway: false,
    copies: 0,
    onCopy() {},
  };
  const storage: Storage = {
    ...disk,
    async copyTo(wanted, copy) {
      if (state.isStoreAway) throw errors.storageAway(new Error('away'));
      state.copies += 1;
      state.onCopy();
      return disk.copyTo(wanted, copy);
    },
    async open(wanted, range) {
      if (state.isStoreAway) throw errors.storageAway(new Error('away'));
      return disk.open(wanted, range);
    },
  };
  const cache = new FileCache({
    folder,
    storage,
    known: {
      version: () => state.version,
      async has(path) {
        if (state.isDatabaseAway) throw new Error('The database does not answer');
        return state.rows.has(path);
      },
    },
    onError: (error) => {
      throw error;
    },
    ...options,
  });
  const add = async (added: string, content: string | Buffer = 'picture') => {
    await disk.put(added, await finished(content));
    state.rows.add(`/uploads/${added}`);
  };
  await add(name);
  return {
    cache,
    disk,
    folder,
    state,
    add,
    kept: () => filesIn(folder),
    read: (wanted = name) => contentOf(cache, wanted),
  };
}

test('a file is copied once, however many ask for it at once, and read in parts [18.16]', async () => {
  const { cache, state, read } = await cached();
  expect(await Promise.all([read(), read(), read()])).toEqual(['picture', 'picture', 'picture']);
  expect(await read()).toBe('picture');
  expect(await contentOf(cache, name, { start: 1, end: 3 })).toBe('ict');
  expect(state.copies).toBe(1);
});

test('while the store is away, copies are served and other files are 503 with Retry-After [18.16]', async () => {
  const { cache, state, add, read } = await cached();
  await read();
  await add(nameOf('b'));
  state.isStoreAway = true;
  state.version += 1;
  expect(await read()).toBe('picture');
  expect(await refusalOf(cache.open(nameOf('b')))).toMatchObject({
    status: 503,
    headers: { 'Retry-After': '5' },
  });
});

test('while the database is away, copies are served and nothing new is kept', async () => {
  const { state, add, read, kept } = await cached();
  await read();
  await add(nameOf('b'));
  state.isDatabaseAway = true;
  state.version += 1;
  expect([await read(), await read(nameOf('b'))]).toEqual(['picture', 'picture']);
  expect(await kept()).toEqual([name]);
});

test('a file whose row another process has deleted is gone, and its copy too [18.17]', async () => {
  const { state, read, kept } = await cached();
  await read();
  state.rows.clear();
  state.version += 1;
  expect(await read()).toBeNull();
  expect(await kept()).toEqual([]);
});

test('a file whose row is deleted while it is copied is gone [18.17]', async () => {
  const { state, read } = await cached();
  state.onCopy = () => {
    state.rows.clear();
    state.version += 1;
  };
  expect(await read()).toBeNull();
  expect(state.copies).toBe(1);
});

test('the process that removes a file deletes its copy at once [18.17]', async () => {
  const { cache, read, kept } = await cached();
  await read();
  await cache.forget([name]);
  expect(await kept()).toEqual([]);
});

test('files without a row and foreign names are not found, and the store is not asked', async () => {
  const { state, read } = await cached();
  state.isStoreAway = true;
  expect([await read(nameOf('c')), await read('../secret'), await read('')]).toEqual([null, null, null]);
});

test('the least recently used copies go beyond the bound [18.16]', async () => {
  const { cache, folder, add, read, kept } = await cached({ maxBytes: 2500 });
  const names = ['b', 'c', 'd'].map(nameOf);
  for (const [index, one] of names.entries()) {
    await add(one, Buffer.alloc(1000));
    await read(one);
    await cache.tidy();
    const then = new Date(Date.now() - (3 - index) * 60_000);
    if (one !== nameOf('d')) await utimes(join(folder, one), then, then);
  }
  await cache.tidy();
  expect(await kept()).toEqual(names.slice(1));
  expect((await read(names[0]))?.length).toBe(1000);
});

test('what a killed process left half is never served, and deleted [18.16]', async () => {
  const { cache, folder, read, kept } = await cached();
  await mkdir(folder, { recursive: true });
  const [old, young] = [`${name}.1.part`, `${name}.2.part`];
  for (const part of [old, young]) await writeFile(join(folder, part), 'pic');
  const then = new Date(Date.now() - 3_600_000);
  await utimes(join(folder, old), then, then);
  expect(await read()).toBe('picture');
  await cache.tidy();
  expect(await kept()).toEqual([name, young]);
});

test('a full disk leaves nothing, and the file comes from the store', async () => {
  const { disk, folder } = await cached();
  const cache = new FileCache({
    folder,
    storage: { ...disk, copyTo: () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' })) },
    known: { version: () => 1, has: async () => true },
    onError: () => {},
  });
  expect(await contentOf(cache, name)).toBe('picture');
  expect(existsSync(join(folder, name))).toBe(false);
});
