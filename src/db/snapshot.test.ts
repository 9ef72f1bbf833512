import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { TableShape } from '../schema/shape.ts';
import { submissionShapes } from './database.ts';
import type { Db, Engine } from './engine.ts';
import { type BareDatabase, bareDatabases } from './engines.fixture.ts';
import { migrations } from './migration/frozen.ts';
import { shapesAfter } from './migration/migration.ts';
import { countRows, insertRows, keyOf, maxRowsPerInsert, readRows } from './rows.ts';
import { Writer } from './writer.ts';

const SHAPES = [...shapesAfter(migrations).values()];
const shapeOf = (name: string) => SHAPES.find((shape) => shape.name === name) as TableShape;
const STATE = shapeOf('state');

describe.each(bareDatabases)('On $name', ({ makeMigrated }) => {
  let bareDatabase: BareDatabase;
  let engine: Engine;
  beforeAll(async () => {
    bareDatabase = await makeMigrated();
    engine = bareDatabase.open();
  });
  afterEach(() => engine.writer.deleteFrom('state').execute());
  afterAll(() => bareDatabase.close());

  const put = (db: Db, key: string) => db.insertInto('state').values({ key, value: 1 }).execute();
  const keys = async (db: Db) =>
    (await db.selectFrom('state').select('key').execute()).map(({ key }) => key).toSorted();

  test('a snapshot does not change when another process commits', async () => {
    const writer = new Writer(bareDatabase.open());
    await writer.write(({ db }) => put(db, 'before'));
    await engine.snapshot(async (db) => {
      await writer.write(({ db }) => put(db, 'meanwhile'));
      expect(await keys(engine.reader)).toEqual(['before', 'meanwhile']);
      expect(await keys(db)).toEqual(['before']);
      await writer.write(({ db }) => put(db, 'later'));
      expect(await keys(db)).toEqual(['before']);
    });
    expect(await engine.snapshot(keys)).toEqual(['before', 'later', 'meanwhile']);
  });

  test('a snapshot is of the moment when it was taken, not of the first reading', async () => {
    const writer = new Writer(bareDatabase.open());
    await engine.snapshot(async (db) => {
      await writer.write(({ db }) => put(db, 'after it began'));
      expect(await keys(db)).toEqual([]);
    });
  });

  test('a snapshot cannot be written to', async () => {
    await expect(engine.snapshot((db) => put(db, 'never'))).rejects.toThrow();
    expect(await keys(engine.reader)).toEqual([]);
  });

  test('a snapshot ends when reading it fails, and the next one works', async () => {
    await expect(engine.snapshot(() => Promise.reject(new Error('given up')))).rejects.toThrow('given up');
    expect(await engine.snapshot(keys)).toEqual([]);
  });

  test.each([
    ['none', 0],
    ['one', 1],
    ['a chunk', 20],
    ['many', 1234],
  ])('rows are read each once (%s)', async (_, count) => {
    const rows = Array.from({ length: count }, (_, value) => ({ key: `${value % 7}-${value}`, value }));
    await insertRows(engine.writer, STATE, rows);
    const read = [];
    for await (const chunk of readRows(engine.reader, STATE)) read.push(...chunk);
    expect(read.map(({ value }) => value).toSorted((a, b) => Number(a) - Number(b))).toEqual(
      rows.map(({ value }) => value),
    );
    expect(await countRows(engine.reader, STATE)).toBe(count);
  });

  test('rows of a table that only a unique index of several columns keeps apart are read each once', async () => {
    const uses = shapeOf('picture_use');
    const rows = Array.from({ length: 400 }, (_, index) => ({
      path: `${index % 2}`,
      type: 'notice',
      item: `${index % 20}`,
      field: `${index}`,
    }));
    await insertRows(engine.writer, uses, rows);
    const fields = [];
    for await (const chunk of readRows(engine.reader, uses)) fields.push(...chunk.map(({ field }) => field));
    expect(fields.toSorted()).toEqual(rows.map(({ field }) => field).toSorted());
  });

  test('long rows are read in short chunks', async () => {
    const contacts = submissionShapes.find(({ name }) => name === 'contact') as TableShape;
    const row = Object.fromEntries(
      Object.entries(contacts.columns).map(([name, { type }]) => [
        name,
        type === 'integer' || type === 'boolean' ? 1 : 'x'.repeat(name === 'message' ? 20_000 : 3),
      ]),
    );
    const rows = Array.from({ length: 120 }, (_, index) => ({
      ...row,
      _id: `${index}`,
    }));
    await insertRows(engine.writer, contacts, rows);
    let count = 0;
    for await (const chunk of readRows(engine.reader, contacts)) {
      expect(chunk.length).toBeLessThan(50);
      count += chunk.length;
    }
    expect(count).toBe(rows.length);
  });

  test('as many rows as may be are inserted at once', async () => {
    const rows = Array.from({ length: maxRowsPerInsert(STATE) }, (_, value) => ({ key: `${value}`, value }));
    await insertRows(engine.writer, STATE, rows);
    expect(await countRows(engine.reader, STATE)).toBe(rows.length);
  });
});

test('every table has a key to read it by', () => {
  for (const shape of SHAPES) expect(keyOf(shape), shape.name).not.toEqual([]);
  expect(() => keyOf({ name: 'heap', columns: { one: { type: 'text' } }, indexes: [] })).toThrow('heap');
});
