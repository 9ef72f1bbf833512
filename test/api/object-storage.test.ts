import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { parseBucketAddress } from '../../src/bucket-address.ts';
import { connect } from '../../src/db/connect.ts';
import { listed } from '../../src/media/media.fixture.ts';
import {
  type Fault,
  type FaultProxy,
  faults,
  startFaultProxy,
} from '../../src/media/storage/s3/fault-proxy.fixture.ts';
import { MAX_SILENT_WRITE_MS, s3Storage } from '../../src/media/storage/s3/s3-storage.ts';
import {
  credentials,
  type StoreProcess,
  startStore,
  storageUrlAt,
  storeKeys,
} from '../../src/media/storage/s3/store.fixture.ts';
import type { Storage } from '../../src/media/storage/storage.ts';
import { BadSettings } from '../../src/settings.ts';
import { findings } from '../doctor.ts';
import { pdfFile } from '../documents.ts';
import { expectNothingUnfinished, storedFiles } from '../folders.ts';
import { multipart, pictureFile } from '../pictures.ts';
import { sites, type TestSite } from '../site.ts';

/** How long nginx waits for an answer by default. */
const PROXY_WAITS_MS = 60_000;

test('An upload to a store that takes everything in silence is answered before a proxy gives up [18.12]', () => {
  expect(2 * MAX_SILENT_WRITE_MS).toBeLessThan(PROXY_WAITS_MS);
});

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

/** Lets requests of one method fail. */
const only =
  (method: string, fault: Fault): Fault =>
  (incoming, response, pass) =>
    incoming.method === method ? fault(incoming, response, pass) : pass();

describe.each(sites)('A site with its files in a bucket, on $name,', ({ start }) => {
  let site: TestSite;
  let bucket: Storage;
  beforeAll(async () => {
    const STORAGE_URL = storageUrlAt(proxy.endpoint, randomBytes(6).toString('hex'));
    site = await start({ environment: { ...storeKeys, STORAGE_URL } });
    const address = parseBucketAddress(STORAGE_URL);
    if (!address) throw new Error('The address is wrong');
    bucket = await s3Storage({ address, credentials });
  });
  afterAll(() => site?.close());

  const publish = async (title: string) =>
    site.call('POST', '/api/notice', {
      body: multipart({ title, image: await pictureFile({ width: 700, height: 50 }) }),
    });

  const get = (path: string, headers: Record<string, string> = {}, on = site) =>
    fetch(on.url + path, { headers });

  /** Rows of `upload_lease`. */
  async function leases(): Promise<number> {
    const engine = await connect({
      url: site.environment.DATABASE_URL,
      dataDir: site.environment.DATA_DIR ?? '',
    });
    const rows = await engine.reader.selectFrom('upload_lease').select('id').execute();
    await engine.close();
    return rows.length;
  }

  /** Another machine, on PostgreSQL. */
  async function another(): Promise<TestSite> {
    const other = await start({ beside: site });
    onTestFinished(() => other.close());
    return other;
  }

  test('publishes pictures and documents from it, and keeps none in the data folder [18.10]', async () => {
    const { status, record } = await publish('A picture');
    expect(status).toBe(201);
    const id = record.image?.slice('/uploads/'.length, -'.webp'.length) ?? '';
    expect(await listed(bucket)).toEqual(
      expect.arrayContaining([`${id}-320.webp`, `${id}-640.webp`, `${id}.webp`]),
    );
    const picture = await get(record.image ?? '');
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await picture.arrayBuffer()).byteLength).toBe(Number(picture.headers.get('content-length')));
    expect(await storedFiles(site)).toEqual([]);
    expect(await leases()).toBe(0);
    await expectNothingUnfinished(site);
  });

  test('serves parts of a document, and nothing twice [18.15, 18.54]', async () => {
    const { record } = await site.call('POST', '/api/attachment', {
      body: multipart({ attachment: pdfFile() }),
    });
    const path = record.path ?? '';
    await site.call('POST', '/api/notice', { json: { title: 'Fees', attachments: [record] } });
    const whole = await get(path);
    const bytes = Buffer.from(await whole.arrayBuffer());
    const etag = whole.headers.get('etag') ?? '';
    expect(whole.headers.get('accept-ranges')).toBe('bytes');
    const part = await get(path, { range: 'bytes=1-4' });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 1-4/${bytes.length}`]);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(1, 5));
    const beyond = await get(path, { range: `bytes=${bytes.length}-` });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${bytes.length}`]);
    expect(['etag', 'content-disposition'].map((name) => beyond.headers.get(name))).toEqual([null, null]);
    const statusOf = async (headers: Record<string, string>) => (await get(path, headers)).status;
    expect(await statusOf({ range: 'bytes=0-1', 'if-range': etag })).toBe(206);
    expect(await statusOf({ range: 'bytes=0-1', 'if-range': '"another"' })).toBe(200);
    expect(await statusOf({ range: 'bytes=0-1,3-4' })).toBe(200);
    expect(await statusOf({ range: 'bytes=0-1', 'if-none-match': etag })).toBe(304);
  });

  test('the doctor tells what is missing in the bucket and what is too much, and asks the store for the time [21.102, 21.103]', async () => {
    const { record } = await publish('Looked at');
    const lost = record.image?.slice('/uploads/'.length) ?? '';
    await bucket.remove([lost]);
    const file = join(site.dataDir, 'stray');
    await writeFile(file, '%PDF-1.7 %%EOF');
    const stray = `${randomBytes(16).toString('hex')}.pdf`;
    await bucket.put(stray, file);
    onTestFinished(() => bucket.remove([stray]));
    const said = (await findings(site.environment)).findings.map(({ level, says }) => `${level}: ${says}`);
    expect(said).toContainEqual(
      expect.stringContaining(`trouble: Gone, though rows name them: 1 file, ${lost}`),
    );
    expect(said).toContainEqual(expect.stringContaining(`warning: Named by no row: 1 file, ${stray}`));
    expect(said).toContainEqual(expect.stringContaining('fine: The clock agrees with that of STORAGE_URL'));
    const gone = await site.call('DELETE', `/api/notice/${record._id}`);
    expect(gone.status).toBe(200);
  });

  test('answers 503 while the store refuses uploads, and leaves neither row nor file nor lease [18.12]', async () => {
    const before = await listed(bucket);
    proxy.failAlways(only('PUT', faults.slowDown));
    const { status, refusal, headers } = await publish('Refused by the store');
    expect([status, refusal.code, headers.get('retry-after')]).toEqual([503, 'storage-away', '5']);
    proxy.pass();
    const { list } = await site.call('GET', '/api/notices');
    expect(list.map(({ title }) => title)).not.toContain('Refused by the store');
    expect(await listed(bucket)).toEqual(before);
    expect(await leases()).toBe(0);
    await expectNothingUnfinished(site);
  });

  test('serves what it has read while the store is away, and 503 for the rest [18.16]', async () => {
    const [read, unread] = [
      (await publish('Read')).record.image ?? '',
      (await publish('Unread')).record.image ?? '',
    ];
    expect((await get(read)).status).toBe(200);
    proxy.failAlways(faults.cut);
    const kept = await get(read);
    expect((await kept.arrayBuffer()).byteLength).toBe(Number(kept.headers.get('content-length')));
    const missing = await get(unread);
    expect([missing.status, missing.headers.get('retry-after')]).toEqual([503, '5']);
    proxy.pass();
    expect((await get(unread)).status).toBe(200);
  });

  test('stops serving a removed file everywhere within two seconds [18.17]', async () => {
    const other = await another();
    const { record } = await publish('Removed');
    const image = record.image ?? '';
    await vi.waitFor(async () => expect((await get(image, {}, other)).status).toBe(200), { timeout: 2000 });
    expect((await get(image)).status).toBe(200);
    await site.call('DELETE', `/api/notice/${record._id}`);
    expect((await get(image)).status).toBe(404);
    await vi.waitFor(async () => expect((await get(image, {}, other)).status).toBe(404), { timeout: 2000 });
    await site.call('DELETE', `/api/manage/trash/${record._id}`);
    expect((await listed(bucket)).filter((file) => image.includes(file.slice(0, 32)))).toEqual([]);
  });

  test('makes icons and copies of what it keeps there [18.10]', async () => {
    const { record } = await site.call('POST', '/api/picture', {
      body: multipart({ image: await pictureFile() }),
    });
    const { status } = await site.call('PUT', '/api/settings', { json: { favicon: record.path } });
    expect(status).toBe(200);
    expect((await get('/favicon.ico')).headers.get('content-type')).toBe('image/png');
  });
});

test('a store that refuses the credentials stops the start with one line [18.11]', async () => {
  const STORAGE_URL = storageUrlAt(proxy.endpoint);
  const starting = sites[0].start({
    environment: { ...storeKeys, AWS_SECRET_ACCESS_KEY: 'hidden', STORAGE_URL },
  });
  const error = await starting.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(BadSettings);
  expect((error as BadSettings).lines).toEqual([
    expect.stringMatching(
      /^STORAGE_URL="s3:\/\/college\/": the store refuses access .*SignatureDoesNotMatch/,
    ),
  ]);
  expect((error as BadSettings).message).not.toContain('hidden');
});
