import type { ColumnShape, IndexShape, TableShape } from '../../schema/shape.ts';

/** One change of the database, in neutral terms that both databases understand. Plain JSON. */
export type Step =
  | { do: 'create-table'; table: TableShape }
  /** Rows that name no value for the column get a blank one. */
  | { do: 'add-column'; table: string; column: string; shape: ColumnShape }
  | { do: 'create-index'; table: string; index: IndexShape }
  /** Runs a function of `backfills.ts` over every row of a table. */
  | { do: 'backfill'; table: string; with: string }
  | { do: 'rename-column'; table: string; column: string; to: string }
  | { do: 'drop-index'; table: string; index: string }
  | { do: 'drop-column'; table: string; column: string };

export interface Migration {
  /** Its file's name without the ending; migrations run in the order of their names. */
  name: string;
  steps: readonly Step[];
}

/** The content of a migration's file. */
export interface MigrationFile {
  steps: readonly Step[];
}

export type Shapes = ReadonlyMap<string, TableShape>;

/** Migrations by file path, in the order of their names. */
export function inOrder(files: Readonly<Record<string, MigrationFile>>): Migration[] {
  return Object.entries(files)
    .map(([path, { steps }]) => ({ name: nameOf(path), steps }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

const nameOf = (path: string) => path.replace(/^.*\//, '').replace(/\.json$/, '');

/** The shapes that a database has after these migrations. @throws when a step changes what does not exist */
export function shapesAfter(migrations: readonly Migration[]): Map<string, TableShape> {
  const shapes = new Map<string, TableShape>();
  for (const { name, steps } of migrations) for (const step of steps) takeStep(shapes, step, name);
  return shapes;
}

/** Changes the shapes by one more step. @param migration its migration's name, for the error */
export function takeStep(shapes: Map<string, TableShape>, step: Step, migration: string): void {
  if (step.do === 'create-table') {
    shapes.set(step.table.name, step.table);
    return;
  }
  const table = shapes.get(step.table);
  if (!table) throw new Error(`Migration ${migration} changes ${step.table}, which does not exist`);
  shapes.set(step.table, changedTable(table, step, migration));
}

function changedTable(
  table: TableShape,
  step: Exclude<Step, { do: 'create-table' }>,
  migration: string,
): TableShape {
  const { columns, indexes } = table;
  if (step.do === 'backfill') return table;
  if (step.do === 'add-column') return { ...table, columns: { ...columns, [step.column]: step.shape } };
  if (step.do === 'create-index') return { ...table, indexes: [...indexes, step.index] };
  if (step.do === 'drop-index') {
    const kept = indexes.filter(({ name }) => name !== step.index);
    if (kept.length === indexes.length)
      throw new Error(`Migration ${migration} drops the index ${step.index}, which does not exist`);
    return { ...table, indexes: kept };
  }
  const users = indexes.filter((index) => index.columns.includes(step.column));
  if (!columns[step.column])
    throw new Error(`Migration ${migration} changes ${step.table}.${step.column}, which does not exist`);
  if (step.do === 'drop-column') {
    if (users[0])
      throw new Error(`Migration ${migration} drops ${step.column}, which index ${users[0].name} uses`);
    return {
      ...table,
      columns: Object.fromEntries(Object.entries(columns).filter(([name]) => name !== step.column)),
    };
  }
  const renamed = (name: string) => (name === step.column ? step.to : name);
  return {
    ...table,
    columns: Object.fromEntries(Object.entries(columns).map(([name, shape]) => [renamed(name), shape])),
    indexes: indexes.map((index) => ({ ...index, columns: index.columns.map(renamed) })),
  };
}

/**
 * The steps that lead from one set of shapes to another by adding only. A column that no declaration names any more
 * stays: dropping data is asked for by hand (`npm run migration -- drop TABLE.COLUMN`).
 * @throws Error when a column would change its type: add one of the new type, backfill it, then drop the old one
 */
export function stepsBetween(before: Shapes, after: readonly TableShape[]): Step[] {
  const steps: Step[] = [];
  for (const table of after) {
    const old = before.get(table.name);
    if (!old) {
      steps.push({ do: 'create-table', table });
      continue;
    }
    for (const [column, shape] of Object.entries(table.columns)) {
      const was = old.columns[column];
      if (!was) steps.push({ do: 'add-column', table: table.name, column, shape });
      else if (was.type !== shape.type)
        throw new Error(`${table.name}.${column}: ${was.type} cannot become ${shape.type}`);
    }
    for (const index of table.indexes) {
      if (!old.indexes.some(({ name }) => name === index.name)) {
        steps.push({ do: 'create-index', table: table.name, index });
      }
    }
  }
  return steps;
}
