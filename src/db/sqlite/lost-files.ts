import { statSync } from 'node:fs';
import { DatabaseRefused } from '../refused.ts';

const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size;

const RESCUE =
  'If a site still serves, its log says how to rescue what it has in its open files; do that before it is stopped.';

/**
 * SQLite deletes a log whose database is missing or empty, and makes a log anew that is missing; what was stored last is
 * lost either way. A database that was closed has neither log nor index.
 * @throws DatabaseRefused when one of the files is missing
 */
export function refuseLostFiles(file: string): void {
  const [database, log, index] = ['', '-wal', '-shm'].map((suffix) => sizeOf(file + suffix));
  if (log && !database)
    throw new DatabaseRefused(
      `${file} is missing or empty, but its log ${file}-wal has ${log} bytes, so the database was lost`,
      `${RESCUE} Otherwise put both files back as they were, or move the log elsewhere and restore the last backup.`,
    );
  if (index !== undefined && log === undefined && database)
    throw new DatabaseRefused(
      `${file}-wal is missing, though the database was not closed: what was stored last was in it`,
      `${RESCUE} Otherwise restore the last backup, or delete ${file}-shm to go on without what was in the log.`,
    );
}
