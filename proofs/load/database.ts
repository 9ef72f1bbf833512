import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Runs one statement over a connection of its own. */
export async function query(url: string, statement: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client(url);
  // A server that is killed ends idle connections too.
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Creates an empty database. @param server the address of one on the same server @returns its address */
export async function createDatabase(server: string): Promise<string> {
  const name = `chautari_${randomBytes(6).toString('hex')}`;
  await query(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
