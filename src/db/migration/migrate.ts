import { type Kysely, sql } from 'kysely';
import { Refused } from '../../errors.ts';
import type { Db, Engine } from '../engine.ts';
import { inTransaction } from '../transaction.ts';
import { type Backfill, backfills } from './backfills.ts';
import { type Migration, shapesAfter, takeStep } from './migration.ts';
import { runStep } from './run-step.ts';

/** The migrations to bring a database up to, in order, and the data steps that they may name. */
export interface MigrateOptions {
  migrations: readonly Migration[];
  now: Date;
  backfills?: Readonly<Record<string, Backfill>>;
}

type MigrationDb = Kysely<{ migration: { name: string; appliedAt: string } }>;

const migrationTable = (db: Db) => db as unknown as MigrationDb;

/** In the order of their names, which is that of their application. */
export const LAST_MIGRATION = 'select max(name) as last from migration';

/** Of a database with migrations that this program does not know. */
const newerDatabase = (names: readonly string[]) =>
  new Refused(
    `The database was used by a newer or another version of Chautari (${names.join(', ')}). Start that version or a later one.`,
  );

/** Of a database that this Chautari has not brought up to date, met by a command, which does not do so. */
const olderDatabase = (names: readonly string[]) =>
  new Refused(
    `The database was last used by an older version of Chautari (missing: ${names.join(', ')}). A command does not change its tables: start this version once, which does, or use the build that serves.`,
  );

/** Migrations that were applied to the database and are unknown to this program, in order. */
export function unknownAmong(applied: readonly string[], known: readonly Migration[]): string[] {
  return applied.filter((name) => !known.some((migration) => migration.name === name)).toSorted();
}

/** @throws Refused where migrations were applied to the database that are unknown to this program */
export function assertKnown(applied: readonly string[], known: readonly Migration[]): void {
  const unknown = unknownAmong(applied, known);
  if (unknown.length > 0) throw newerDatabase(unknown);
}

/** The names of the migrations that were applied to a database. */
export async function appliedMigrations(db: Db): Promise<string[]> {
  const rows = await migrationTable(db).selectFrom('migration').select('name').execute();
  return rows.map(({ name }) => name);
}

/**
 * Like `migrate`, but inside a transaction that the caller begins and commits.
 * @returns the names of the migrations that were applied now
 * @throws Refused where it has migrations that are unknown
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
  assertKnown(applied, migrations);
  const pending = migrations.filter(({ name }) => !applied.includes(name));
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
 * starting processes migrates, and a process that is killed leaves the database as it was.
 * @returns the names of the migrations that were applied now
 * @throws Refused where it has migrations that are unknown
 */
export async function migrate(engine: Engine, options: MigrateOptions): Promise<string[]> {
  if (await isCurrent(engine.reader, options.migrations)) return [];
  return inTransaction(engine, (db) => migrateWithin(db, engine, options));
}

/**
 * Lets a database be opened as it is.
 * @throws Refused where it has other migrations than these
 */
export async function assertMigrated({ reader }: Engine, migrations: readonly Migration[]): Promise<void> {
  const applied = await appliedMigrations(reader);
  assertKnown(applied, migrations);
  const pending = migrations.filter(({ name }) => !applied.includes(name));
  if (pending.length > 0) throw olderDatabase(pending.map(({ name }) => name));
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
