import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { query } from '../load/database.ts';
import type { College } from './college.ts';

export type Row = Readonly<Record<string, unknown>>;

/** Reads rows of a site that serves, beside it. */
export async function rowsOf(
  { settings, dataDir }: Pick<College, 'settings' | 'dataDir'>,
  statement: string,
): Promise<readonly Row[]> {
  if (settings.DATABASE_URL) return query(settings.DATABASE_URL, statement);
  const database = new SqliteDatabase(join(dataDir, 'chautari.sqlite'), { readonly: true });
  try {
    return database.prepare<[], Row>(statement).all();
  } finally {
    database.close();
  }
}
