import { statSync } from 'node:fs';
import { DatabaseRefused } from '../refused.ts';

/** The size of a file; null without it. */
const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? null;

const RESCUE =
  'If a site still serves, its log says how to rescue what it has in its open files; do that before it is stopped.';

/**
 * A database or its log was lost. SQLite would delete a log whose database is missing or empty, and with it everything that was
 * not in the database yet; of a lost log it would say nothing. Only a database that was closed has neither log nor index.
 * @throws DatabaseRefused
 */
export function refuseLostPart(file: string): void {
  const log = sizeOf(`${file}-wal`);
  if (log && !sizeOf(file))
    throw new DatabaseRefused(
      `${file} is missing or empty, but its log ${file}-wal has ${log} bytes, so the database was lost`,
      `${RESCUE} Otherwise put both files back as they were, or move the log elsewhere and restore the last backup.`,
    );
  if (log === null && sizeOf(file) && sizeOf(`${file}-shm`))
    throw new DatabaseRefused(
      `${file}-wal is missing, though the database was not closed: what was stored last was in it`,
      `${RESCUE} Otherwise put it back, or restore the last backup. To go on without what was in it, delete ${file}-shm.`,
    );
}
