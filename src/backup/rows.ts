import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { ContentRow, Db } from '../db/engine.ts';
import { sizeOfRow } from '../db/order.ts';
import { countRows, insertRows, maxRowsPerInsert, readRows } from '../db/rows.ts';
import { digestsOf } from '../media/index.ts';
import type { ColumnShape, TableShape } from '../schema/shape.ts';
import type { BackupFolder } from './folder.ts';
import type { Manifest, TableEntry } from './manifest.ts';
import { refusals } from './refusals.ts';

/** Receives the progress of a long operation; `done` and `of` have the same unit. */
export type Progress = (what: string, done: number, of: number) => void;

export interface Monitor {
  progress: Progress;
  signal?: AbortSignal | undefined;
}

const LINE_END = 0x0a;
const MAX_LINE_BYTES = 64 * 1024 * 1024;
const BATCH_BYTES = 1024 * 1024;

/** Writes the rows of each table into a file in `folder`, durably. */
export async function dumpRows(
  db: Db,
  tables: readonly TableShape[],
  folder: string,
  { progress, signal }: Monitor,
): Promise<TableEntry[]> {
  let total = 0;
  for (const table of tables) total += await countRows(db, table);
  let done = 0;
  const dumped: TableEntry[] = [];
  for (const table of tables) {
    const file = join(folder, `${table.name}.jsonl.gz`);
    let [count, unpacked] = [0, 0];
    const texts = async function* () {
      for await (const rows of readRows(db, table)) {
        signal?.throwIfAborted();
        const text = Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
        count += rows.length;
        unpacked += text.length;
        done += rows.length;
        progress('Records', done, total);
        yield text;
      }
    };
    await pipeline(texts, createGzip(), createWriteStream(file, { flush: true, mode: 0o600 }));
    const { size, sha256 } = await digestsOf(file);
    dumped.push({ name: table.name, size, sha256, rows: count, unpacked });
  }
  return dumped;
}

/** A table of a backup: its shape, and the manifest's entry about its rows. */
export interface BackedUpTable {
  table: TableShape;
  entry: TableEntry;
  file: string;
}

/**
 * The tables of a backup with their shapes.
 * @param shapes those after the migrations that the manifest names
 * @throws Refused when the manifest lists other tables than these
 */
export function tablesIn(
  folder: BackupFolder,
  manifest: Manifest,
  shapes: ReadonlyMap<string, TableShape>,
): BackedUpTable[] {
  const { tables } = manifest;
  if (new Set(tables.map(({ name }) => name)).size !== shapes.size) throw refusals.damaged(folder.manifest);
  return tables.map((entry) => {
    const table = shapes.get(entry.name);
    if (!table) throw refusals.damaged(folder.manifest);
    return { table, entry, file: folder.tableFile(manifest, entry.name) };
  });
}

/** Compares the file of a table's rows with its digest. @throws Refused */
export async function assertWhole({ file, entry }: BackedUpTable): Promise<void> {
  const found = await digestsOf(file).catch(() => null);
  if (found?.size !== entry.size || found.sha256 !== entry.sha256) throw refusals.damaged(file);
}

/** Splits a stream of chunks into lines. @returns null instead of a line that is too long, or not ended */
async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<string | null> {
  let partial: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf(LINE_END); end >= 0; end = chunk.indexOf(LINE_END, from)) {
      yield Buffer.concat([...partial, chunk.subarray(from, end)]).toString();
      partial = [];
      length = 0;
      from = end + 1;
    }
    partial.push(chunk.subarray(from));
    length += chunk.length - from;
    if (length > MAX_LINE_BYTES) yield null;
  }
  if (length > 0) yield null;
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
 * @throws Refused when they do not match the manifest
 */
export async function readBackedUpRows(
  { table, entry, file }: BackedUpTable,
  take: (row: ContentRow) => Promise<void> | void,
): Promise<void> {
  const columns = Object.entries(table.columns);
  let count = 0;
  const takeAll = async (unpacked: AsyncIterable<Buffer>) => {
    for await (const line of linesOf(unpacked)) {
      const row = line === null ? null : readRow(line, columns);
      count += 1;
      if (!row || count > entry.rows) throw refusals.damaged(file);
      await take(row);
    }
  };
  await pipeline(createReadStream(file), createGunzip(), takeAll).catch((error: NodeJS.ErrnoException) => {
    throw error.code?.startsWith('Z_') || error.code === 'ENOENT' ? refusals.damaged(file) : error;
  });
  if (count !== entry.rows) throw refusals.damaged(file);
}

/** Inserts the rows of one table in bounded batches. @param onInserted receives the number of rows of each batch */
export async function restoreRows(
  db: Db,
  backedUp: BackedUpTable,
  onInserted: (rows: number) => void,
): Promise<void> {
  const { table } = backedUp;
  const most = maxRowsPerInsert(table);
  let batch: ContentRow[] = [];
  let bytes = 0;
  const flush = async () => {
    await insertRows(db, table, batch);
    onInserted(batch.length);
    batch = [];
    bytes = 0;
  };
  await readBackedUpRows(backedUp, async (row) => {
    batch.push(row);
    bytes += sizeOfRow(row);
    if (batch.length >= most || bytes >= BATCH_BYTES) await flush();
  });
  await flush();
}
