import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { ContentRow } from '../db/engine.ts';
import type { ColumnShape, TableShape } from '../schema/shape.ts';
import type { BackupReader } from './backup-reader.ts';
import { linesOf, MalformedText } from './lines.ts';
import { type TableEntry, tableFile } from './manifest.ts';

/** A table of a backup: its shape, and the manifest's entry about its rows. */
export interface BackedUpTable {
  table: TableShape;
  entry: TableEntry;
}

/**
 * The tables of a backup with their shapes.
 * @param shapes those after the migrations that the manifest names
 * @throws BackupRefused when the manifest lists other tables than these
 */
export function tablesIn(backup: BackupReader, shapes: ReadonlyMap<string, TableShape>): BackedUpTable[] {
  const { tables } = backup.manifest;
  if (new Set(tables.map(({ name }) => name)).size !== shapes.size) throw backup.damaged();
  return tables.map((entry) => {
    const table = shapes.get(entry.name);
    if (!table) throw backup.damaged();
    return { table, entry };
  });
}

function isValid({ type, nullable }: ColumnShape, value: unknown): boolean {
  if (value === null) return nullable === true;
  return type === 'integer' || type === 'boolean' ? Number.isSafeInteger(value) : typeof value === 'string';
}

/** Parses a line as a row of the table; null if it is invalid. */
function readRow(line: string, columns: readonly (readonly [string, ColumnShape])[]): ContentRow | null {
  let row: unknown;
  try {
    row = JSON.parse(line);
  } catch {
    return null;
  }
  if (typeof row !== 'object' || row === null || Object.keys(row).length !== columns.length) return null;
  const values = row as Record<string, unknown>;
  const isComplete = columns.every(
    ([name, shape]) => Object.hasOwn(row, name) && isValid(shape, values[name]),
  );
  return isComplete ? (row as ContentRow) : null;
}

/**
 * Reads the rows of one table.
 * @param take receives one row after the other
 * @throws BackupRefused when the rows do not match the manifest
 */
export async function readBackedUpRows(
  backup: BackupReader,
  { table, entry }: BackedUpTable,
  take: (row: ContentRow) => Promise<void> | void,
): Promise<void> {
  const columns = Object.entries(table.columns);
  let count = 0;
  const takeAll = async (unpacked: AsyncIterable<Buffer>) => {
    for await (const line of linesOf(unpacked, entry.unpacked)) {
      const row = readRow(line, columns);
      count += 1;
      if (!row || count > entry.rows) throw backup.damaged();
      await take(row);
    }
  };
  await pipeline(backup.content(tableFile(entry.name), entry.sha256), createGunzip(), takeAll).catch(
    (error: NodeJS.ErrnoException) => {
      throw error.code?.startsWith('Z_') || error instanceof MalformedText ? backup.damaged() : error;
    },
  );
  if (count !== entry.rows) throw backup.damaged();
}
