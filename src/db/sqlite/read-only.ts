import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { Kysely, SqliteDialect, sql } from 'kysely';
import { DatabaseRefused, RESTORE_ADVICE } from '../fault.ts';
import { type Damage, MAX_FAULTS, type ReadOnlyDatabase } from '../read-only-database.ts';
import type { Tables } from '../tables.ts';
import { refuseLostPart } from './lost-part.ts';

/** A checkpoint or a change of another process may hold a lock for a moment. */
const TIMEOUT_MS = 2000;

const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size;

/**
 * How to open a database without making a file or writing to one: SQLite would make a log that is missing, and write
 * the index of one that is there. `immutable` reads the database file alone, which is whole once its log is gone.
 * @throws DatabaseRefused
 */
function parametersFor(file: string): string {
  refuseLostPart(file);
  const log = sizeOf(`${file}-wal`);
  const hasIndex = sizeOf(`${file}-shm`) !== undefined;
  if (!hasIndex && log)
    throw new DatabaseRefused(
      `${file}-wal has ${log} bytes that are not in the database yet, and cannot be read without ${file}-shm`,
      'The next start takes them in. Start the site, then run this command again.',
    );
  return hasIndex ? 'readonly_shm=1' : 'immutable=1';
}

/**
 * Opens the file with Node.js's SQLite: the library of the site's connections takes no URI, whose parameters these are.
 * @throws DatabaseRefused
 */
function open(file: string): DatabaseSync {
  try {
    const connection = new DatabaseSync(`${pathToFileURL(file)}?${parametersFor(file)}`, {
      readOnly: true,
      timeout: TIMEOUT_MS,
    });
    connection.prepare('select count(*) from sqlite_schema').get();
    return connection;
  } catch (error) {
    if (isDamage(error))
      throw new DatabaseRefused(`${file} is damaged (${(error as Error).message})`, RESTORE_ADVICE);
    throw error;
  }
}

/** The embedded database, whether a site serves from it or not. */
export function sqliteReadOnly(file: string): ReadOnlyDatabase {
  const connection = open(file);
  const reader = new Kysely<Tables>({
    dialect: new SqliteDialect({
      database: {
        prepare(text) {
          const statement = connection.prepare(text);
          const valuesOf = (parameters: readonly unknown[]) => parameters as (string | number | null)[];
          return {
            reader: true,
            all: (parameters) => statement.all(...valuesOf(parameters)),
            run: (parameters) => statement.run(...valuesOf(parameters)),
            iterate: (parameters) => statement.iterate(...valuesOf(parameters)),
          };
        },
        close() {},
      },
    }),
  });
  return {
    reader,
    now: () => new Date(),
    writeOrder: sql<number>`rowid`,
    damage: async (until) => damageIn(connection, until),
    async close() {
      await reader.destroy();
      connection.close();
    },
  };
}

/** SQLITE_CORRUPT and SQLITE_NOTADB, without the details in the higher bits. */
const DAMAGE_CODES = new Set([11, 26]);

/** Whether an error of Node.js's SQLite says that the file is damaged, or no database. */
const isDamage = (error: unknown): boolean =>
  DAMAGE_CODES.has(Number((error as { errcode?: unknown })?.errcode) & 0xff);

/** Looks for damage table by table, so that it can stop in between; a reader blocks no writer. */
function damageIn(connection: DatabaseSync, until: number): Damage {
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
