import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inMatrix } from '../../../test/all-tests.ts';
import { bareDatabases } from '../../db/engines.fixture.ts';
import type { Storage } from '../../media/index.ts';
import { s3Storage } from '../../media/storage/s3/s3-storage.ts';
import { BUCKET, credentials, type StoreProcess, startStore } from '../../media/storage/s3/store.fixture.ts';
import { snapshotIn } from '../open-backup.ts';
import { restore } from '../restore.ts';
import { emptyTargetOn, everyFile, temporaryFolder } from '../site.fixture.ts';
import { migrations, siteOn } from '../small-site.fixture.ts';
import { BucketStore } from './bucket-store.ts';
import { backedUpInto, progress, restoredFrom, verified } from './repository.fixture.ts';

const [embedded] = bareDatabases;

let store: StoreProcess;
let prefixes = 0;
let bucket: BucketStore;
let files: Storage;
beforeAll(async () => {
  store = await startStore();
});
afterAll(() => store.close());
beforeEach(async () => {
  prefixes += 1;
  const at = (kind: string) => ({
    address: {
      endpoint: store.endpoint,
      region: null,
      bucket: BUCKET,
      prefix: `${kind}-${prefixes}/`,
      isPathStyle: true,
    },
    credentials,
  });
  bucket = await BucketStore.open(at('backups'));
  files = await s3Storage(at('site'));
});

async function fileWith(content: string): Promise<string> {
  const file = join(await temporaryFolder(), 'file');
  await writeFile(file, content);
  return file;
}

test('a bucket keeps, lists and deletes objects below its prefix [18.81]', async () => {
  await bucket.put('contents/ab/one', await fileWith('one'));
  await bucket.put('contents/ab/one', await fileWith('uno'));
  await bucket.put('snapshots/two', await fileWith(''));
  const found = [];
  for await (const { key, size } of bucket.list('')) found.push({ key, size });
  expect(found).toEqual([
    { key: 'contents/ab/one', size: 3 },
    { key: 'snapshots/two', size: 0 },
  ]);
  expect(await text((await bucket.open('contents/ab/one')) ?? Readable.from(''))).toBe('uno');
  await bucket.remove(['contents/ab/one', 'never/there']);
  expect(await bucket.open('contents/ab/one')).toBeNull();
  for await (const { modifiedAt } of bucket.list('snapshots/'))
    expect(Math.abs(Date.now() - modifiedAt.getTime())).toBeLessThan(60_000);
});

async function filesIn(storage: Storage): Promise<string[]> {
  const names: string[] = [];
  for await (const name of storage.names()) names.push(name);
  return names.toSorted();
}

describe('Backups in a bucket', () => {
  test.each(inMatrix([embedded], bareDatabases))(
    'of a site on $name are restored to disk and into another bucket, and their next one sends little [18.81, 18.86]',
    async (database) => {
      const site = await siteOn(database);
      const uploads = await everyFile(join(site.dataDir, 'uploads'));
      await backedUpInto(bucket, site, 1);
      const { sent } = await backedUpInto(bucket, site, 2, { keep: 1 });
      expect(sent.contents).toBe(0);
      expect((await verified(bucket)).problems).toEqual([]);

      const onDisk = await emptyTargetOn(database);
      await restoredFrom(bucket, onDisk);
      expect(await everyFile(join(onDisk.dataDir, 'uploads'))).toEqual(uploads);

      const inBucket = await emptyTargetOn(database);
      const into = { bucket: { name: 's3://site', storage: files } };
      await restoredFrom(bucket, inBucket, undefined, into);
      expect(await filesIn(files)).toEqual(Object.keys(uploads));
      // A site whose files are in a bucket is backed up from there.
      const again = await backedUpInto(bucket, inBucket, 3, { storage: files });
      expect(again.missing).toEqual([]);
      await expect(restoredFrom(bucket, await emptyTargetOn(database), undefined, into)).rejects.toThrow(
        'There are uploads in s3://site',
      );
    },
  );

  test('leave nothing in the bucket when a restore fails or is killed [18.86]', async () => {
    const site = await siteOn(embedded);
    await backedUpInto(bucket, site, 1);
    const target = await emptyTargetOn(embedded);
    let puts = 0;
    const failing: Storage = {
      ...files,
      async put(name, file) {
        puts += 1;
        if (puts === 12) throw new Error('the store is away');
        await files.put(name, file);
      },
    };
    const into = (storage: Storage, name = 's3://site') => ({ bucket: { name, storage } });
    await expect(restoredFrom(bucket, target, undefined, into(failing))).rejects.toThrow('is away');
    expect(await filesIn(files)).toEqual([]);

    puts = 0;
    // Like after a kill: the object could not be removed.
    const stuck: Storage = { ...failing, remove: () => Promise.reject(new Error('the store is away')) };
    await expect(restoredFrom(bucket, target, undefined, into(stuck))).rejects.toThrow('is away');
    expect(await filesIn(files)).not.toEqual([]);
    await expect(restoredFrom(bucket, target, undefined, into(files, 's3://other'))).rejects.toThrow(
      'A restore into s3://site was broken off',
    );
    await restoredFrom(bucket, target, undefined, into(files));
    expect(await filesIn(files)).toEqual(Object.keys(await everyFile(join(site.dataDir, 'uploads'))));
  });
});

test('a bucket without backups is told apart from an empty one [18.81]', async () => {
  await expect(
    restore({
      open: snapshotIn(bucket),
      into: await emptyTargetOn(embedded),
      makeDataFolder: () => false,
      migrations,
      progress,
    }),
  ).rejects.toThrow(/^There are no backups in s3:\/\/college\/backups-\d+\/\.$/);
});
