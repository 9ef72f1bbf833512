import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server on which tests may create databases. */
    postgresUrl: string;
  }
}

export interface ServerDatabase {
  url: string;
  drop(): Promise<void>;
}

/** Runs one statement as the server's owner. */
export async function runStatement(url: string, statement: string): Promise<readonly unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Creates a database under a name of its own, empty or as a copy of another one. */
export async function createDatabase({
  template = 'template1',
  server = inject('postgresUrl'),
} = {}): Promise<ServerDatabase> {
  const name = `chautari_${randomBytes(8).toString('hex')}`;
  // The usual strategy writes each page to the log as well, which takes half as long again.
  await runStatement(server, `create database ${name} template ${template} strategy file_copy`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    async drop() {
      await runStatement(server, `drop database ${name} with (force)`);
    },
  };
}
