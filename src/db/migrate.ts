import { type Kysely, sql } from 'kysely';
import type { ColumnShape, IndexShape } from '../schema/shape.ts';
import type { Db, Engine } from './engine.ts';
import type { Migration, Step } from './migration.ts';
import { inTransaction } from './transaction.ts';

/** A database that was migrated by a newer Chautari than this one. */
export class NewerDatabase extends Error {
  constructor(names: readonly string[]) {
    super(
      `The database was used by a newer version of Chautari (${names.join(', ')}). Start that version or a later one.`,
    );
    this.name = 'NewerDatabase';
  }
}

type Connection = Kysely<{ migration: { name: string; appliedAt: string } }>;

/** What a new column holds in rows that were there before it. */
const BLANK: Record<ColumnShape['type'], string | number> = {
  id: '',
  text: '',
  integer: 0,
  boolean: 0,
  instant: '',
  json: '[]',
};

async function createIndex(connection: Connection, table: string, index: IndexShape) {
  let query = connection.schema
    .createIndex(index.name)
    .on(table)
    .columns([...index.columns]);
  if (index.unique) query = query.unique();
  await query.execute();
}

async function fill(connection: Connection, table: string, column: string, from: readonly string[]) {
  const texts = sql.join(
    from.map((name) => sql.ref(name)),
    sql` || `,
  );
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${texts}`.execute(connection);
}

async function take(connection: Connection, engine: Engine, step: Step) {
  const columnType = (shape: ColumnShape) => sql.raw<unknown>(engine.columnType(shape.type));
  if (step.do === 'create-table') {
    let query = connection.schema.createTable(step.table.name);
    for (const [name, shape] of Object.entries(step.table.columns)) {
      query = query.addColumn(name, columnType(shape), (column) => {
        const typed = shape.nullable ? column : column.notNull();
        return shape.primaryKey ? typed.primaryKey() : typed;
      });
    }
    await query.execute();
    for (const index of step.table.indexes) await createIndex(connection, step.table.name, index);
  } else if (step.do === 'add-column') {
    await connection.schema
      .alterTable(step.table)
      .addColumn(step.column, columnType(step.shape), (column) =>
        step.shape.nullable ? column : column.notNull().defaultTo(BLANK[step.shape.type]),
      )
      .execute();
    if (step.shape.filledFrom) await fill(connection, step.table, step.column, step.shape.filledFrom);
  } else {
    await createIndex(connection, step.table, step.index);
  }
}

/** The names of the migrations that a database has seen. */
export async function appliedMigrations(db: Db): Promise<string[]> {
  const rows = await (db as unknown as Connection).selectFrom('migration').select('name').execute();
  return rows.map(({ name }) => name);
}

/**
 * What `migrate` does, inside a transaction that the caller has begun and commits.
 * @returns the names of the migrations that were run now
 * @throws NewerDatabase when the database knows a migration that this program does not
 */
export async function migrateWithin(
  db: Db,
  engine: Engine,
  migrations: readonly Migration[],
  now: Date,
): Promise<string[]> {
  const connection = db as unknown as Connection;
  await connection.schema
    .createTable('migration')
    .ifNotExists()
    .addColumn('name', sql.raw(engine.columnType('id')), (column) => column.primaryKey())
    .addColumn('appliedAt', sql.raw(engine.columnType('instant')), (column) => column.notNull())
    .execute();
  const applied = await appliedMigrations(db);
  const unknown = applied.filter((name) => !migrations.some((migration) => migration.name === name));
  if (unknown.length > 0) throw new NewerDatabase(unknown);
  const pending = migrations.filter(({ name }) => !applied.includes(name));
  for (const { name, steps } of pending) {
    for (const step of steps) await take(connection, engine, step);
    await connection.insertInto('migration').values({ name, appliedAt: now.toISOString() }).execute();
  }
  return pending.map(({ name }) => name);
}

/**
 * Brings the database to the shape that these migrations lead to, in one transaction under the writer's lock: two
 * processes that start at once do not meet, and one that is killed leaves the database as it was.
 * @returns the names of the migrations that were run now
 * @throws NewerDatabase when the database knows a migration that this program does not
 */
export function migrate(engine: Engine, migrations: readonly Migration[], now: Date): Promise<string[]> {
  return inTransaction(engine, (db) => migrateWithin(db, engine, migrations, now));
}
