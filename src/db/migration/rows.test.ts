import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { stepsDropping } from '../../../scripts/migration-files.ts';
import type { Engine } from '../engine.ts';
import { type BareDatabase, bareDatabases } from '../engines.fixture.ts';
import { contentOf } from '../store.ts';
import type { Backfill } from './backfills.ts';
import { appliedMigrations, migrate } from './migrate.ts';
import { type Migration, type Step, shapesAfter } from './migration.ts';

const NOW = new Date('2026-11-20T06:00:00.000Z');

describe.each(bareDatabases)('Migrating a table that has rows, on $name,', ({ make }) => {
  let bareDatabase: BareDatabase;
  let engine: Engine;
  const table = {
    name: 'thing',
    columns: { _id: { type: 'id', primaryKey: true }, phone: { type: 'text' }, fax: { type: 'text' } },
    indexes: [{ name: 'thing_fax', columns: ['fax'] }],
  } as const;
  const first: Migration = { name: '0001-first', steps: [{ do: 'create-table', table }] };
  const rows = Array.from({ length: 1200 }, (_, index) => ({
    _id: String(index).padStart(24, '0'),
    phone: index === 7 ? '' : `+977 ${index}`,
    fax: `fax ${index}`,
  }));
  const stored = () => contentOf(engine.reader).selectFrom('thing').selectAll().orderBy('_id').execute();
  const upgrade = (steps: Migration['steps'], backfills = {}) =>
    migrate(engine, { migrations: [first, { name: '0002-next', steps }], now: NOW, backfills });

  beforeEach(async () => {
    bareDatabase = await make();
    engine = bareDatabase.open();
    await migrate(engine, { migrations: [first], now: NOW });
    await contentOf(engine.writer).insertInto('thing').values(rows).execute();
  });
  afterEach(() => bareDatabase.close());

  test('renames a column, and its index follows', async () => {
    await upgrade([{ do: 'rename-column', table: 'thing', column: 'fax', to: 'telefax' }]);
    expect(await stored()).toEqual(rows.map(({ fax, ...row }) => ({ ...row, telefax: fax })));
    await upgrade([{ do: 'rename-column', table: 'thing', column: 'fax', to: 'telefax' }]);
    expect((await appliedMigrations(engine.reader)).sort()).toEqual(['0001-first', '0002-next']);
  });

  test('drops a column with the index that uses it', async () => {
    await upgrade(stepsDropping(shapesAfter([first]), 'thing', 'fax'));
    expect(await stored()).toEqual(rows.map(({ fax: _, ...row }) => row));
  });

  test('computes a new column from the others, for every row that the step changes', async () => {
    const digits: Step[] = [
      { do: 'add-column', table: 'thing', column: 'digits', shape: { type: 'text' } },
      { do: 'backfill', table: 'thing', with: 'phone-digits' },
    ];
    const phoneDigits: Backfill = ({ phone }) =>
      phone === '' ? null : { digits: String(phone).replace(/\D/g, '') };
    await upgrade(digits, { 'phone-digits': phoneDigits });
    expect(await stored()).toEqual(
      rows.map((row, index) => ({ ...row, digits: index === 7 ? '' : `977${index}` })),
    );
  });

  test('computes other columns for some rows than for others, of every type', async () => {
    const steps: Step[] = [
      { do: 'add-column', table: 'thing', column: 'length', shape: { type: 'integer' } },
      { do: 'add-column', table: 'thing', column: 'seenAt', shape: { type: 'instant', nullable: true } },
      { do: 'backfill', table: 'thing', with: 'mixed' },
    ];
    const isEven = ({ _id }: { _id?: unknown }) => Number(_id) % 2 === 0;
    const seenAt = NOW.toISOString();
    const mixed: Backfill = (row) =>
      isEven(row) ? { length: String(row.fax).length, fax: "it's" } : { seenAt, phone: '१' };
    await upgrade(steps, { mixed });
    expect(await stored()).toEqual(
      rows.map((row) =>
        isEven(row)
          ? { ...row, length: row.fax.length, fax: "it's", seenAt: null }
          : { ...row, length: 0, seenAt, phone: '१' },
      ),
    );
  });

  test('leaves it unchanged when a data step fails or is unknown', async () => {
    const fails: Backfill = ({ _id }) => {
      if (_id === rows[900]?._id) throw new Error('cannot be computed');
      return { fax: 'half done' };
    };
    const steps: Step[] = [{ do: 'backfill', table: 'thing', with: 'fails' }];
    await expect(upgrade(steps, { fails })).rejects.toThrow('cannot be computed');
    await expect(upgrade(steps)).rejects.toThrow('There is no backfill fails for the table thing');
    expect(await stored()).toEqual(rows);
    expect((await appliedMigrations(engine.reader)).sort()).toEqual(['0001-first']);
  });
});
