import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, type OpenForTest } from '../../test/databases.ts';
import { type Actor, program } from '../accounts/actor.ts';
import { createIdGenerator } from '../db/ids.ts';
import { addRedirect, deleteRedirect, newRow } from './redirect-changes.ts';
import { parseRedirect } from './redirect-fields.ts';
import { addChange } from './redirect-rows.ts';
import { redirectsOf } from './redirects.fixture.ts';
import { StoredRedirects } from './stored-redirects.ts';

const nowhere = async () => null;
const noPages = { locate: nowhere, answers: () => false, all: async () => [] };

describe.each(databases)('Stored redirects on $name', ({ open }) => {
  let opened: OpenForTest;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  const site = () => redirectsOf(opened.database);
  const add = (from: string, to: string) => addRedirect(site(), program, { from, to }, noPages);

  test('cost no query while nothing changes, whatever is asked for [19.86]', async () => {
    await add('/known', '/a');
    const { database } = opened;
    let queries = 0;
    const counted = new Proxy(database.reader, {
      get(reader, name) {
        if (name === 'selectFrom') queries += 1;
        const value: unknown = Reflect.get(reader, name, reader);
        return typeof value === 'function' ? value.bind(reader) : value;
      },
    });
    let located = 0;
    const locate = async () => {
      located += 1;
      return null;
    };
    const stored = new StoredRedirects({ reader: counted, version: database.version }, (error) => {
      throw error;
    });
    const storm = Array.from({ length: 100 }, (_, at) => stored.find(`/nowhere-${at}`, locate));
    await Promise.all(storm);
    expect(queries).toBe(2);
    for (let at = 0; at < 100; at += 1)
      expect(await stored.find('/known', locate)).toMatchObject({ to: '/a' });
    expect([queries, located]).toEqual([2, 2]);
    // After a change of other content, one query for the count of redirect changes is enough.
    await database.write((change) => database.version.increment(change));
    await Promise.all([stored.find('/known', locate), stored.find('/nowhere', locate)]);
    expect([queries, located]).toEqual([3, 4]);
  });

  test('stop at a page that has come to be at one of their addresses [19.82, 19.84]', async () => {
    await add('/stop-2', '/stop-3');
    await add('/stop-1', '/stop-2');
    const { redirects: stored } = site();
    expect(
      await stored.find('/stop-1', async ({ path }) => (path === '/stop-2' ? path : null)),
    ).toMatchObject({
      to: '/stop-2',
    });
  });

  test('that lead in a circle since another one was deleted lead nowhere [19.83]', async () => {
    await add('/left?x=1', '/elsewhere');
    await add('/right', '/left?x=1');
    await add('/left', '/right');
    const { redirects: stored } = site();
    expect(await stored.find('/left', nowhere)).toMatchObject({ to: '/elsewhere' });
    const particular = await opened.database.reader
      .selectFrom('redirect')
      .select('_id')
      .where('from', '=', '/left?x=1')
      .executeTakeFirstOrThrow();
    await deleteRedirect(site(), program, particular._id);
    expect(await stored.find('/left', nowhere)).toBeNull();
  });

  test('that lead in a circle since before lead nowhere, whoever stored them [23.52]', async () => {
    const { database } = opened;
    const pairs = ['/z1 /ne/z1', '/z2/* /z2', '/z3/* /z3?x=*', '/z4/* /z4/more/*', '/z5 /ne/z6', '/z6 /z5'];
    await database.write(async (change) => {
      for (const pair of pairs) {
        const [from = '', to = ''] = pair.split(' ');
        const row = newRow(
          createIdGenerator()(new Date()),
          parseRedirect({ from, to }, 'http://localhost'),
          new Date(),
        );
        await change.db.insertInto('redirect').values(row).execute();
      }
      await addChange(change.db);
      await database.version.increment(change);
    });
    const { redirects: stored } = site();
    for (const url of [
      '/z1',
      '/ne/z1',
      '/z2',
      '/z2/a',
      '/z3/5',
      '/z3?x=',
      '/z4',
      '/z4/a',
      '/z5',
      '/ne/z6',
      '/z6/',
    ])
      expect([url, await stored.find(url, nowhere)]).toEqual([url, null]);
  });

  test('answer nothing while the database does not, and say so [19.86]', async () => {
    const errors: unknown[] = [];
    const away = new Proxy(opened.database.reader, {
      get: () => () => {
        throw new Error('away');
      },
    });
    const stored = new StoredRedirects({ reader: away, version: opened.database.version }, (error) =>
      errors.push(error),
    );
    expect(await stored.find('/known', nowhere)).toBeNull();
    expect(errors).toHaveLength(1);
  });

  test('are changed by publishers only', async () => {
    const author: Actor = { role: 'admin', account: 'x', duties: ['author'] };
    await expect(addRedirect(site(), author, { from: '/no', to: '/' }, noPages)).rejects.toMatchObject({
      status: 403,
    });
    await expect(deleteRedirect(site(), author, '0'.repeat(24))).rejects.toMatchObject({ status: 403 });
  });
});
