import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { contentTypes } from '../../content/index.ts';
import { notice } from '../../content/notice.ts';
import type { ContentType } from '../../schema/define-type.ts';
import { openDatabase, shapesFor } from '../database.ts';
import type { Engine } from '../engine.ts';
import { type BareDatabase, bareDatabases } from '../engines.fixture.ts';
import { announceProcess } from '../processes.ts';
import { contentOf, findItem, insertItem } from '../store.ts';
import { NewerDatabase, OlderVersionServes } from './compatibility.ts';
import { migrations } from './frozen.ts';
import { migrate } from './migrate.ts';
import type { Migration, Step } from './migration.ts';
import { readMigrations } from './read.ts';
import { lastRelease, takenTooEarly } from './release.ts';

const NOW = new Date('2026-11-20T06:00:00.000Z');
const AT = NOW.toISOString();
const later = (name: string, steps: readonly Step[] = []): Migration => ({ name, steps });
const drop: Step = { do: 'drop-column', table: 'notice', column: 'more' };
const add: Step = { do: 'add-column', table: 'notice', column: 'more', shape: { type: 'text' } };

const blank = (type: ContentType, values: object) =>
  ({
    ...Object.fromEntries(Object.entries(type.fields).map(([name, field]) => [name, field.blank])),
    _id: 'n1',
    createdAt: AT,
    updatedAt: AT,
    ...values,
  }) as never;

describe.each(bareDatabases)('Versions side by side on $name', ({ makeMigrated }) => {
  let bareDatabase: BareDatabase;
  let engine: Engine;
  beforeEach(async () => {
    bareDatabase = await makeMigrated();
    engine = bareDatabase.open();
  });
  afterEach(() => bareDatabase.close());

  const upgraded = (...more: Migration[]) =>
    migrate(bareDatabase.open(), { migrations: [...migrations, ...more], now: NOW });
  const start = (known = migrations) => migrate(engine, { migrations: known, now: NOW });

  test('an older version starts on a database to which newer ones have only added [18.40]', async () => {
    await upgraded(later('0900-expand-one', [add]), later('0901-expand-two'));
    expect(await start()).toEqual([]);
  });

  test.each(['0901-contract-two', '0901-two'])(
    'but not where a newer one did %s, which it names [18.40]',
    async (name) => {
      await upgraded(later('0900-expand-one'), later(name));
      await expect(start()).rejects.toThrow(NewerDatabase);
      await expect(start()).rejects.toThrow(`newer version of Chautari (0900-expand-one, ${name})`);
    },
  );

  test('nor does it add what it knows alone [18.40]', async () => {
    await upgraded(later('0901-expand-two'));
    await expect(start([...migrations, later('0900-expand-one')])).rejects.toThrow('0901-expand-two');
  });

  test('one that serves goes on reading and writing when a newer one adds to its tables [18.43]', async () => {
    const options = { types: contentTypes, migrations, now: () => NOW };
    const older = await openDatabase(engine, options);
    const read = () => findItem(older.reader, notice, 'n1');
    const write = (values: object) => older.write(({ db }) => insertItem(db, notice, blank(notice, values)));
    await write({ title: 'Before' });
    await read();
    const columns = ['text', 'id', 'integer', 'boolean', 'instant', 'json'] as const;
    const added = contentTypes.flatMap(({ name: table }) =>
      columns.map((type): Step => ({ do: 'add-column', table, column: `new_${type}`, shape: { type } })),
    );
    await upgraded(later('0900-expand-all', added));
    expect((await read())?.item.title).toBe('Before');
    await write({ _id: 'n2', title: 'After' });
    for (const type of contentTypes.filter(({ name }) => name !== 'notice'))
      await older.write(({ db }) => insertItem(db, type, blank(type, { slug: 'x' })));
    const rows = await contentOf(engine.reader).selectFrom('notice').selectAll().execute();
    expect(rows).toHaveLength(2);
    for (const row of rows)
      expect(row).toMatchObject({ new_text: '', new_integer: 0, new_boolean: 0, new_json: '[]' });
    await older.close();
  });

  describe('what the last release does not read is taken away', () => {
    const contract = later('0901-contract-more', [drop]);
    const beside = (version: string, seenAt = NOW) =>
      announceProcess(engine.writer, { _id: version, version, startedAt: AT }, seenAt);
    beforeEach(() => upgraded(later('0900-expand-more', [add])));
    const takeAway = () => upgraded(later('0900-expand-more', [add]), contract);

    test('while the last release serves', async () => {
      await beside(lastRelease.migration);
      expect(await takeAway()).toEqual([contract.name]);
    });

    test('but not while one before it does, which is named by its host [18.45]', async () => {
      await beside('0005-expand-everyday-use');
      await expect(takeAway()).rejects.toThrow(OlderVersionServes);
      await expect(takeAway()).rejects.toThrow(/0901-contract-more breaks .* Stop them first/);
    });

    test('unless that one was not seen for a minute', async () => {
      await beside('0005-expand-everyday-use', new Date(NOW.getTime() - 60_001));
      expect(await takeAway()).toEqual([contract.name]);
    });
  });
});

describe('A migration that only adds', () => {
  test('makes no unique index on a table that older versions write [18.43]', () => {
    const step = { do: 'create-index', table: 'notice', index: { name: 'notice_once', columns: ['place'] } };
    const unique = { ...step, index: { ...step.index, unique: true } };
    const added = (shape: object) => ({ do: 'add-column', table: 'notice', column: 'place', shape });
    const reading = (...steps: object[]) => readMigrations({ '0900-expand-x.json': { steps } });
    expect(reading(step)).toHaveLength(1);
    expect(() => reading(unique)).toThrow('unique');
    expect(() => reading(added({ type: 'text' }), unique)).toThrow('unique');
    // Older versions leave it empty, and nothing is equal to that.
    expect(reading(added({ type: 'text', nullable: true }), unique)).toHaveLength(1);
  });
});

describe('What is taken away', () => {
  test('is nothing that the last release reads [18.45]', () => {
    expect(takenTooEarly(migrations, lastRelease)).toEqual([]);
  });

  test('is found where the last release reads it, also under a new name', () => {
    const rename: Step = { do: 'rename-column', table: 'notice', column: 'title', to: 'heading' };
    const more = [later('0900-contract-x', [drop, rename, { ...drop, column: 'date' }])];
    expect(takenTooEarly([...migrations, ...more], lastRelease)).toEqual(['notice.title', 'notice.date']);
  });

  test('the note of the last release names tables and columns that there are', () => {
    const shapes = new Map(shapesFor(contentTypes).map(({ name, columns }) => [name, columns]));
    expect(migrations.map(({ name }) => name)).toContain(lastRelease.migration);
    for (const name of ['notice', 'application', 'account'])
      expect(Object.keys(shapes.get(name) ?? {})).toEqual(
        expect.arrayContaining([...(lastRelease.columns[name] ?? ['missing'])]),
      );
  });
});
