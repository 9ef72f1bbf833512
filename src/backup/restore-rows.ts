import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { ContentRow, Db } from '../db/engine.ts';
import { insertRows, mostRowsAtOnce, sizeOfRow } from '../db/rows.ts';
import type { ColumnShape, TableShape } from '../schema/shape.ts';
import type { ArchiveReader } from './archive-reader.ts';
import { linesOf, UnevenText } from './lines.ts';
import { type TableEntry, tableFile } from './manifest.ts';

const BATCH_BYTES = 1024 * 1024;

function holds({ type, nullable }: ColumnShape, value: unknown): boolean {
  if (value === null) return nullable === true;
  return type === 'integer' || type === 'boolean' ? Number.isSafeInteger(value) : typeof value === 'string';
}

/** A row of this table out of its line, or null when it is none. */
function readRow(line: string, columns: readonly (readonly [string, ColumnShape])[]): ContentRow | null {
  let row: unknown;
  try {
    row = JSON.parse(line);
  } catch {
    return null;
  }
  if (typeof row !== 'object' || row === null || Object.keys(row).length !== columns.length) return null;
  const values = row as Record<string, unknown>;
  const isWhole = columns.every(([name, shape]) => Object.hasOwn(row, name) && holds(shape, values[name]));
  return isWhole ? (row as ContentRow) : null;
}

/**
 * Inserts the rows of one table as the archive has them, without ever holding many.
 * @param tell is told how many rows were inserted now
 * @throws BackupRefused when they are not what the manifest says
 */
export async function restoreRows(
  db: Db,
  archive: ArchiveReader,
  { table, entry }: { table: TableShape; entry: TableEntry },
  tell: (rows: number) => void,
): Promise<void> {
  const columns = Object.entries(table.columns);
  const most = mostRowsAtOnce(table);
  let batch: ContentRow[] = [];
  let bytes = 0;
  let count = 0;
  const flush = async () => {
    await insertRows(db, table, batch);
    tell(batch.length);
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
      throw error.code?.startsWith('Z_') || error instanceof UnevenText ? archive.damaged() : error;
    },
  );
  if (count !== entry.rows) throw archive.damaged();
  await flush();
}
