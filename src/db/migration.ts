import type { ColumnShape, IndexShape, TableShape } from '../schema/shape.ts';

/** One change of the database's shape, in neutral words that both databases understand. Plain JSON. */
export type Step =
  | { do: 'create-table'; table: TableShape }
  | { do: 'add-column'; table: string; column: string; shape: ColumnShape }
  | { do: 'create-index'; table: string; index: IndexShape };

export interface Migration {
  /** Its file's name without the ending; migrations run in the order of their names. */
  name: string;
  steps: readonly Step[];
}

/** What a migration's file holds. */
export interface MigrationFile {
  steps: readonly Step[];
}

/** Migrations out of their files' content by file path; in the order of their names. */
export function inOrder(files: Readonly<Record<string, MigrationFile>>): Migration[] {
  return Object.entries(files)
    .map(([path, { steps }]) => ({ name: path.replace(/^.*\//, '').replace(/\.json$/, ''), steps }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** The shapes that a database has after these migrations. */
export function shapesAfter(migrations: readonly Migration[]): Map<string, TableShape> {
  const shapes = new Map<string, TableShape>();
  for (const { name, steps } of migrations) {
    for (const step of steps) {
      if (step.do === 'create-table') {
        shapes.set(step.table.name, step.table);
        continue;
      }
      const shape = shapes.get(step.table);
      if (!shape) throw new Error(`Migration ${name} changes ${step.table}, which does not exist`);
      shapes.set(
        step.table,
        step.do === 'add-column'
          ? { ...shape, columns: { ...shape.columns, [step.column]: step.shape } }
          : { ...shape, indexes: [...shape.indexes, step.index] },
      );
    }
  }
  return shapes;
}

/**
 * The steps that lead from one set of shapes to another. What a declaration no longer names stays in the database,
 * unread: taking data away is never done by itself.
 * @throws Error when a column would change its type, which needs a migration written by hand
 */
export function stepsBetween(before: ReadonlyMap<string, TableShape>, after: readonly TableShape[]): Step[] {
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
