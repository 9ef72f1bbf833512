import type { ContentRow, Db } from '../db/engine.ts';
import { insertRows, maxRowsPerInsert, sizeOfRow } from '../db/rows.ts';
import type { BackupReader } from './backup-reader.ts';
import { type BackedUpTable, readBackedUpRows } from './read-rows.ts';

const BATCH_BYTES = 1024 * 1024;

/**
 * Inserts the rows of one table of a backup, in bounded batches.
 * @param onInserted receives the number of rows of each batch
 * @throws BackupRefused when the rows do not match the manifest
 */
export async function restoreRows(
  db: Db,
  backup: BackupReader,
  { table, entry }: BackedUpTable,
  onInserted: (rows: number) => void,
): Promise<void> {
  const most = maxRowsPerInsert(table);
  let batch: ContentRow[] = [];
  let bytes = 0;
  const flush = async () => {
    await insertRows(db, table, batch);
    onInserted(batch.length);
    batch = [];
    bytes = 0;
  };
  await readBackedUpRows(backup, { table, entry }, async (row) => {
    batch.push(row);
    bytes += sizeOfRow(row);
    if (batch.length >= most || bytes >= BATCH_BYTES) await flush();
  });
  await flush();
}
