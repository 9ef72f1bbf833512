import { randomBytes } from 'node:crypto';
import { Socket } from 'node:net';
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

/** A connection to the run's server that stays open, because a new one takes as long as half a database. */
let administrator: Promise<pg.Client> | undefined;

async function connectAdministrator(): Promise<pg.Client> {
  const client = new pg.Client(inject('postgresUrl'));
  // The server may stop before this process does.
  client.on('error', () => {
    administrator = undefined;
  });
  await client.connect();
  // An open connection would keep the process from ending.
  const { stream } = client.connection;
  if (stream instanceof Socket) stream.unref();
  return client;
}

async function administrate(server: string | undefined, statement: string): Promise<void> {
  if (server) return void (await runStatement(server, statement));
  administrator ??= connectAdministrator();
  await (await administrator).query(statement);
}

/** Creates a database under a name of its own, empty or as a copy of another one. */
export async function createDatabase({
  template = 'template1',
  server,
}: {
  template?: string;
  /** Another server than that of the test run. */
  server?: string;
} = {}): Promise<ServerDatabase> {
  const name = `chautari_${randomBytes(8).toString('hex')}`;
  // The usual strategy writes each page to the log as well, which takes half as long again.
  await administrate(server, `create database ${name} template ${template} strategy file_copy`);
  const url = new URL(server ?? inject('postgresUrl'));
  url.pathname = `/${name}`;
  return {
    url: url.href,
    async drop() {
      await administrate(server, `drop database ${name} with (force)`);
    },
  };
}
