import { setTimeout as delay } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Db, Engine } from '../engine.ts';
import { inTransaction } from '../transaction.ts';
import { type Backfill, backfills } from './backfills.ts';
import { assertNobodyNeeds, assertUsable, OlderDatabase, unknownAmong } from './compatibility.ts';
import { type Migration, shapesAfter, takeStep } from './migration.ts';
import { lastRelease } from './release.ts';
import { runStep } from './run-step.ts';
import { forgetSettled } from './settled.ts';

/** The pause before a retry, in which those who queued behind the migration go on. */
const PAUSE_MS = 1000;
/** A backup may read a table for as long as this. */
const MAX_WAIT_MS = 30 * 60_000;

/** The migrations to bring a database up to, in order, and the data steps that they may name. */
export interface MigrateOptions {
  migrations: readonly Migration[];
  now: Date;
  backfills?: Readonly<Record<string, Backfill>>;
  /** Called before each retry, when another transaction held a lock for too long. */
  onLocked?: () => void;
}

type MigrationDb = Kysely<{ migration: { name: string; appliedAt: string } }>;

const migrationTable = (db: Db) => db as unknown as MigrationDb;

/** The names of the migrations that were applied to a database. */
export async function appliedMigrations(db: Db): Promise<string[]> {
  const rows = await migrationTable(db).selectFrom('migration').select('name').execute();
  return rows.map(({ name }) => name);
}

/**
 * Like `migrate`, but inside a transaction that the caller begins and commits.
 * @returns the names of the migrations that were applied now
 * @throws NewerDatabase, OlderVersionServes
 */
export async function migrateWithin(
  db: Db,
  engine: Engine,
  { migrations, now, backfills: known = backfills }: MigrateOptions,
): Promise<string[]> {
  await migrationTable(db)
    .schema.createTable('migration')
    .ifNotExists()
    .addColumn('name', sql.raw(engine.columnType('id')), (column) => column.primaryKey())
    .addColumn('appliedAt', sql.raw(engine.columnType('instant')), (column) => column.notNull())
    .execute();
  const applied = await appliedMigrations(db);
  const unknown = unknownAmong(applied, migrations);
  const pending = migrations.filter(({ name }) => !applied.includes(name));
  assertUsable(unknown, pending);
  await assertNobodyNeeds(db, pending, { now, lastRelease: lastRelease.migration });
  // This version does not know the backfills of those migrations, so its rows will need them.
  await forgetSettled(db, unknown);
  for (const migration of pending) {
    const shapes = shapesAfter(migrations.slice(0, migrations.indexOf(migration)));
    for (const step of migration.steps) {
      await runStep(step, { db, engine, shapes, backfills: known });
      takeStep(shapes, step, migration.name);
    }
    const row = { name: migration.name, appliedAt: now.toISOString() };
    await migrationTable(db).insertInto('migration').values(row).execute();
  }
  return pending.map(({ name }) => name);
}

/**
 * Applies the pending migrations in one transaction under the writer's lock: one of several simultaneously
 * starting processes migrates, and a process that is killed leaves the database as it was. While a migration waits for
 * a lock on a table, for instance during a backup, all later reads and writes of that table wait behind it. So a
 * migration waits for one second only, then rolls back and tries again.
 * @returns the names of the migrations that were applied now
 * @throws NewerDatabase when the database has a migration that this program does not know and that does more than add;
 * OlderVersionServes when a pending one would break a process that serves
 */
export async function migrate(engine: Engine, options: MigrateOptions): Promise<string[]> {
  if (await isCurrent(engine.reader, options.migrations)) return [];
  const giveUpAt = performance.now() + MAX_WAIT_MS;
  for (;;) {
    try {
      return await inTransaction(engine, async (db) => {
        await engine.limitLockWaits(db);
        return migrateWithin(db, engine, options);
      });
    } catch (error) {
      if (!engine.isLockTimeout(error) || performance.now() > giveUpAt) throw error;
      options.onLocked?.();
      await delay(PAUSE_MS);
    }
  }
}

/**
 * Lets a database be opened as it is.
 * @throws OlderDatabase, NewerDatabase
 */
export async function assertMigrated({ reader }: Engine, migrations: readonly Migration[]): Promise<void> {
  const applied = await appliedMigrations(reader);
  const pending = migrations.filter(({ name }) => !applied.includes(name));
  assertUsable(unknownAmong(applied, migrations), pending);
  if (pending.length > 0) throw new OlderDatabase(pending.map(({ name }) => name));
}

/**
 * Whether a database has these migrations and no others, as at nearly every start, which then need not take turns
 * with writers.
 */
async function isCurrent(reader: Db, migrations: readonly Migration[]): Promise<boolean> {
  // Errors, such as the missing table of a new database, are left to the transaction.
  const applied = await appliedMigrations(reader).catch(() => null);
  return applied?.length === migrations.length && migrations.every(({ name }) => applied.includes(name));
}
