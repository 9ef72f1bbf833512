import * as z from 'zod';
import { inOrder, isContracting, type Migration, type Step } from './migration.ts';

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
const named = { table: z.string(), column: z.string() };
const stepSchema = z.discriminatedUnion('do', [
  z.object({ do: z.literal('create-table'), table }),
  z.object({ do: z.literal('add-column'), ...named, shape: column }),
  z.object({ do: z.literal('create-index'), table: z.string(), index }),
  z.object({ do: z.literal('backfill'), table: z.string(), with: z.string() }),
  z.object({ do: z.literal('rename-column'), ...named, to: z.string().max(62) }),
  z.object({ do: z.literal('drop-index'), table: z.string(), index: z.string() }),
  z.object({ do: z.literal('drop-column'), ...named }),
]);
const fileSchema = z.object({ steps: z.array(stepSchema) });

/**
 * Reads migration files given as parsed JSON by file path.
 * @throws Error when one is malformed, or holds a step that its name does not announce: `NNNN-contract-…` holds
 * contracting steps only, every other one expanding steps only; or when it makes a unique index that `mayRefuse`
 */
export function readMigrations(files: Readonly<Record<string, unknown>>): Migration[] {
  const migrations = inOrder(
    Object.fromEntries(Object.entries(files).map(([path, json]) => [path, fileSchema.parse(json)])),
  );
  for (const { name, steps } of migrations) {
    const contracts = /^\d{4}-contract-/.test(name);
    const misplaced = steps.find((step) => isContracting(step) !== contracts);
    const refusing = steps.find((step) => mayRefuse(step, steps));
    if (refusing)
      throw new Error(
        `Migration ${name} makes a unique index on ${refusing.table}, which older versions write`,
      );
    if (misplaced)
      throw new Error(
        `Migration ${name} has the step ${misplaced.do}, which belongs into ${contracts ? 'an expand' : 'a contract'} migration`,
      );
  }
  return migrations;
}

/** Whether a unique index could refuse what the previous release writes: not where that leaves one of its columns empty. */
function mayRefuse(step: Step, steps: readonly Step[]): step is Extract<Step, { do: 'create-index' }> {
  if (step.do !== 'create-index' || !step.index.unique) return false;
  return !steps.some(
    (added) =>
      added.do === 'add-column' &&
      added.table === step.table &&
      added.shape.nullable &&
      step.index.columns.includes(added.column),
  );
}
