import { sql } from 'kysely';
import type { Db } from '../engine.ts';
import { NOT_EMPTY, type Place } from '../place.ts';
import { inTransaction } from '../transaction.ts';
import { postgresEngine } from './engine.ts';

/** Tables of the search: made again at any time from what is published, they count for nothing here. */
const SEARCH = /^search_/;

async function tablesIn(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = any(current_schemas(false))
  `.execute(db);
  return rows.map(({ name }) => name);
}

async function hasNoTables(db: Db): Promise<boolean> {
  return (await tablesIn(db)).every((name) => SEARCH.test(name));
}

/** Those of a site that is gone would be taken for those of the one that comes. */
async function dropSearch(db: Db): Promise<void> {
  for (const name of await tablesIn(db)) await sql`drop table if exists ${sql.ref(name)} cascade`.execute(db);
}

/** A database on a server, empty while it has no tables but those of a search. */
export function postgresPlace(url: string): Place {
  return {
    async isEmpty() {
      const engine = postgresEngine(url);
      try {
        return await hasNoTables(engine.reader);
      } finally {
        await engine.close();
      }
    },
    async fill(_, build, lastly) {
      const engine = postgresEngine(url);
      try {
        await inTransaction(engine, async (db) => {
          if (!(await hasNoTables(db))) throw new Error(NOT_EMPTY);
          await dropSearch(db);
          await build(db, engine);
          await lastly();
        });
      } finally {
        await engine.close();
      }
    },
  };
}
