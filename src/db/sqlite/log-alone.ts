import { statSync } from 'node:fs';
import { DatabaseRefused } from '../refused.ts';

const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/**
 * SQLite deletes a log whose database is missing or empty, and with it everything that was not in the database yet.
 * @throws DatabaseRefused
 */
export function refuseLogAlone(file: string): void {
  const bytes = sizeOf(`${file}-wal`);
  if (bytes === 0 || sizeOf(file) > 0) return;
  throw new DatabaseRefused(
    `${file} is missing or empty, but its log ${file}-wal has ${bytes} bytes, so the database was lost`,
    'If a site still serves, its log says how to rescue what it has in its open files; do that before it is stopped. Otherwise put both files back as they were, or move the log elsewhere and restore the last backup.',
  );
}
