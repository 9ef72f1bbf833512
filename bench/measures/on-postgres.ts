import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { startPostgres } from '../../test/postgres.ts';
import { emptyDataFolder } from '../content/cached-database.ts';
import { fill } from '../content/fill.ts';
import { notices } from '../content/notices.ts';
import type { Row } from '../table.ts';

/**
 * Runs a measure on a new database of the tests' PostgreSQL server.
 * @returns no rows when there is no such server
 */
export async function measureOnPostgres(
  count: number,
  measure: (databaseUrl: string) => Promise<Row[]>,
): Promise<Row[]> {
  const server = await startPostgres().catch((error: Error) => {
    process.stderr.write(`Without PostgreSQL: ${error.message}\n`);
    return null;
  });
  if (!server) return [];
  const name = `chautari_bench_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client(server.url);
  await client.connect();
  try {
    await client.query(`create database ${name}`);
    const url = new URL(server.url);
    url.pathname = `/${name}`;
    await fill({ url: url.href, dataDir: emptyDataFolder() }, { notices: notices(count) });
    await tidied(url.href);
    const rows = await measure(url.href);
    return rows.map((row) => ({ ...row, what: `${row.what}, PostgreSQL` }));
  } finally {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.end();
    await server.stop();
  }
}

/** Autovacuum does this within a minute of many inserts; index-only scans need it. */
async function tidied(url: string) {
  const client = new pg.Client(url);
  await client.connect();
  await client.query('vacuum analyze');
  await client.end();
}
