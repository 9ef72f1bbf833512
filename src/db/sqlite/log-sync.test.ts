import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { declared } from '../../../test/databases.ts';
import { openDatabase } from '../database.ts';
import type { Db } from '../engine.ts';
import { sqliteEngine } from './engine.ts';
import type { SyncFile } from './log-sync.ts';

const put = (db: Db, key: string) => db.insertInto('state').values({ key, value: 1 }).execute();

describe('Several processes on one file', () => {
  let folder: string;
  let file: string;
  const closing: (() => Promise<void>)[] = [];
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'chautari-log-'));
    file = join(folder, 'chautari.sqlite');
  });
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
    await rm(folder, { recursive: true });
  });

  /** One of the processes. @param syncFile stands for its disk */
  async function open(syncFile?: SyncFile, checkpointPages?: number) {
    const engine = sqliteEngine(file, {
      isShared: true,
      ...(syncFile && { syncFile }),
      ...(checkpointPages && { checkpointPages }),
    });
    const database = await openDatabase(engine, { types: [], migrations: declared([]) });
    closing.push(() => database.close());
    return { engine, database, write: (key: string) => database.write(({ db }) => put(db, key)) };
  }

  /** A disk whose syncs succeed or fail when the test says so. */
  function slowDisk() {
    const waiting: PromiseWithResolvers<void>[] = [];
    let isSlow = false;
    return {
      waiting,
      slowDown: () => {
        isSlow = true;
      },
      async sync() {
        if (!isSlow) return;
        const one = Promise.withResolvers<void>();
        waiting.push(one);
        await one.promise;
      },
    };
  }

  const keysIn = (path: string) => {
    const reading = new SqliteDatabase(path, { readonly: true });
    const keys = reading.prepare('select "key" from state order by "key"').pluck().all();
    reading.close();
    return keys;
  };

  test('acknowledge a change, and run its effects, once its log is on the disk [18.39]', async () => {
    const disk = slowDisk();
    const one = await open(disk.sync);
    disk.slowDown();
    const happened: string[] = [];
    const writing = one.database
      .write(async ({ db, afterCommit }) => {
        afterCommit(() => happened.push('effect'));
        await put(db, 'a');
      })
      .then(() => happened.push('acknowledged'));
    await expect.poll(() => disk.waiting.length).toBe(1);
    expect(keysIn(file)).toEqual(['a']);
    expect(happened).toEqual([]);
    disk.waiting[0]?.resolve();
    await writing;
    expect(happened).toEqual(['effect', 'acknowledged']);
  });

  test('do not wait for the disk of one another [18.39]', async () => {
    const disk = slowDisk();
    const one = await open(disk.sync);
    const other = await open();
    disk.slowDown();
    const writing = one.write('slow');
    await expect.poll(() => disk.waiting.length).toBe(1);
    await other.write('fast');
    expect(keysIn(file)).toEqual(['fast', 'slow']);
    disk.waiting[0]?.resolve();
    await writing;
  });

  test('say that something was stored before only once it is on the disk [18.39]', async () => {
    const disk = slowDisk();
    const one = await open();
    const other = await open(disk.sync);
    await one.write('a');
    disk.slowDown();
    let isConfirmed = false;
    const confirming = other.database.confirm().then(() => {
      isConfirmed = true;
    });
    await expect.poll(() => disk.waiting.length).toBe(1);
    expect(isConfirmed).toBe(false);
    disk.waiting[0]?.resolve();
    await confirming;
  });

  test('refuse what the disk does not confirm with 503, and write the log anew before the next change [18.39]', async () => {
    const disk = slowDisk();
    const one = await open(disk.sync);
    await one.write('before');
    disk.slowDown();
    const writing = Promise.allSettled([one.write('uncertain'), one.write('beside')]);
    await expect.poll(() => disk.waiting.length).toBe(1);
    disk.waiting[0]?.reject(new Error('EIO: i/o error, fdatasync'));
    for (const outcome of await writing)
      expect(outcome).toMatchObject({
        status: 'rejected',
        reason: { status: 503, code: 'unconfirmed', headers: { 'Retry-After': '5' } },
      });

    // While another process reads the log, it cannot be restarted, and nothing is added to it.
    const reading = new SqliteDatabase(file, { readonly: true });
    reading.exec('begin');
    reading.prepare('select count(*) from state').get();
    await expect(one.write('behind the gap')).rejects.toMatchObject({ status: 503, code: 'overloaded' });
    reading.close();
    expect(disk.waiting).toHaveLength(1);

    const next = one.write('next');
    await expect.poll(() => disk.waiting.length).toBe(2);
    // By now the unconfirmed change is in the database file itself.
    const copy = join(folder, 'copy.sqlite');
    await sql`vacuum into ${copy}`.execute(one.engine.reader);
    expect(keysIn(copy)).toEqual(['before', 'beside', 'next', 'uncertain']);
    disk.waiting[1]?.resolve();
    await next;
  });

  test('keep the log short, once nobody reads what it had before [18.39]', async () => {
    const limit = 20;
    const writers = [await open(undefined, limit), await open(undefined, limit)];
    const writeMany = async (name: string) => {
      for (let n = 0; n < 2 * limit; n += 1)
        await Promise.all(writers.map(({ write }, writer) => write(`${name}-${n}-${writer}`)));
    };
    const other = new SqliteDatabase(file);
    const pagesInLog = () => (other.pragma('wal_checkpoint(NOOP)') as { log: number }[])[0]?.log ?? 0;

    other.exec('begin');
    other.prepare('select count(*) from state').get();
    await writeMany('read');
    other.exec('commit');
    // Nothing of it could be written back, and it could not be started anew.
    expect(pagesInLog()).toBeGreaterThan(2 * limit);

    await writeMany('unread');
    expect(pagesInLog()).toBeLessThan(2 * limit);
    other.close();
    expect(keysIn(file)).toHaveLength(8 * limit);
  });
});
