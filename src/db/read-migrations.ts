import * as z from 'zod';
import { inOrder, type Migration } from './migration.ts';

const column = z.object({
  type: z.enum(['id', 'text', 'integer', 'boolean', 'instant', 'json']),
  primaryKey: z.literal(true).exactOptional(),
  nullable: z.literal(true).exactOptional(),
  filledFrom: z.array(z.string()).exactOptional(),
});
const index = z.object({
  name: z.string().max(62),
  columns: z.array(z.string()),
  unique: z.literal(true).exactOptional(),
});
const table = z.object({
  name: z.string().max(62),
  columns: z.record(z.string(), column),
  indexes: z.array(index),
});
const stepSchema = z.discriminatedUnion('do', [
  z.object({ do: z.literal('create-table'), table }),
  z.object({ do: z.literal('add-column'), table: z.string(), column: z.string(), shape: column }),
  z.object({ do: z.literal('create-index'), table: z.string(), index }),
]);
const fileSchema = z.object({ steps: z.array(stepSchema) });

/** Reads migration files given as parsed JSON by file path. @throws when one of them says something else */
export function readMigrations(files: Readonly<Record<string, unknown>>): Migration[] {
  return inOrder(
    Object.fromEntries(Object.entries(files).map(([path, json]) => [path, fileSchema.parse(json)])),
  );
}
