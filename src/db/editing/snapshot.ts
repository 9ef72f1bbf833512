import type { ContentType, Item } from '../../schema/define-type.ts';
import type { Values } from '../../schema/derive/validator.ts';
import type { ColumnShape } from '../../schema/shape.ts';
import type { ContentRow } from '../engine.ts';
import { backfills } from '../migration/backfills.ts';
import { migrations } from '../migration/frozen.ts';
import type { Migration, Step } from '../migration/migration.ts';
import { BLANK } from '../migration/run-step.ts';
import { columnsOf, itemFrom } from '../store.ts';

/**
 * A whole record as JSON: the columns of its table, with the last migration that they know. Never a difference to
 * another one, so that each can be read by itself.
 */
export interface Snapshot {
  row: string;
  migration: string;
}

const latest = migrations.at(-1)?.name ?? '';

/** A snapshot of a record as it would be stored in its table. */
export function snapshotOf(type: ContentType, item: Item): Snapshot {
  const { _id, createdAt, updatedAt } = item;
  return snapshotOfRow({ _id, createdAt, updatedAt, ...columnsOf(type, item) });
}

export const snapshotOfRow = (row: object): Snapshot => ({ row: JSON.stringify(row), migration: latest });

/** The record in a snapshot, which may have been written by an older version. */
export function itemIn(type: ContentType, snapshot: Snapshot): Item {
  return itemFrom(type, rowIn(type.name, snapshot));
}

/** The row in a snapshot, brought up to date by the steps that its table has taken since. */
export function rowIn(
  table: string,
  { row, migration }: Snapshot,
  known: readonly Migration[] = migrations,
  fills = backfills,
): ContentRow {
  let present = JSON.parse(row) as ContentRow;
  for (const { name, steps } of known) {
    if (name <= migration) continue;
    for (const step of steps)
      if ('column' in step || 'with' in step) present = rowAfter(table, present, step, fills);
  }
  return present;
}

function rowAfter(table: string, row: ContentRow, step: Step, fills: typeof backfills): ContentRow {
  if (!('table' in step) || step.table !== table) return row;
  if (step.do === 'backfill') return { ...row, ...fills[step.with]?.(row) };
  if (step.do === 'add-column')
    return step.column in row ? row : { ...row, [step.column]: addedValue(row, step.shape) };
  if (step.do !== 'rename-column' && step.do !== 'drop-column') return row;
  const { [step.column]: value = null, ...others } = row;
  return step.do === 'rename-column' ? { ...others, [step.to]: value } : others;
}

/** The value of a new column in an existing row. */
function addedValue(row: ContentRow, { type, nullable, filledFrom }: ColumnShape) {
  if (filledFrom) return filledFrom.map((name) => row[name] ?? '').join('');
  return nullable ? null : BLANK[type];
}

/** The fields of a record without what every record has. */
export function fieldsIn(type: ContentType, item: Readonly<Values>): Values {
  return Object.fromEntries(Object.keys(type.fields).map((name) => [name, item[name]]));
}

/** Names of the fields in which two records differ, as they are stored. */
export function changedFields(
  type: ContentType,
  before: Readonly<Values>,
  after: Readonly<Values>,
): string[] {
  return Object.entries(type.fields).flatMap(([name, field]) =>
    field.toStored(before[name]) === field.toStored(after[name]) ? [] : [name],
  );
}
