import type { DatabaseSync } from 'node:sqlite';
import { type Damage, MAX_FAULTS } from '../damage.ts';

/** SQLITE_CORRUPT and SQLITE_NOTADB, without the details in the higher bits. */
const DAMAGE_CODES = new Set([11, 26]);

/** Whether an error of Node.js's SQLite says that the file is damaged, or no database. */
export const isDamage = (error: unknown): boolean =>
  DAMAGE_CODES.has(Number((error as { errcode?: unknown })?.errcode) & 0xff);

/** Looks for damage table by table, so that it can stop in between; a reader blocks no writer. */
export function damageIn(connection: DatabaseSync, until: number): Damage {
  // Virtual tables have no pages of their own.
  const tables = connection
    .prepare("select name from sqlite_schema where type = 'table' and rootpage > 0 order by name")
    .all() as { name: string }[];
  const faults: string[] = [];
  for (const { name } of tables) {
    if (performance.now() > until) return { faults, isWhole: false };
    faults.push(...faultsIn(connection, name));
    if (faults.length >= MAX_FAULTS) return { faults: faults.slice(0, MAX_FAULTS), isWhole: false };
  }
  return { faults, isWhole: true };
}

function faultsIn(connection: DatabaseSync, table: string): string[] {
  try {
    const lines = connection.prepare(`pragma quick_check('${table.replaceAll("'", "''")}')`).all() as {
      quick_check: string;
    }[];
    return lines.map((line) => line.quick_check).filter((line) => line !== 'ok');
  } catch (error) {
    if (isDamage(error)) return [`${table}: ${(error as Error).message}`];
    throw error;
  }
}
