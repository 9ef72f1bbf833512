import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import SqliteDatabase from 'better-sqlite3';
import { DatabaseRefused } from '../refused.ts';
import { lockHolders } from './lock-holders.ts';

const SITE_ID = `select value from setting where "key" = 'site'`;

/** What a database says; undefined where it has no such table, or cannot be read whole while another process writes it. */
function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** The id of the site in the file alone, without its log. */
async function idInFile(file: string): Promise<unknown> {
  // The library of the site's connections takes no URI, and so no `immutable`.
  const { DatabaseSync } = await import('node:sqlite');
  return attempt(() => {
    const connection = new DatabaseSync(`${pathToFileURL(file)}?immutable=1`, { readOnly: true });
    try {
      return connection.prepare(SITE_ID).get()?.value;
    } finally {
      connection.close();
    }
  });
}

function idThroughLog(file: string): unknown {
  return attempt(() => {
    const connection = new SqliteDatabase(file, { readonly: true, fileMustExist: true });
    try {
      return connection.prepare(SITE_ID).pluck().get();
    } finally {
      connection.close();
    }
  });
}

/**
 * SQLite takes in whatever log lies beside a database, also another site's. An id is never changed, so file and log that name
 * different ones are of two sites.
 * @throws DatabaseRefused
 */
export async function refuseForeignLog(file: string): Promise<void> {
  const log = statSync(`${file}-wal`, { throwIfNoEntry: false });
  // Closing the file would end the locks of this process, which has taken in the log already.
  if (!log?.size || lockHolders(file).includes(process.pid)) return;
  const own = await idInFile(file);
  if (typeof own !== 'string') return;
  const logged = idThroughLog(file);
  if (typeof logged !== 'string' || logged === own) return;
  throw new DatabaseRefused(
    `${file}-wal is the log of another site than ${file}`,
    `Put the database of that site back beside it. To go on with the other one, move ${file}-wal elsewhere, to keep it, delete ${file}-shm, and start again.`,
  );
}
