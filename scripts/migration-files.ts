import * as z from 'zod';
import {
  inOrder,
  type Migration,
  type MigrationFile,
  type Shapes,
  type Step,
} from '../src/db/migration/migration.ts';
import type { TableShape } from '../src/schema/shape.ts';

const column = z.strictObject({
  type: z.enum(['id', 'text', 'integer', 'boolean', 'instant', 'json']),
  primaryKey: z.literal(true).exactOptional(),
  nullable: z.literal(true).exactOptional(),
  filledFrom: z.array(z.string()).exactOptional(),
});
const index = z.strictObject({
  name: z.string().max(62),
  columns: z.array(z.string()),
  unique: z.literal(true).exactOptional(),
});
const table = z.strictObject({
  name: z.string().max(62),
  columns: z.record(z.string(), column),
  indexes: z.array(index),
});
const named = { table: z.string(), column: z.string() };
const stepSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('create-table'), table }),
  z.strictObject({ do: z.literal('add-column'), ...named, shape: column }),
  z.strictObject({ do: z.literal('create-index'), table: z.string(), index }),
  z.strictObject({ do: z.literal('backfill'), table: z.string(), with: z.string() }),
  z.strictObject({ do: z.literal('rename-column'), ...named, to: z.string().max(62) }),
  z.strictObject({ do: z.literal('drop-index'), table: z.string(), index: z.string() }),
  z.strictObject({ do: z.literal('drop-column'), ...named }),
]);
const fileSchema = z.strictObject({ steps: z.array(stepSchema) });

/**
 * Reads migration files given as parsed JSON by file path.
 * @throws Error when one is malformed
 */
export function readMigrations(files: Readonly<Record<string, unknown>>): Migration[] {
  for (const json of Object.values(files)) fileSchema.parse(json);
  return inOrder(files as Readonly<Record<string, MigrationFile>>);
}

/** Columns, as `table.column`, that the migrations lead to and no declaration names. */
export function undeclaredColumns(before: Shapes, after: readonly TableShape[]): string[] {
  return after.flatMap(({ name, columns }) =>
    Object.keys(before.get(name)?.columns ?? {})
      .filter((column) => !columns[column])
      .map((column) => `${name}.${column}`),
  );
}

/** The steps that drop a column, with the indexes that use it. */
export function stepsDropping(shapes: Shapes, table: string, column: string): Step[] {
  const users = (shapes.get(table)?.indexes ?? []).filter((index) => index.columns.includes(column));
  return [
    ...users.map(({ name }): Step => ({ do: 'drop-index', table, index: name })),
    { do: 'drop-column', table, column },
  ];
}
