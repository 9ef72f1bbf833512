import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { contentTypes } from '../../content/index.ts';
import { notice } from '../../content/notice.ts';
import { type OpenDatabase, openDatabase } from '../database.ts';
import type { ContentRow, Engine } from '../engine.ts';
import { type BareDatabase, bareDatabases } from '../engines.fixture.ts';
import { contentOf, insertItem } from '../store.ts';
import { backfills as frozen } from './backfills.ts';
import { migrations } from './frozen.ts';
import { migrate } from './migrate.ts';
import type { Migration } from './migration.ts';
import { Refill } from './refill.ts';

const NOW = new Date('2026-11-20T06:00:00.000Z');
const hoursOn = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
const upgrade: Migration = {
  name: '0900-expand-calls',
  steps: [
    { do: 'add-column', table: 'notice', column: 'digits', shape: { type: 'text' } },
    {
      do: 'add-column',
      table: 'notice',
      column: 'place',
      shape: { type: 'text', filledFrom: ['createdAt', '_id'] },
    },
    { do: 'backfill', table: 'notice', with: 'digits' },
  ],
};
const known = [...migrations, upgrade];
const blankNotice = Object.fromEntries(
  Object.entries(notice.fields).map(([name, { blank }]) => [name, blank]),
);
const LAST = migrations.at(-1)?.name ?? '';

describe.each(bareDatabases)(
  'What an older version writes beside this one, on $name,',
  ({ makeMigrated }) => {
    let bareDatabase: BareDatabase;
    let engine: Engine;
    let database: OpenDatabase;
    let computed = 0;
    const backfills = {
      ...frozen,
      digits: ({ description }: ContentRow) => {
        computed += 1;
        return { digits: String(description).replace(/\D/g, '') };
      },
    };
    beforeEach(async () => {
      bareDatabase = await makeMigrated();
      engine = bareDatabase.open();
      await migrate(engine, { migrations: known, now: NOW, backfills });
      database = await openDatabase(engine, { types: contentTypes, migrations: known, now: () => NOW });
      computed = 0;
    });
    afterEach(async () => {
      await database.close();
      await bareDatabase.close();
    });

    /** A row as the older version writes it: without the new columns. */
    const write = (_id: string, description: string, at = NOW) =>
      insertItem(engine.writer, notice, {
        ...blankNotice,
        _id,
        description,
        createdAt: 'c',
        updatedAt: at.toISOString(),
      });
    const row = (_id: string) =>
      contentOf(engine.reader)
        .selectFrom('notice')
        .select(['digits', 'place', 'version'])
        .where('_id', '=', _id)
        .executeTakeFirst();
    const refill = () => new Refill(database, { migrations: known, backfills });

    test('gets what the newer version computes, in any number of rows [18.42]', async () => {
      for (let index = 0; index < 30; index += 1) await write(`n${index}`, `call ${index}`);
      const before = database.version.current;
      expect(await refill().run(hoursOn(1), LAST)).toBe(60);
      expect(await row('n7')).toEqual({ digits: '7', place: 'cn7', version: 1 });
      expect(database.version.current).toBeGreaterThan(before);
    });

    test('again when it has changed them, and nothing is written where nothing is missing [18.42]', async () => {
      await write('a', 'call 1');
      const running = refill();
      await running.run(hoursOn(1), LAST);
      await contentOf(engine.writer)
        .updateTable('notice')
        .set({ description: 'call 2', updatedAt: hoursOn(2).toISOString(), place: 'by hand' })
        .execute();
      expect(await running.run(hoursOn(2), LAST)).toBe(1);
      expect(await row('a')).toMatchObject({ digits: '2', place: 'by hand' });
      const version = database.version.current;
      expect(await running.run(hoursOn(2), LAST)).toBe(0);
      expect(database.version.current).toBe(version);
    });

    test('rows that have not changed since the last pass are not computed again [18.42]', async () => {
      await write('a', 'call 1');
      const running = refill();
      await running.run(hoursOn(1), LAST);
      await running.run(hoursOn(4), LAST);
      const before = computed;
      await running.run(hoursOn(5), LAST);
      expect(computed).toBe(before);
    });

    test('is looked at no more a day after the migration, once no older version serves', async () => {
      await refill().run(hoursOn(25), upgrade.name);
      await write('a', 'call 1', hoursOn(25));
      expect(await refill().run(hoursOn(26), upgrade.name)).toBe(0);
      // It serves again, as after going back.
      expect(await refill().run(hoursOn(27), LAST)).toBe(2);
      await write('b', 'call 2', hoursOn(27));
      expect(await refill().run(hoursOn(27), upgrade.name)).toBe(2);
    });

    test('is looked at again when an older version was started meanwhile and is gone', async () => {
      await refill().run(hoursOn(25), upgrade.name);
      await migrate(bareDatabase.open(), { migrations, now: hoursOn(25) });
      await write('a', 'call 1', hoursOn(25));
      expect(await refill().run(hoursOn(26), upgrade.name)).toBe(2);
    });

    test('cannot be there in a database that this version made', async () => {
      const own = await makeMigrated();
      const ownEngine = own.open();
      const [first] = migrations;
      const { rows } = await sql<{ appliedAt: string }>`
        select ${sql.ref('appliedAt')} from migration where name = ${first?.name}`.execute(ownEngine.writer);
      const appliedAt = rows[0]?.appliedAt ?? '';
      await migrate(ownEngine, { migrations: known, now: new Date(appliedAt), backfills });
      const made = await openDatabase(ownEngine, { types: contentTypes, migrations: known, now: () => NOW });
      await insertItem(ownEngine.writer, notice, {
        ...blankNotice,
        _id: 'a',
        description: 'call 1',
        createdAt: appliedAt,
        updatedAt: appliedAt,
      });
      const running = new Refill(made, { migrations: known, backfills });
      expect(await running.run(hoursOn(1), upgrade.name)).toBe(0);
      // It serves, as after going back.
      expect(await running.run(hoursOn(1), LAST)).toBe(2);
      await made.close();
      await own.close();
    });

    test('of before a contracting migration is settled', async () => {
      await write('a', 'call 1');
      const taking: Migration = { name: '0901-contract-x', steps: [] };
      const running = new Refill(database, { migrations: [...known, taking], backfills });
      expect(await running.run(hoursOn(1), LAST)).toBe(0);
    });
  },
);
