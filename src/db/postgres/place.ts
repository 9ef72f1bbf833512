import { sql } from 'kysely';
import type { Db } from '../engine.ts';
import { NOT_EMPTY, type Place } from '../place.ts';
import { inTransaction } from '../transaction.ts';
import { postgresEngine } from './engine.ts';

async function hasNoTables(db: Db): Promise<boolean> {
  const { rows } = await sql<{ tables: number }>`
    select count(*)::integer as tables from pg_tables where schemaname = any(current_schemas(false))
  `.execute(db);
  return rows[0]?.tables === 0;
}

/** A database on a server, empty while it has no tables. */
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
          await build(db, engine);
          await lastly();
        });
      } finally {
        await engine.close();
      }
    },
  };
}
