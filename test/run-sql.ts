import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import pg from 'pg';
import { DATABASE_FILE } from '../src/db/sqlite/engine.ts';

/** Where a site's data is. */
interface SiteData {
  environment: Readonly<Record<string, string>>;
  dataDir: string;
}

/** Runs statements directly in a site's database, as at its console. */
export async function runSql(
  { environment, dataDir }: SiteData,
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

/** The rows that a query finds in a site's database. */
export async function readSql(
  { environment, dataDir }: SiteData,
  query: string,
): Promise<Record<string, unknown>[]> {
  if (environment.DATABASE_URL) {
    const client = new pg.Client({ connectionString: environment.DATABASE_URL });
    await client.connect();
    const { rows } = await client.query<Record<string, unknown>>(query);
    await client.end();
    return rows;
  }
  const database = new SqliteDatabase(join(dataDir, DATABASE_FILE), { readonly: true });
  try {
    return database.prepare(query).all() as Record<string, unknown>[];
  } finally {
    database.close();
  }
}

/** Lets old data expire in this many hours, as if the clock had not jumped there (requirement 21.44). */
export async function trustClock(site: SiteData, hours: number): Promise<void> {
  const value = JSON.stringify({ seenAt: Date.now() + hours * 3_600_000, heldUntil: 0 });
  await runSql(site, [`update setting set value = '${value}' where key = 'retention-clock'`]);
}
