import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { bareDatabases } from '../../db/engines.fixture.ts';
import { temporaryFolder } from '../site.fixture.ts';
import { siteOn } from '../small-site.fixture.ts';
import { FolderStore } from './folder-store.ts';
import { CONTENTS, LEASES, SNAPSHOTS, snapshotKey } from './layout.ts';
import { RepositoryLease } from './lease.ts';
import type { ObjectStore } from './object-store.ts';
import { backedUpInto, emptyStore, verified } from './repository.fixture.ts';
import { Repository } from './repository.ts';

const [embedded] = bareDatabases;

async function fileWith(text: string): Promise<string> {
  const file = join(await temporaryFolder(), 'file');
  await writeFile(file, text);
  return file;
}

test('older backups go with what only they need, and what killed ones left [18.84]', async () => {
  const site = await siteOn(embedded);
  const { store } = await emptyStore();
  await backedUpInto(store, site, 1);
  const stray = 'ab'.repeat(32);
  await store.put(`contents/ab/${stray}`, await fileWith('of a killed backup'));
  await site.engine.writer.deleteFrom('attachment').execute();
  const second = await backedUpInto(store, site, 2);
  expect(second.thinned).toBeNull();
  const third = await backedUpInto(store, site, 3, { keep: 2 });
  const repository = await Repository.open(store);
  expect(await repository.snapshots()).toEqual([second.name, third.name]);
  // Ten documents, the rows of their table, and the stray.
  expect(third.thinned).toMatchObject({ snapshots: 1, contents: 12 });
  expect((await repository.contents()).has(stray)).toBe(false);
  for (const name of [second.name, third.name]) expect((await verified(store, name)).problems).toEqual([]);
});

test('nothing is deleted while a backup that stays cannot be read [18.84]', async () => {
  const site = await siteOn(embedded);
  const { store } = await emptyStore();
  const first = await backedUpInto(store, site, 1);
  const second = await backedUpInto(store, site, 2);
  await store.put(snapshotKey(second.name), await fileWith('damaged'));
  await expect(backedUpInto(store, site, 3, { keep: 2 })).rejects.toThrow('no older one was deleted');
  const repository = await Repository.open(store);
  expect(await repository.snapshots()).toHaveLength(3);
  expect((await verified(store, first.name)).problems).toEqual([]);
});

test('a running backup excludes others, a killed one does not [18.84]', async () => {
  const site = await siteOn(embedded);
  const { store } = await emptyStore();
  await backedUpInto(store, site, 1);
  const running = await RepositoryLease.acquire(store, await temporaryFolder());
  const [own = ''] = await keysIn(store, LEASES);
  const content = await text((await store.open(own)) ?? Readable.from(''));
  await expect(backedUpInto(store, site, 2, { keep: 1 })).rejects.toThrow(
    /Another backup .*\(process \d+ on/,
  );
  await running.release();

  await store.put(
    `${LEASES}elsewhere.json`,
    await fileWith('{"holder":"elsewhere-1-0","host":"elsewhere","pid":1}'),
  );
  await expect(backedUpInto(store, site, 2)).rejects.toThrow('process 1 on elsewhere');
  await store.remove([`${LEASES}elsewhere.json`]);

  // No system gives a process this number.
  await store.put(own, await fileWith(content.replaceAll(String(process.pid), '999999999')));
  await backedUpInto(store, site, 2);
  expect(await keysIn(store, LEASES)).toEqual([]);
});

test('a backup that stood still while others went on is not published [18.84]', async () => {
  const site = await siteOn(embedded);
  const { store } = await emptyStore();
  const overtaken = new FolderStore(store.name);
  overtaken.put = async (key, file) => {
    await store.put(key, file);
    if (key.startsWith(CONTENTS)) await store.remove(await keysIn(store, LEASES));
  };
  await expect(backedUpInto(overtaken, site, 1)).rejects.toThrow('stood still for so long');
  expect(await keysIn(store, SNAPSHOTS)).toEqual([]);
});

async function keysIn(store: ObjectStore, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list(prefix)) keys.push(key);
  return keys;
}
