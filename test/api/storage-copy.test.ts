import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { storageCommand } from '../../src/cli/storage.ts';
import {
  type StoreProcess,
  startStore,
  storageUrlAt,
  storeKeys,
} from '../../src/media/storage/s3/store.fixture.ts';
import { readSettings } from '../../src/settings.ts';
import { storedFiles } from '../folders.ts';
import { multipart, pictureFile } from '../pictures.ts';
import { createDatabase } from '../server-databases.ts';
import { sites, type TestSite } from '../site.ts';

let store: StoreProcess;
beforeAll(async () => {
  store = await startStore();
});
afterAll(() => store?.close());

describe.each(sites)('storage copy on $name', ({ name, start }) => {
  let environment: Record<string, string> & { DATA_DIR: string };
  let bucket: string;
  beforeEach(async () => {
    bucket = storageUrlAt(store.endpoint, randomBytes(6).toString('hex'));
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'chautari-storage-copy-'));
    const database = name === 'PostgreSQL' ? await createDatabase() : null;
    environment = { ...storeKeys, DATA_DIR, ...(database && { DATABASE_URL: database.url }) };
    return async () => {
      await database?.drop();
      await rm(DATA_DIR, { recursive: true });
    };
  });

  const running: TestSite[] = [];
  afterEach(async () => {
    for (const site of running.splice(0)) await site.close();
  });
  /** Starts the site, with this storage. Its database and folder outlive it. */
  async function serve(STORAGE_URL?: string) {
    const site = await start({
      environment: { ...environment, ...(STORAGE_URL && { STORAGE_URL }) },
      now: () => new Date(),
    });
    running.push(site);
    return site;
  }
  const stop = () => running.pop()?.close();

  async function publish(site: TestSite, color: string) {
    const image = await pictureFile({ width: 700, height: 50, color });
    const { record } = await site.call('POST', '/api/notice', { body: multipart({ title: color, image }) });
    return record.image ?? '';
  }

  async function copy(args: string[], more: Record<string, string> = {}) {
    const said: string[] = [];
    const stdout = { write: (text: string) => said.push(text) };
    const settings = () => readSettings({ ...environment, ...more });
    expect(await storageCommand(['copy', ...args], settings, { stdout, stderr: process.stderr })).toBe(0);
    return said.join('');
  }

  const bytesAt = async (site: TestSite, path: string) => {
    const answer = await fetch(site.url + path);
    expect(answer.status).toBe(200);
    return Buffer.from(await answer.arrayBuffer());
  };

  test('brings every file there, and no start accepts them before the last copy [18.18, 18.19]', async () => {
    const first = await serve();
    const paths = [await publish(first, '#111111'), await publish(first, '#222222')];
    expect(await copy(['disk', bucket])).toMatch(/^Copied 6 files; 0 files had been there/);
    paths.push(await publish(first, '#333333'));
    await expect(copy(['disk', bucket, '--last'])).rejects.toThrow(
      /is in use: process|server runs on this database/,
    );
    await stop();
    await expect(serve(bucket)).rejects.toThrow(/does not have all of them yet/);
    expect(await copy(['disk', bucket, '--last'])).toMatch(/^Copied 3 files; 6 files had been there/);
    const second = await serve(bucket);
    for (const path of paths) {
      const original = await readFile(join(environment.DATA_DIR, 'uploads', basename(path)));
      expect(await bytesAt(second, path)).toEqual(original);
    }
  });

  test('goes back, and copies again what is another file there [18.18]', async () => {
    const path = await publish(await serve(), '#444444');
    await stop();
    await copy(['disk', bucket, '--last']);
    const there = await serve(bucket);
    const uploads = join(environment.DATA_DIR, 'uploads');
    const original = await readFile(join(uploads, basename(path)));
    await writeFile(join(uploads, basename(path)), 'cut');
    const own = { STORAGE_URL: bucket };
    expect(await copy([bucket, 'disk'], own)).toMatch(/^Copied 1 file; 2 files had been there/);
    expect(await readFile(join(uploads, basename(path)))).toEqual(original);
    // The former storage serves on.
    expect(await bytesAt(there, path)).toEqual(original);
    await stop();
    await expect(serve()).rejects.toThrow(/does not have all of them yet/);
  });

  test('changes nothing in a place that is not for these files [18.19]', async () => {
    const site = await serve();
    await publish(site, '#555555');
    await copy(['disk', bucket]);
    // The wrong way round: nothing may mark the storage that the site uses.
    await expect(copy([bucket, 'disk'])).rejects.toThrow(/does not have all of them yet/);
    const empty = storageUrlAt(store.endpoint, randomBytes(6).toString('hex'));
    await expect(copy([empty, 'disk'])).rejects.toThrow(/holds none of them/);
    const foreign = await start({ environment: { ...storeKeys, STORAGE_URL: empty }, now: () => new Date() });
    await publish(foreign, '#666666');
    await foreign.close();
    await expect(copy(['disk', empty])).rejects.toThrow(/holds the files of the site/);
    expect(await storedFiles({ ...site, dataDir: environment.DATA_DIR })).toHaveLength(3);
  });
});
