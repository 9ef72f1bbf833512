import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { BucketAddress } from '../../../bucket-address.ts';
import { AppError } from '../../../errors.ts';
import { createMedia, diskStorage } from '../../index.ts';
import { fileLeases } from '../../leases.fixture.ts';
import { filesIn, listed, refusalOf, temporaryFolder } from '../../media.fixture.ts';
import { contentOf, finished, name, storageContract } from '../contract.fixture.ts';
import type { Storage } from '../storage.ts';
import { type Fault, type FaultProxy, faults, startFaultProxy } from './fault-proxy.fixture.ts';
import { type S3Options, s3Storage } from './s3-storage.ts';
import { BUCKET, credentials, type StoreProcess, startStore } from './store.fixture.ts';

const UPLOADER = join(import.meta.dirname, '../../upload-process.fixture.ts');

let store: StoreProcess;
let proxy: FaultProxy;
beforeAll(async () => {
  store = await startStore();
  proxy = await startFaultProxy(store.endpoint);
});
afterAll(async () => {
  await proxy?.close();
  await store?.close();
});

afterEach(() => proxy.pass());

const addressOf = (bucket: string = BUCKET): BucketAddress => ({
  endpoint: proxy.endpoint,
  region: 'ap-south-1',
  bucket,
  prefix: `${randomBytes(8).toString('hex')}/`,
  isPathStyle: true,
});

/** A storage below a prefix of its own, behind the proxy, that repeats without pauses. */
const open = ({ bucket = BUCKET, ...options }: Partial<S3Options> & { bucket?: string } = {}) =>
  s3Storage({
    address: addressOf(bucket),
    credentials,
    pause: async () => {},
    ...options,
  });

storageContract('A bucket', () => open());

test('a long list comes in parts', async () => {
  const storage = await open({ pageSize: 2 });
  const names = Array.from({ length: 5 }, (_, at) => `${String(at).padStart(32, '0')}.webp`);
  await Promise.all(names.map(async (one) => storage.put(one, await finished(''))));
  const already = proxy.requests.length;
  expect(await listed(storage)).toEqual(names);
  expect(proxy.requests.length - already).toBe(3);
});

const passing: [string, Fault[]][] = [
  ['an internal error of the store', [faults.internalError, faults.badGateway]],
  ['503 SlowDown', [faults.slowDown, faults.slowDown, faults.slowDown]],
  ['a connection that is cut', [faults.cut]],
  ['a connection that is cut after the store has done its work', [faults.cutAfter]],
];

describe.each(passing)('%s is ridden out by repeating [18.12]', (_, failing) => {
  let storage: Storage;
  beforeEach(async () => {
    storage = await open();
  });

  test('by an upload', async () => {
    proxy.fail(...failing);
    await storage.put(name, await finished('picture'));
    expect(await contentOf(storage, name)).toBe('picture');
  });

  test('by reading, listing and deleting', async () => {
    await storage.put(name, await finished('picture'));
    proxy.fail(...failing);
    expect(await contentOf(storage, name)).toBe('picture');
    proxy.fail(...failing);
    expect(await listed(storage)).toEqual([name]);
    proxy.fail(...failing);
    await storage.remove([name]);
    expect(await storage.open(name)).toBeNull();
  });
});

test('a store that does not answer in time is asked again [18.12]', async () => {
  const storage = await open({ idleMs: 1000 });
  proxy.fail(faults.silent);
  await storage.put(name, await finished('picture'));
  expect(await contentOf(storage, name)).toBe('picture');
});

test('an answer without end is given up before it fills the time or the memory [21.153]', async () => {
  const storage = await open();
  proxy.failAlways(faults.endless);
  await expect(storage.remove([name]).then(() => listed(storage))).rejects.toThrow();
  await expect(storage.put(name, await finished('picture'))).rejects.toThrow();
});

describe('a copy that arrives', () => {
  test.each([
    ['by halves', faults.halfAnswer],
    ['with another byte', faults.wrongAnswer],
  ])('%s is made again [18.12]', async (_, fault) => {
    const storage = await open();
    await storage.put(name, await finished('picture'));
    proxy.fail(fault);
    const copy = join(temporaryFolder(), 'copy');
    expect(await storage.copyTo(name, copy)).toBe(7);
    expect(await readFile(copy, 'utf8')).toBe('picture');
  });

  test('with another byte each time is none', async () => {
    const storage = await open();
    await storage.put(name, await finished('picture'));
    const folder = temporaryFolder();
    proxy.failAlways(faults.wrongAnswer);
    const refused = await refusalOf(storage.copyTo(name, join(folder, 'copy')));
    expect(refused.code).toBe('storage-away');
    expect(await filesIn(folder)).toEqual([]);
  });
});

test('bytes that were changed on their way into the store are not acknowledged [18.12]', async () => {
  const storage = await open();
  proxy.failAlways(faults.wrongUpload);
  const file = await finished('picture');
  const refused = await refusalOf(storage.put(name, file));
  expect(refused.code).toBe('storage-away');
  expect(existsSync(file)).toBe(true);
});

test.each([
  ['errors', faults.internalError],
  ['cut connections', faults.cut],
  ['silence', faults.silent],
])('a store with nothing but %s is 503 with Retry-After [18.12]', async (_, fault) => {
  let pauses = 0;
  const pause = async () => {
    pauses += 1;
  };
  const storage = await open({ idleMs: 30, pause });
  const file = await finished('picture');
  proxy.failAlways(fault);
  const refused = [
    await refusalOf(storage.put(name, file)),
    await refusalOf(storage.open(name)),
    await refusalOf(storage.remove([name])),
    await refusalOf(listed(storage)),
  ];
  for (const { status, headers, cause } of refused)
    expect({ status, headers, isCaused: cause instanceof Error }).toEqual({
      status: 503,
      headers: { 'Retry-After': '5' },
      isCaused: true,
    });
  // Counted here and not at the proxy, which a request may not reach within `idleMs`.
  expect(pauses).toBe(3 * refused.length);
});

test.each([-3_600_000, 3_600_000])(
  'a clock that is %s ms off is corrected by the store’s [18.12]',
  async (off) => {
    const storage = await open({ now: () => Date.now() + off });
    proxy.failAlways(faults.skewed);
    const already = proxy.requests.length;
    await storage.put(name, await finished('picture'));
    expect(proxy.requests.length - already).toBe(2);
    expect(await contentOf(storage, name)).toBe('picture');
    expect(proxy.requests.length - already).toBe(3);
  },
);

describe('before the first file', () => {
  test('a bucket that can be used is accepted, and a store that does not answer too', async () => {
    expect(await (await open()).refusal()).toBeNull();
    proxy.failAlways(faults.cut);
    expect(await (await open()).refusal()).toBeNull();
  });

  test.each<[string, Parameters<typeof open>[0], RegExp]>([
    [
      'a bucket that is missing',
      { bucket: 'missing' },
      /^there is no such bucket: the bucket missing at http/,
    ],
    [
      'an unknown key',
      { credentials: { ...credentials, accessKeyId: 'nobody' } },
      /^the store refuses access to the bucket college .*\(InvalidAccessKeyId\).*AWS_SECRET_ACCESS_KEY/,
    ],
    [
      'a wrong secret',
      { credentials: { ...credentials, secretAccessKey: 'hidden' } },
      /^the store refuses access to the bucket college .*\(SignatureDoesNotMatch\)/,
    ],
  ])('%s is told in one line [18.11]', async (_, options, line) => {
    const refusal = await (await open(options)).refusal();
    expect(refusal).toMatch(line);
    expect(refusal).not.toMatch(/hidden|\n/);
  });
});

test('access that is refused later is not repeated, and tells the client nothing of it', async () => {
  const storage = await open({ credentials: { ...credentials, secretAccessKey: 'other' } });
  const already = proxy.requests.length;
  const refused = await storage.open(name).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(AppError);
  expect((refused as AppError).toBody()).not.toMatchObject({ message: expect.stringMatching(/signature/i) });
  expect(proxy.requests.length - already).toBe(1);
});

test('a process that is killed between the files of a picture leaves none of them once its lease is recovered [18.14]', async () => {
  const folder = temporaryFolder();
  const address = addressOf();
  const storage = await open({ address });
  const id = 'c3'.repeat(16);
  await storage.put(`${id}.webp`, await finished(''));
  // Of the three sizes one arrives, and the store is silent about the others.
  let passed = 0;
  let silenced = 0;
  proxy.failAlways((incoming, _response, pass) => {
    if (incoming.method !== 'PUT' || passed === 0) {
      if (incoming.method === 'PUT') passed += 1;
      pass();
    } else silenced += 1;
  });
  const uploader = spawn(process.execPath, [UPLOADER, folder, 'stored'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, UPLOAD_BUCKET: JSON.stringify(address) },
  });
  const gone = once(uploader, 'exit');
  onTestFinished(async () => {
    uploader.kill('SIGKILL');
    await gone;
  });
  await expect.poll(() => silenced, { timeout: 30_000 }).toBeGreaterThan(1);
  await expect.poll(() => listed(storage)).toHaveLength(2);

  const media = createMedia({
    storage,
    strays: async () => diskStorage(join(folder, 'strays')),
    leases: fileLeases(join(folder, 'leases')),
    workDirectory: join(folder, 'work'),
  });
  const isKnown = async (paths: string[]) => new Set(paths.filter((path) => path.includes(id)));
  uploader.kill('SIGKILL');
  await gone;
  await media.begin();
  expect(await media.recover(isKnown)).toMatchObject({ unnamed: 1, strays: 0 });
  expect(await listed(storage)).toEqual([`${id}.webp`]);
  expect([await filesIn(join(folder, 'work')), await filesIn(join(folder, 'leases'))]).toEqual([[], []]);
});

test('files that no row names are set aside below a prefix of their own, and put back [22.1]', async () => {
  const folder = temporaryFolder();
  const address = addressOf();
  const [storage, strays] = [await open({ address }), await open({ address, folder: 'strays/' })];
  const media = createMedia({
    storage,
    strays: async () => strays,
    leases: fileLeases(join(folder, 'leases')),
    workDirectory: join(folder, 'work'),
  });
  const stray = `${'d4'.repeat(16)}.pdf`;
  await storage.put(stray, await finished('of a lost row'));
  expect(await media.recover(async () => new Set())).toMatchObject({ strays: 1 });
  expect([await listed(storage), await listed(strays)]).toEqual([[], [stray]]);
  expect(await media.deleteStrays(new Date(Date.now() - 60_000))).toBe(0);
  expect(await media.recover(async (paths) => new Set(paths))).toMatchObject({ returned: 1 });
  expect([await listed(storage), await listed(strays)]).toEqual([[stray], []]);
  expect(await contentOf(storage, stray)).toBe('of a lost row');
});
