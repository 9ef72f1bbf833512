import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { ContentRow, Db } from '../db/engine.ts';
import { insertRows, maxRowsPerInsert, sizeOfRow } from '../db/rows.ts';
import type { ColumnShape, TableShape } from '../schema/shape.ts';
import type { ArchiveReader } from './archive-reader.ts';
import { linesOf, MalformedText } from './lines.ts';
import { type TableEntry, tableFile } from './manifest.ts';

const BATCH_BYTES = 1024 * 1024;

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
 * Inserts the rows of one table from the archive, in bounded batches.
 * @param onInserted receives the number of rows of each batch
 * @throws BackupRefused when the rows do not match the manifest
 */
export async function restoreRows(
  db: Db,
  archive: ArchiveReader,
  { table, entry }: { table: TableShape; entry: TableEntry },
  onInserted: (rows: number) => void,
): Promise<void> {
  const columns = Object.entries(table.columns);
  const most = maxRowsPerInsert(table);
  let batch: ContentRow[] = [];
  let bytes = 0;
  let count = 0;
  const flush = async () => {
    await insertRows(db, table, batch);
    onInserted(batch.length);
    batch = [];
    bytes = 0;
  };
  const take = async (unpacked: AsyncIterable<Buffer>) => {
    for await (const line of linesOf(unpacked, entry.unpacked)) {
      const row = readRow(line, columns);
      count += 1;
      if (!row || count > entry.rows) throw archive.damaged();
      batch.push(row);
      bytes += sizeOfRow(row);
      if (batch.length >= most || bytes >= BATCH_BYTES) await flush();
    }
  };
  await pipeline(archive.content(tableFile(entry.name), entry.sha256), createGunzip(), take).catch(
    (error: NodeJS.ErrnoException) => {
      throw error.code?.startsWith('Z_') || error instanceof MalformedText ? archive.damaged() : error;
    },
  );
  if (count !== entry.rows) throw archive.damaged();
  await flush();
}
