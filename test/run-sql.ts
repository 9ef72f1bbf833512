import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import pg from 'pg';
import { DATABASE_FILE } from '../src/db/sqlite/engine.ts';
import type { TestSite } from './site.ts';

/** Runs statements in a site's database past the site, as somebody at its console would. */
export async function runSql(
  { environment, dataDir }: TestSite,
  statements: readonly string[],
): Promise<void> {
  if (environment.DATABASE_URL) {
    const client = new pg.Client({ connectionString: environment.DATABASE_URL });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  } else {
    const database = new SqliteDatabase(join(dataDir, DATABASE_FILE));
    for (const statement of statements) database.exec(statement);
    database.close();
  }
}
