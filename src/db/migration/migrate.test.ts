import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { banner } from '../../content/banner.ts';
import { contentTypes } from '../../content/index.ts';
import { news } from '../../content/news.ts';
import { notice } from '../../content/notice.ts';
import type { ContentType } from '../../schema/define-type.ts';
import { shapesFor } from '../database.ts';
import type { Engine } from '../engine.ts';
import { type BareDatabase, bareDatabases } from '../engines.fixture.ts';
import { neighbourOf } from '../ranks.ts';
import { Reading } from '../reading.ts';
import { contentOf } from '../store.ts';
import { NewerDatabase } from './compatibility.ts';
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

  test('waits until a backup has read, and holds up nobody who reads or writes meanwhile [18.40]', async () => {
    await migrate(engine, { migrations, now: NOW });
    const [backup, serving] = [bareDatabase.open(), bareDatabase.open()];
    const more = { do: 'add-column', table: 'notice', column: 'more', shape: { type: 'text' } } as const;
    const longer = [...migrations, { name: '9000-expand-more', steps: [more] }];
    const { promise: isLocked, resolve: onLocked } = Promise.withResolvers<void>();
    let migrating: Promise<string[]> | undefined;
    await backup.snapshot(async (db) => {
      await contentOf(db).selectFrom('notice').select('_id').execute();
      migrating = migrate(engine, { migrations: longer, now: NOW, onLocked });
      // Waits at the server until it is given up, except on SQLite, where nobody is in its way.
      await Promise.race([migrating, isLocked]);
      await contentOf(serving.reader).selectFrom('notice').select('_id').execute();
      await serving.writer.connection().execute(async (db) => {
        await serving.begin(db);
        await contentOf(db).updateTable('notice').set({ title: 'as before' }).execute();
        await serving.transactionControl(db, 'commit');
      });
    });
    expect(await migrating).toEqual(['9000-expand-more']);
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

  test('refuses a database that a newer program used, and touches nothing', async () => {
    const future: Migration = { name: '9999-future', steps: [] };
    await migrate(engine, { migrations: [...migrations, future], now: NOW });
    const more: Migration = {
      name: '0900-more',
      steps: [{ do: 'create-table', table: { name: 'more', columns: { a: { type: 'text' } }, indexes: [] } }],
    };
    const refused = migrate(engine, { migrations: [...migrations, more], now: NOW });
    await expect(refused).rejects.toThrow(NewerDatabase);
    await expect(refused).rejects.toThrow('9999-future');
    expect(await tables()).not.toContain('more');
  });

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

  test('keeps the records of the first version, in their order and with their pictures, and lets staff move them', async () => {
    const [first = { name: '', steps: [] }] = migrations;
    await migrate(engine, { migrations: [first], now: NOW });
    const days = ['2026-01-02', '2026-03-04', '2026-02-03'];
    const ordered: readonly ContentType[] = [banner, news, notice];
    for (const type of ordered) {
      const rows = days.map((day, index) => ({
        _id: `${index}`.repeat(24),
        createdAt: `${day}T00:00:00.000Z`,
        updatedAt: `${day}T00:00:00.000Z`,
        version: 1,
        titleFolded: day,
        title: day,
        image: `/uploads/${day}.webp`,
        ...(type === banner ? { shortText: 'kept', shortDescription: '' } : { description: 'kept' }),
        ...(type === news && { slug: day }),
      }));
      await contentOf(engine.writer).insertInto(type.name).values(rows).execute();
    }
    expect(await migrate(engine, { migrations, now: NOW })).toEqual(
      migrations.slice(1).map(({ name }) => name),
    );
    const reading = new Reading(engine, contentTypes);
    for (const type of ordered) {
      for (const order of ['listed', 'shown'] as const)
        expect(
          (await reading.page(type, { q: '', page: 1, limit: 9 }, order)).items,
          type.name,
        ).toMatchObject(
          ['2026-03-04', '2026-02-03', '2026-01-02'].map((day) => ({
            title: day,
            image: `/uploads/${day}.webp`,
            imageAlt: '',
            [type === banner ? 'shortText' : 'description']: 'kept',
          })),
        );
    }
    expect(await neighbourOf(engine.reader, banner, '0'.repeat(24), 'up')).toBe('2'.repeat(24));
    expect((await reading.one(notice, '0'.repeat(24)))?.item).toMatchObject({ date: '', attachments: [] });
  });
});
