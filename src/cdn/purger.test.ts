import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { databases, type OpenForTest } from '../../test/databases.ts';
import { type PurgeServer, startPurgeServer } from '../../test/purge-server.ts';
import type { OpenDatabase } from '../db/database.ts';
import { TaskLeases } from '../db/task-lease.ts';
import { Purger } from './purger.ts';

describe.each(databases)('What the shared cache is told on $name', ({ open }) => {
  let opened: OpenForTest;
  let cache: PurgeServer;
  let running: Purger[];
  let warnings: string[];
  beforeAll(async () => {
    opened = await open(undefined, { hasPurges: true });
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    cache = await startPurgeServer();
    running = [];
    warnings = [];
  });
  afterEach(async () => {
    cache.status = 200;
    await Promise.all(running.map((purger) => purger.stop()));
    await cache.close();
    await opened.database.write(async ({ db }) => {
      for (const table of ['purge', 'task_lease'] as const) await db.deleteFrom(table).execute();
    });
  });

  const log = pino({ level: 'warn' }, { write: (line: string) => warnings.push(line) });
  function newPurger({ database = opened.database, address = cache.url } = {}): Purger {
    if (!database.purges) throw new Error('Opened without purges');
    const leases = new TaskLeases(database, (error) => warnings.push(String(error)));
    const options = { address, log, leases, sendAfterMs: [0, 40] };
    const purger = new Purger(database, database.purges, options);
    purger.start();
    running.push(purger);
    return purger;
  }
  const publish = (database: OpenDatabase = opened.database) =>
    database.write((change) => database.version.increment(change));
  const remove = (...paths: string[]) =>
    opened.database.write(async (change) => {
      for (const path of paths) change.purge(path);
    });
  const rows = () => opened.database.reader.selectFrom('purge').select('tag').execute();
  const untilTaken = () => expect.poll(rows, { timeout: 10_000, interval: 10 }).toEqual([]);

  test('are the tags of each change, by both names, as often as is planned [18.55, 18.56]', async () => {
    newPurger({ address: cache.url.replace('//', '//user:p%40ss@') });
    await publish();
    await untilTaken();
    expect(cache.taken).toEqual([['pages'], ['pages']]);
    const { method, headers } = cache.last;
    expect(method).toBe('POST');
    expect(headers).toMatchObject({ xkey: 'pages', 'surrogate-key': 'pages' });
    expect(headers.authorization).toBe(`Basic ${Buffer.from('user:p@ss').toString('base64')}`);
  });

  test('is nothing of a change that was refused', async () => {
    const refused = opened.database.write((change) => {
      change.purge('file-1');
      throw new Error('refused');
    });
    await expect(refused).rejects.toThrow('refused');
    expect(await rows()).toEqual([]);
  });

  test('waits as long as its first change does, whatever changes meanwhile [18.62]', async () => {
    await publish();
    const first = await opened.database.purges?.backlog();
    await publish();
    await remove('file-1');
    expect(await opened.database.purges?.backlog()).toEqual({ tags: 2, since: first?.since });
  });

  test('is repeated until it is taken, with one warning [18.55]', async () => {
    cache.status = 503;
    newPurger();
    await publish();
    await expect.poll(() => cache.refused, { timeout: 10_000 }).toBeGreaterThan(2);
    expect(warnings.filter((line) => line.includes('the shared cache'))).toHaveLength(1);
    expect(await rows()).toEqual([{ tag: 'pages' }]);
    cache.status = 204;
    await untilTaken();
    expect(cache.taken.length).toBeGreaterThan(0);
  });

  test('survives a restart, and is tried once more before it [18.55]', async () => {
    cache.status = 500;
    const first = newPurger();
    await publish();
    await first.stop();
    expect([cache.refused > 0, await rows()]).toEqual([true, [{ tag: 'pages' }]]);
    cache.status = 200;
    newPurger();
    await untilTaken();
    expect(cache.taken[0]).toEqual(['pages']);
  });

  test('is sent before a stop also where it came while the queue was being read [18.55]', async () => {
    const queue = opened.database.purges;
    if (!queue) throw new Error('Opened without purges');
    const read = queue.read.bind(queue);
    vi.spyOn(queue, 'read').mockImplementationOnce(async () => {
      const tags = await read();
      await publish();
      return tags;
    });
    await newPurger().stop();
    expect(cache.taken[0]).toEqual(['pages']);
  });

  test('is sent by one process at a time, whichever made the change [18.57]', async () => {
    for (const database of [opened.database, await opened.openAgain()]) newPurger({ database });
    // As a command of the command line, which sends nothing itself.
    await publish(await opened.openAgain());
    await expect.poll(() => cache.taken.length, { timeout: 10_000 }).toBe(2);
    await untilTaken();
    expect(cache.taken).toEqual([['pages'], ['pages']]);
  });

  test('is sent by the process that made the change while a dead one has the lease [18.55, 18.57]', async () => {
    const until = new Date(opened.database.now().getTime() + 4000).toISOString();
    const isLeased = () => opened.database.now().toISOString() < until;
    const lease = { task: 'purge', holder: 'dead', until };
    await opened.database.write(({ db }) => db.insertInto('task_lease').values(lease).execute());
    newPurger();
    await Promise.all(Array.from({ length: 20 }, () => publish()));
    await expect.poll(() => cache.taken.length).toBeGreaterThan(1);
    expect(isLeased()).toBe(true);
    await untilTaken();
    expect(isLeased()).toBe(false);
    expect(cache.taken.length).toBeLessThan(10);
  });

  test('is sent by a process that reaches the shared cache where another does not [18.55]', async () => {
    const away = await startPurgeServer();
    await away.close();
    newPurger({ address: away.url });
    await publish();
    await expect.poll(() => warnings, { timeout: 10_000 }).toHaveLength(1);
    newPurger({ database: await opened.openAgain() });
    await untilTaken();
    expect(cache.taken).toEqual([['pages'], ['pages']]);
  });

  test('is merged: what many changes have in common is sent once [18.57]', async () => {
    await Promise.all(Array.from({ length: 20 }, () => publish()));
    await remove('file-1', 'file-2');
    newPurger();
    await untilTaken();
    expect(cache.taken[0]).toEqual(['pages', 'file-2', 'file-1']);
    expect(cache.taken).toHaveLength(2);
  });

  test('is one tag for very many files [18.57]', async () => {
    await publish();
    await remove(...Array.from({ length: 300 }, (_, n) => `file-${n}`));
    newPurger();
    await untilTaken();
    expect(cache.taken[0]).toEqual(['pages', 'files']);
  });
});
