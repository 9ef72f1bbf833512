import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databases, type OpenForTest } from '../../test/databases.ts';
import { AppError } from '../errors.ts';
import type { Db } from './engine.ts';

const [, onServer] = databases;
const put = (db: Db, key: string) => db.insertInto('state').values({ key, value: 1 }).execute();

describe.each(databases)('Changes on $name', ({ open }) => {
  let opened: OpenForTest;
  beforeAll(async () => {
    opened = await open([]);
  });
  afterAll(() => opened.close());
  beforeEach(() => opened.database.write(({ db }) => db.deleteFrom('state').execute()));

  const keys = async () => {
    const rows = await opened.database.reader.selectFrom('state').select('key').orderBy('key').execute();
    return rows.map(({ key }) => key);
  };
  const write = (key: string) => opened.database.write(async ({ db }) => put(db, key));

  test('that arrive together are carried out in the order in which they came', async () => {
    const order: number[] = [];
    const all = Array.from({ length: 250 }, (_, index) =>
      opened.database.write(async ({ db }) => {
        order.push(index);
        await put(db, String(index));
        return index;
      }),
    );
    expect(await Promise.all(all)).toEqual(all.map((_, index) => index));
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    expect(await keys()).toHaveLength(250);
  });

  test('share one commit', async () => {
    let commits = 0;
    const settled: number[] = [];
    const change = (index: number) =>
      opened.database
        .write(async ({ db, afterCommit }) => {
          await put(db, String(index));
          afterCommit(() => {
            commits = Math.max(commits, index);
          });
        })
        .then(() => settled.push(commits));
    await Promise.all([1, 2, 3].map(change));
    expect(settled).toEqual([3, 3, 3]);
  });

  test('that fail leave those beside them alone', async () => {
    const refused = new AppError(409, 'conflict', { en: 'no', ne: 'होइन' });
    const outcomes = await Promise.allSettled([
      write('before'),
      opened.database.write(async ({ db }) => {
        await put(db, 'half');
        throw refused;
      }),
      opened.database.write(({ db }) => sql`insert into no_such_table values (1)`.execute(db)),
      write('same'),
      write('same'),
      write('zafter'),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(outcomes[1]).toMatchObject({ reason: refused });
    expect(await keys()).toEqual(['before', 'same', 'zafter']);
  });

  test('that may be repeated leave those beside them alone, too, when one fails', async () => {
    const runs = { first: 0, failing: 0 };
    const effects: string[] = [];
    const outcomes = await Promise.allSettled([
      opened.database.write(
        async ({ db, afterCommit }) => {
          runs.first += 1;
          await put(db, 'first');
          afterCommit(() => effects.push('first'));
        },
        { repeatable: true },
      ),
      opened.database.write(
        async ({ db, afterCommit }) => {
          runs.failing += 1;
          await put(db, 'half');
          afterCommit(() => effects.push('half'));
          throw new AppError(409, 'conflict', { en: 'no', ne: 'होइन' });
        },
        { repeatable: true },
      ),
      opened.database.write(({ db }) => put(db, 'last'), { repeatable: true }),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await keys()).toEqual(['first', 'last']);
    // The group is run again with savepoints; rolled back work has no effects.
    expect(runs).toEqual({ first: 2, failing: 2 });
    expect(effects).toEqual(['first']);
  });

  test('are invisible before their commit, and visible to all readers after it', async () => {
    const other = await opened.openAgain();
    const seenElsewhere = async () =>
      (await other.reader.selectFrom('state').select('key').where('key', '=', 'new').execute()).length;
    await opened.database.write(async ({ db }) => {
      await put(db, 'new');
      expect(await keys()).toEqual([]);
      expect(await seenElsewhere()).toBe(0);
    });
    expect(await keys()).toEqual(['new']);
    expect(await seenElsewhere()).toBe(1);
  });

  test('run their effects after the commit, and not at all if they fail', async () => {
    const happened: string[] = [];
    await Promise.allSettled([
      opened.database.write(async ({ db, afterCommit }) => {
        afterCommit(() => happened.push('kept'));
        await put(db, 'kept');
        expect(happened).toEqual([]);
      }),
      opened.database.write(async ({ afterCommit }) => {
        afterCommit(() => happened.push('refused'));
        throw new Error('no');
      }),
    ]);
    expect(happened).toEqual(['kept']);
  });

  test('are refused together when they cannot be committed, and the next goes well', async () => {
    const effects: string[] = [];
    const outcomes = await Promise.allSettled([
      write('one'),
      opened.database.write(async ({ db, afterCommit }) => {
        afterCommit(() => effects.push('done'));
        await put(db, 'two');
        // Ends the transaction without the writer's knowledge.
        await sql`rollback`.execute(db);
      }),
      write('three'),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(effects).toEqual([]);
    await write('next');
    expect(await keys()).toEqual(['next']);
  });

  test('wait in a bounded queue: one too many is refused with 503', async () => {
    const all = await Promise.allSettled(Array.from({ length: 1300 }, (_, index) => write(String(index))));
    const refused = all.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    for (const one of refused)
      expect(one).toMatchObject({ reason: { status: 503, headers: { 'Retry-After': expect.any(String) } } });
    expect(await keys()).toHaveLength(1300 - refused.length);
  });

  test('of two processes follow each other', async () => {
    const other = await opened.openAgain();
    const raise = (database: typeof other) =>
      database.write(async ({ db }) => {
        const row = await db.selectFrom('state').select('value').where('key', '=', 'n').executeTakeFirst();
        await new Promise((resolve) => setImmediate(resolve));
        await db.deleteFrom('state').where('key', '=', 'n').execute();
        await db
          .insertInto('state')
          .values({ key: 'n', value: (row?.value ?? 0) + 1 })
          .execute();
      });
    await Promise.all(Array.from({ length: 60 }, (_, index) => raise(index % 2 ? other : opened.database)));
    const row = await opened.database.reader.selectFrom('state').selectAll().executeTakeFirst();
    expect(row).toEqual({ key: 'n', value: 60 });
  });

  test('are waited for when the database is closed', async () => {
    const other = await opened.openAgain();
    const last = other.write(async ({ db }) => put(db, 'last'));
    await other.close();
    await last;
    expect(await keys()).toEqual(['last']);
  });
});

test('Changes on a server are refused once another version has upgraded the database, which is told [18.91]', async () => {
  const own = await onServer.open([]);
  const told: unknown[] = [];
  const older = await own.openAgain({ onUpgraded: (migration) => told.push(migration) });
  await older.write(({ db }) => put(db, 'own'));
  await own.database.write(({ db }) => sql`insert into migration values ('9000-next', '')`.execute(db));
  const late = ['late', 'too'].map((key) => older.write(({ db }) => put(db, key)));
  for (const { status } of await Promise.allSettled(late)) expect(status).toBe('rejected');
  await expect(late[1]).rejects.toMatchObject({ status: 503 });
  const rows = await older.reader.selectFrom('state').select('key').execute();
  expect([rows, told]).toEqual([[{ key: 'own' }], ['9000-next']]);
  await own.close();
});
