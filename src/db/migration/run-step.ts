import { type Kysely, sql } from 'kysely';
import type { ColumnShape, IndexShape, TableShape } from '../../schema/shape.ts';
import type { ContentRow, Db, Engine } from '../engine.ts';
import { keyOf, readRows } from '../rows.ts';
import type { Backfill } from './backfills.ts';
import type { Shapes, Step } from './migration.ts';

export interface StepContext {
  db: Db;
  engine: Engine;
  /** The shapes that the step finds. */
  shapes: Shapes;
  backfills: Readonly<Record<string, Backfill>>;
}

type Runs = {
  [Name in Step['do']]: (step: Extract<Step, { do: Name }>, context: StepContext) => Promise<unknown>;
};

/** Default of a new column in existing rows, by column type. */
export const BLANK: Record<ColumnShape['type'], string | number> = {
  id: '',
  text: '',
  integer: 0,
  boolean: 0,
  instant: '',
  json: '[]',
};

const typeOf = ({ engine }: StepContext, shape: ColumnShape) =>
  sql.raw<unknown>(engine.columnType(shape.type));

const runs: Runs = {
  async 'create-table'({ table }, context) {
    let query = context.db.schema.createTable(table.name);
    for (const [name, shape] of Object.entries(table.columns)) {
      query = query.addColumn(name, typeOf(context, shape), (column) => {
        const typed = shape.nullable ? column : column.notNull();
        return shape.primaryKey ? typed.primaryKey() : typed;
      });
    }
    await query.execute();
    for (const index of table.indexes) await createIndex(context.db, table.name, index);
  },
  async 'add-column'({ table, column, shape }, context) {
    await context.db.schema
      .alterTable(table)
      .addColumn(column, typeOf(context, shape), (added) =>
        shape.nullable ? added : added.notNull().defaultTo(BLANK[shape.type]),
      )
      .execute();
    if (shape.filledFrom) await concatenate(context.db, table, column, shape.filledFrom);
  },
  'create-index': ({ table, index }, { db }) => createIndex(db, table, index),
  async backfill({ table, with: name }, { db, shapes, backfills }) {
    const fill = backfills[name];
    const shape = shapes.get(table);
    if (!fill || !shape) throw new Error(`There is no backfill ${name} for the table ${table}`);
    await updateRows(db, shape, fill);
  },
  'rename-column': ({ table, column, to }, { db }) =>
    db.schema.alterTable(table).renameColumn(column, to).execute(),
  'drop-index': ({ index }, { db }) => db.schema.dropIndex(index).execute(),
  'drop-column': ({ table, column }, { db }) => db.schema.alterTable(table).dropColumn(column).execute(),
};

/** Applies one step, inside the migration's transaction. */
export async function runStep<Name extends Step['do']>(
  step: Extract<Step, { do: Name }>,
  context: StepContext,
): Promise<void> {
  const run: Runs[Name] = runs[step.do as Name];
  await run(step, context);
}

async function createIndex({ schema }: Pick<Kysely<never>, 'schema'>, table: string, index: IndexShape) {
  const query = schema
    .createIndex(index.name)
    .on(table)
    .columns([...index.columns]);
  await (index.unique ? query.unique() : query).execute();
}

async function concatenate(db: Db, table: string, column: string, from: readonly string[]) {
  const texts = sql.join(
    from.map((name) => sql.ref(name)),
    sql` || `,
  );
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${texts}`.execute(db);
}

async function updateRows(db: Db, table: TableShape, fill: Backfill) {
  for await (const rows of readRows(db, table)) {
    const changed = rows.map((row) => ({ row, values: fill(row) ?? {} }));
    // One statement for all rows in which the same columns change: a large table would need minutes of round trips.
    for (const [columns, group] of Map.groupBy(changed, ({ values }) => Object.keys(values).join(' ')))
      if (columns) await setColumns(db, table, { columns: columns.split(' '), rows: group });
  }
}

interface NewValues {
  columns: readonly string[];
  rows: readonly { row: ContentRow; values: ContentRow }[];
}

async function setColumns(db: Db, table: TableShape, { columns, rows }: NewValues) {
  const key = keyOf(table);
  const ref = (name: string) => sql.ref(name);
  const computed = (name: string) => sql.ref(`computed.${name}`);
  // PostgreSQL takes a value whose type it is not told for text.
  const typed = (name: string, value: ContentRow[string] = null) =>
    /integer|boolean/.test(table.columns[name]?.type ?? '') ? sql`cast(${value} as integer)` : sql`${value}`;
  const tuples = rows.map(({ row, values }) => {
    const cells = [
      ...key.map((name) => typed(name, row[name])),
      ...columns.map((name) => typed(name, values[name])),
    ];
    return sql`(${sql.join(cells)})`;
  });
  const isSame = key.map((name) => sql`${sql.ref(`${table.name}.${name}`)} = ${computed(name)}`);
  // The key's columns are never computed, so no name occurs twice.
  await sql`
    with computed(${sql.join([...key, ...columns].map(ref))}) as (values ${sql.join(tuples)})
    update ${sql.table(table.name)}
    set ${sql.join(columns.map((name) => sql`${ref(name)} = ${computed(name)}`))}
    from computed where ${sql.join(isSame, sql` and `)}`.execute(db);
}
