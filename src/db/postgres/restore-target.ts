import { sql } from 'kysely';
import type { Db } from '../engine.ts';
import { FillUnconfirmed, type RestoreTarget, TARGET_IN_USE } from '../restore-target.ts';
import { inTransaction } from '../transaction.ts';
import { CommitUnconfirmed } from './commit.ts';
import { postgresEngine } from './engine.ts';

/** The search tables can be rebuilt at any time, so a database with only these counts as empty. */
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

/** Search tables of a former site would be mistaken for those of the restored one. */
async function dropSearch(db: Db): Promise<void> {
  for (const name of await tablesIn(db)) await sql`drop table if exists ${sql.ref(name)} cascade`.execute(db);
}

/** A database on a server; it counts as empty if it has only tables of the search. */
export function postgresRestoreTarget(url: string): RestoreTarget {
  const isEmpty = async () => {
    const engine = postgresEngine(url);
    try {
      return await hasNoTables(engine.reader);
    } finally {
      await engine.close();
    }
  };
  return {
    isEmpty,
    hasTables: async () => !(await isEmpty()),
    async fill(_, build) {
      const engine = postgresEngine(url);
      try {
        await inTransaction(engine, async (db) => {
          if (!(await hasNoTables(db))) throw new Error(TARGET_IN_USE);
          await dropSearch(db);
          await build(db, engine);
        });
      } catch (error) {
        throw error instanceof CommitUnconfirmed ? new FillUnconfirmed(error) : error;
      } finally {
        await engine.close();
      }
    },
  };
}
