import { join } from 'node:path';
import { sql } from 'kysely';
import type { Engine } from '../db/engine.ts';

/** What is wrong within a database; how far it was looked at. */
export interface Integrity {
  faults: readonly string[];
  /** False where the time did not suffice. */
  isWhole: boolean;
}

const MAX_FAULTS = 5;

/** Looks for damage, reading only. @param until by when to stop, in the milliseconds of `performance.now()` */
export function lookForDamage(engine: Engine, dataDir: string, until: number): Promise<Integrity> {
  return engine.kind === 'sqlite' ? inSqlite(dataDir, until) : inPostgres(engine);
}

/** Table by table on a connection of its own, so that it can stop in between; a reader holds up nobody. */
async function inSqlite(dataDir: string, until: number): Promise<Integrity> {
  const { default: Sqlite } = await import('better-sqlite3');
  const { DATABASE_FILE } = await import('../db/sqlite/engine.ts');
  const database = new Sqlite(join(dataDir, DATABASE_FILE), { readonly: true, timeout: 2000 });
  try {
    // Virtual tables have no pages of their own.
    const tables = database
      .prepare("select name from sqlite_schema where type = 'table' and rootpage > 0 order by name")
      .pluck()
      .all() as string[];
    const faults: string[] = [];
    for (const table of tables) {
      if (performance.now() > until) return { faults, isWhole: false };
      const lines = database.pragma(`quick_check('${table.replaceAll("'", "''")}')`) as {
        quick_check: string;
      }[];
      faults.push(...lines.map((line) => line.quick_check).filter((line) => line !== 'ok'));
      if (faults.length >= MAX_FAULTS) return { faults: faults.slice(0, MAX_FAULTS), isWhole: false };
    }
    return { faults, isWhole: true };
  } finally {
    database.close();
  }
}

/** The server checks its pages itself, if it was set up with checksums, and counts what failed. */
async function inPostgres({ reader }: Engine): Promise<Integrity> {
  const { rows: pages } = await sql<{ failed: string | null }>`
    select checksum_failures as failed from pg_stat_database where datname = current_database()
  `.execute(reader);
  const { rows: indexes } = await sql<{ name: string }>`
    select relname as name from pg_index join pg_class on pg_class.oid = indexrelid
    where not indisvalid or not indisready order by relname limit ${MAX_FAULTS}
  `.execute(reader);
  const failed = Number(pages[0]?.failed ?? 0);
  return {
    faults: [
      ...(failed > 0 ? [`${failed} pages failed their checksum`] : []),
      ...indexes.map(({ name }) => `the index ${name} is not valid`),
    ],
    isWhole: true,
  };
}
