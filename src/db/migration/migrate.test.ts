import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { contentTypes } from '../../content/index.ts';
import { shapesFor } from '../database.ts';
import type { Engine } from '../engine.ts';
import { type BareDatabase, bareDatabases } from '../engines.fixture.ts';
import { contentOf } from '../store.ts';
import { migrations } from './frozen.ts';
import { migrate } from './migrate.ts';
import { type Migration, stepsBetween } from './migration.ts';

const SCRIPT = fileURLToPath(new URL('./migrating.fixture.ts', import.meta.url));
const NOW = new Date('2026-11-20T06:00:00.000Z');

describe.each(bareDatabases)('Migrating on $name', ({ make }) => {
  let bareDatabase: BareDatabase;
  let engine: Engine;
  beforeEach(async () => {
    bareDatabase = await make();
    engine = bareDatabase.open();
  });
  afterEach(() => bareDatabase.close());

  const applied = async () => {
    const { rows } = await sql<{ name: string }>`select name from migration order by name`.execute(
      engine.reader,
    );
    return rows.map(({ name }) => name);
  };
  const tables = () =>
    engine.reader.introspection.getTables().then((all) => all.map(({ name }) => name).sort());

  test('makes every table and column that is asked for, once', async () => {
    const names = migrations.map(({ name }) => name);
    expect(await migrate(engine, { migrations, now: NOW })).toEqual(names);
    expect(await migrate(engine, { migrations, now: NOW })).toEqual([]);
    expect(await applied()).toEqual(names);
    const there = await engine.reader.introspection.getTables();
    for (const { name, columns } of shapesFor(contentTypes)) {
      const found = there.find((table) => table.name === name);
      expect(found?.columns.map((column) => column.name).sort()).toEqual(Object.keys(columns).sort());
      for (const [column, { nullable = false }] of Object.entries(columns))
        expect(found?.columns.find((one) => one.name === column)?.isNullable, `${name}.${column}`).toBe(
          nullable,
        );
    }
  });

  test('waits for no writer where there is nothing to do', async () => {
    await migrate(engine, { migrations, now: NOW });
    const other = bareDatabase.open();
    await other.writer.connection().execute(async (db) => {
      await other.beginLong(db);
      expect(await migrate(engine, { migrations, now: NOW })).toEqual([]);
      await other.transactionControl(db, 'rollback');
    });
  });

  test('waits until a backup has read', async () => {
    await migrate(engine, { migrations, now: NOW });
    const more = { do: 'add-column', table: 'notice', column: 'more', shape: { type: 'text' } } as const;
    const longer = [...migrations, { name: '9000-more', steps: [more] }];
    let migrating: Promise<string[]> | undefined;
    await bareDatabase.open().snapshot(async (db) => {
      await contentOf(db).selectFrom('notice').select('_id').execute();
      migrating = migrate(engine, { migrations: longer, now: NOW });
      await Promise.race([migrating, delay(200)]);
    });
    expect(await migrating).toEqual(['9000-more']);
  });

  test('is done by one of three that start at once', async () => {
    const ran = await Promise.all(
      [engine, bareDatabase.open(), bareDatabase.open()].map((each) =>
        migrate(each, { migrations, now: NOW }),
      ),
    );
    expect(ran.flat()).toEqual(migrations.map(({ name }) => name));
  });

  const migrating = (...words: string[]) =>
    spawn(process.execPath, [SCRIPT, ...words], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        DATA_DIR: bareDatabase.dataDir,
        ...(bareDatabase.url && { DATABASE_URL: bareDatabase.url }),
      },
    });

  test('is done by one of two processes that start at once', async () => {
    const exits = [1, 2].map(async () => (await once(migrating(), 'exit'))[0]);
    expect(await Promise.all(exits)).toEqual([0, 0]);
    expect(await applied()).toEqual(['0001-two-tables']);
    expect(await tables()).toEqual(['first', 'migration', 'second']);
  });

  test('leaves the database as it was when a step fails', async () => {
    await migrate(engine, { migrations, now: NOW });
    const [before, names] = [await tables(), await applied()];
    const broken: Migration = {
      name: '9000-broken',
      steps: [
        { do: 'create-table', table: { name: 'half', columns: { a: { type: 'text' } }, indexes: [] } },
        { do: 'add-column', table: 'notice', column: 'half', shape: { type: 'text' } },
        { do: 'create-index', table: 'notice', index: { name: 'x', columns: ['no such column'] } },
      ],
    };
    await expect(migrate(engine, { migrations: [...migrations, broken], now: NOW })).rejects.toThrow();
    expect([await tables(), await applied()]).toEqual([before, names]);
    expect(await migrate(engine, { migrations, now: NOW })).toEqual([]);
  });

  test('leaves the database as it was when the process is killed amid it', async () => {
    const child = migrating('stop');
    expect(String((await once(child.stdout, 'data'))[0])).toContain('half way');
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await tables()).toEqual([]);
    expect(await migrate(engine, { migrations, now: NOW })).toEqual(migrations.map(({ name }) => name));
  });

  const future: Migration = { name: '9999-future', steps: [] };
  const more: Migration = {
    name: '0900-more',
    steps: [{ do: 'create-table', table: { name: 'more', columns: { a: { type: 'text' } }, indexes: [] } }],
  };
  test.each([
    ['it knows all others', migrations],
    ['it would add tables', [...migrations, more]],
  ])(
    'refuses a database that another program used, also where %s, and touches nothing [18.90]',
    async (_, known) => {
      await migrate(engine, { migrations: [...migrations, future], now: NOW });
      const refused = migrate(engine, { migrations: known, now: NOW });
      await expect(refused).rejects.toThrow('a newer or another version of Chautari (9999-future)');
      expect(await tables()).not.toContain('more');
    },
  );

  test('adds columns of every type to a table that has rows, blank in those or filled from others', async () => {
    const shape = (columns: object) =>
      [
        { name: 'filled', columns: { _id: { type: 'id', primaryKey: true }, ...columns }, indexes: [] },
      ] as const;
    const added = {
      text: { type: 'text' },
      id: { type: 'id' },
      number: { type: 'integer' },
      flag: { type: 'boolean' },
      at: { type: 'instant' },
      list: { type: 'json' },
      maybe: { type: 'text', nullable: true },
      both: { type: 'text', filledFrom: ['_id', '_id'] },
    } as const;
    const first: Migration = { name: '0001-first', steps: stepsBetween(new Map(), shape({})) };
    const [table] = shape({});
    const second: Migration = {
      name: '0002-second',
      steps: stepsBetween(new Map([['filled', table]]), shape(added)),
    };
    await migrate(engine, { migrations: [first], now: NOW });
    await contentOf(engine.writer).insertInto('filled').values({ _id: 'a' }).execute();
    expect(await migrate(engine, { migrations: [first, second], now: NOW })).toEqual(['0002-second']);
    expect(await contentOf(engine.reader).selectFrom('filled').selectAll().execute()).toEqual([
      { _id: 'a', text: '', id: '', number: 0, flag: 0, at: '', list: '[]', maybe: null, both: 'aa' },
    ]);
  });
});
