import type { ContentRow } from '../engine.ts';
import type { Backfill } from './backfills.ts';
import type { Migration, Step } from './migration.ts';

/** A column that a migration computes for each row of a table. */
export interface Filling {
  migration: string;
  table: string;
  fill: Backfill;
}

/** The columns to compute again for rows written by a version that does not know the migration. */
export function fillingsOf(
  { name: migration, steps }: Migration,
  backfills: Readonly<Record<string, Backfill>>,
): Filling[] {
  return steps.flatMap((step) => {
    const fill = fillOf(step, backfills);
    return fill && step.do !== 'create-table' ? [{ migration, table: step.table, fill }] : [];
  });
}

function fillOf(step: Step, backfills: Readonly<Record<string, Backfill>>): Backfill | undefined {
  if (step.do === 'backfill') return backfills[step.with];
  if (step.do !== 'add-column' || !step.shape.filledFrom) return undefined;
  const { column } = step;
  const from = step.shape.filledFrom;
  const concatenated = (row: ContentRow) => from.map((name) => row[name]).join('');
  // Fills blank values only, because a filled one may have been changed by hand since.
  return (row) => (row[column] === '' ? { [column]: concatenated(row) } : null);
}
