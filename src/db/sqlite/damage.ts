import SqliteDatabase from 'better-sqlite3';
import { type Damage, MAX_FAULTS } from '../damage.ts';

/**
 * Looks for damage table by table, on a connection of its own, so that it can stop in between; a reader blocks no
 * writer.
 * @param until by when to stop, in the milliseconds of `performance.now()`
 */
export function damageIn(file: string, until: number): Damage {
  const database = new SqliteDatabase(file, { readonly: true, timeout: 2000 });
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
