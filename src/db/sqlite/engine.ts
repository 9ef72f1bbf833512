import { randomInt } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import SqliteDatabase from 'better-sqlite3';
import { Kysely, type SqliteDatabase as KyselySqlite, type SqlBool, SqliteDialect, sql } from 'kysely';
import { errors } from '../../errors.ts';
import type { ColumnType } from '../../schema/field.ts';
import type { Engine } from '../engine.ts';
import { DatabaseRefused, isDamage, RESTORE_ADVICE, writableAdvice } from '../fault.ts';
import { inEitherDigits } from '../keyword.ts';
import { runPreparedDirectly } from '../prepared.ts';
import type { Tables } from '../tables.ts';
import { Faults } from './faults.ts';
import { refuseLostPart } from './lost-part.ts';
import { markAsOpen, unmark } from './open-mark.ts';

const MAX_CACHED = 500;

/**
 * Wraps a connection so that each SQL text is prepared once: preparing costs more than running a short read. Above the
 * limit the oldest statement is evicted.
 */
function withStatementCache(connection: SqliteDatabase.Database): KyselySqlite {
  const kept = new Map<string, SqliteDatabase.Statement>();
  return {
    prepare(text) {
      let statement = kept.get(text);
      if (!statement) {
        statement = connection.prepare(text);
        kept.set(text, statement);
        if (kept.size > MAX_CACHED) kept.delete(kept.keys().next().value ?? '');
      }
      return statement as ReturnType<KyselySqlite['prepare']>;
    },
    close() {
      connection.close();
    },
  };
}

const COLUMN_TYPES: Record<ColumnType, string> = {
  id: 'text',
  text: 'text',
  integer: 'integer',
  boolean: 'integer',
  instant: 'text',
  json: 'text',
};

/** The file's name in `DATA_DIR`. */
export const DATABASE_FILE = 'chautari.sqlite';

/** How often commits of other processes are polled for; visitors are promised one second. */
const POLL_INTERVAL_MS = 200;

/** How long a change waits for the transaction of a command, such as `account`. */
const BUSY_TIMEOUT_MS = 5000;
/** About as long as a transaction takes, which leaves short gaps between two. */
const ASK_AGAIN_MS = 1;

/**
 * Pages of write-ahead log per checkpoint (16 MB). Under load each submission touches its own pages; rarer
 * checkpoints write each page less often.
 */
const CHECKPOINT_PAGES = 4000;

const MARK_AGAIN_MS = 1000;

/** Value of `pragma synchronous`. */
const FULL = 2;
/** What the disk did not confirm at a commit. */
const SYNC_FAILED = new Set(['SQLITE_IOERR_FSYNC', 'SQLITE_IOERR_DIR_FSYNC']);

function open(file: string, options: SqliteDatabase.Options): SqliteDatabase.Database {
  const connection = new SqliteDatabase(file, { timeout: BUSY_TIMEOUT_MS, ...options });
  connection.pragma('synchronous = FULL');
  return connection;
}

function codeOf(error: unknown): string {
  return error instanceof SqliteDatabase.SqliteError ? error.code : '';
}

function isBusy(error: unknown): boolean {
  return codeOf(error).startsWith('SQLITE_BUSY');
}

function over(database: KyselySqlite): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
}

/** Whether an existing file has tables. */
export function hasTables(file: string, readonly = true): boolean {
  try {
    const connection = new SqliteDatabase(file, { readonly, fileMustExist: true });
    try {
      return connection.prepare("select 1 from sqlite_schema where type = 'table'").get() !== undefined;
    } finally {
      connection.close();
    }
  } catch (error) {
    // Its maker was killed before it had a log: what it had begun has to be taken back first.
    if (readonly && codeOf(error) === 'SQLITE_READONLY_ROLLBACK') return hasTables(file, false);
    throw refusalOf(file, error);
  }
}

/** The reason why a file cannot be opened, in plain words. */
function refusalOf(file: string, error: unknown): unknown {
  const code = codeOf(error);
  if (isDamage(code)) return new DatabaseRefused(`${file} is damaged (${code})`, RESTORE_ADVICE);
  if (/^SQLITE_(?:CANTOPEN|READONLY|IOERR|PERM)/.test(code))
    return new DatabaseRefused(
      `${file} or its folder cannot be written (${code})`,
      writableAdvice(dirname(file)),
    );
  return error;
}

export interface SqliteOptions {
  /** Refuses to make the file where it is missing. */
  mustExist?: boolean;
  /** Receives what keeps the database from being written, many times while it lasts. */
  warn?: (error: Error) => void;
}

/** SQLite opens a file that it may not write for reading, and goes on so for ever, whatever becomes of the file's rights. */
function assertTakesWrites(writing: SqliteDatabase.Database): void {
  try {
    // A random number of its own: a file with another number was copied over it.
    if (writing.pragma('application_id', { simple: true }) === 0)
      writing.exec(`pragma application_id = ${randomInt(1, 2 ** 31)}`);
    markAsOpen(writing);
  } catch (error) {
    // Another process writes, so it can be written.
    if (!isBusy(error)) throw error;
  }
}

/** Opens the connections for writing and for reading, with the log. @throws DatabaseRefused */
function openBoth(file: string, fileMustExist: boolean) {
  const opened: SqliteDatabase.Database[] = [];
  const opening = (options: SqliteDatabase.Options) => {
    const connection = open(file, options);
    opened.push(connection);
    return connection;
  };
  try {
    const writing = opening({ fileMustExist });
    writing.pragma('journal_mode = WAL');
    const reading = opening({ readonly: true });
    // The log and its index are opened by the first read.
    for (const connection of opened) connection.prepare('select 1 from sqlite_schema').get();
    // `begin` waits instead, because SQLite blocks the whole process meanwhile.
    writing.pragma('busy_timeout = 0');
    assertTakesWrites(writing);
    return { writing, reading };
  } catch (error) {
    for (const connection of opened) connection.close();
    throw refusalOf(file, error);
  }
}

/**
 * The embedded database in one file, with its write-ahead log beside it.
 * @param file path of the database; it and its folder are made when missing, unless they must exist
 */
export function sqliteEngine(file: string, options: SqliteOptions = {}): Engine {
  const { mustExist = false, warn = () => {} } = options;
  if (!mustExist) mkdirSync(dirname(file), { recursive: true });
  refuseLostPart(file);
  const { writing, reading } = openBoth(file, mustExist);
  writing.pragma(`wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
  // Savepoint journals would go to a temporary file otherwise, page by page.
  writing.pragma('temp_store = memory');
  reading.pragma('cache_size = -32000');
  const reader = over(withStatementCache(reading));
  const statements = withStatementCache(writing);
  const writer = over(statements);
  // There is one writing connection, so bypassing Kysely is safe; that takes a quarter of the time.
  const frame = (statement: string) => void statements.prepare(statement).run([]);
  runPreparedDirectly(writer, (text, parameters) => {
    const statement = statements.prepare(text);
    if (statement.reader) return statement.all(parameters);
    statement.run(parameters);
    return [];
  });
  const dataVersion = reading.prepare('pragma data_version').pluck();
  const faults = new Faults(writing, warn);
  let markedAt = Number.NEGATIVE_INFINITY;
  // A reader may keep a checkpoint from reaching the file, so it is not tried at once again.
  const keepMark = () => {
    if (performance.now() < markedAt + MARK_AGAIN_MS) return;
    markedAt = performance.now();
    try {
      if (faults.isMarked) unmark(writing);
      else markAsOpen(writing);
    } catch (error) {
      if (!isBusy(error)) throw error;
    }
  };
  const begin = async (withinMs: number): Promise<undefined> => {
    faults.assertUsable();
    keepMark();
    const until = performance.now() + withinMs;
    for (;;) {
      try {
        frame('begin immediate');
        return;
      } catch (error) {
        if (!isBusy(error) || performance.now() > until) throw error;
      }
      await pause(ASK_AGAIN_MS);
    }
  };

  return {
    kind: 'sqlite',
    reader,
    writer,
    now: () => new Date(),
    columnType: (type) => COLUMN_TYPES[type],
    begin: () => begin(BUSY_TIMEOUT_MS),
    beginLong: () => begin(Number.POSITIVE_INFINITY),
    transactionControl(_connection, statement) {
      frame(statement);
      if (statement === 'commit') faults.assertCommitted();
    },
    async snapshot(read) {
      faults.assertWritable();
      const connection = open(file, { readonly: true });
      const db = over(withStatementCache(connection));
      try {
        connection.exec('begin');
        // The snapshot begins with the first read.
        connection.prepare('select count(*) from sqlite_schema').get();
        return await read(db);
      } finally {
        await db.destroy();
        connection.close();
      }
    },
    // A commit waits for the disk, so nothing can be read that is not on it.
    confirm: async () => {},
    pools: () => [],
    contains: (column, needle) =>
      inEitherDigits(needle, (typed) => sql<SqlBool>`instr(${sql.ref(column)}, ${typed}) > 0`),
    watch(onChange) {
      // A file that cannot be read counts as changed: who looks at it then meets the error, and reports it.
      const versionNow = () => {
        try {
          return dataVersion.get();
        } catch {
          return null;
        }
      };
      let seen = versionNow();
      const timer = setInterval(() => {
        const now = versionNow();
        if (now === seen) return;
        seen = now;
        onChange();
      }, POLL_INTERVAL_MS);
      timer.unref();
      return () => clearInterval(timer);
    },
    notify: async () => {},
    assertWritable: async () => faults.assertWritable(),
    async assertDurable() {
      const journal = writing.pragma('journal_mode', { simple: true });
      const synchronous = writing.pragma('synchronous', { simple: true });
      if (journal !== 'wal' || synchronous !== FULL) {
        throw new Error(`The database is not durable: journal_mode ${journal}, synchronous ${synchronous}`);
      }
    },
    toAppError(error) {
      const code = codeOf(error);
      // The change is rolled back, but its part of the log may be written, and is then found after a crash.
      if (SYNC_FAILED.has(code)) return errors.unconfirmed(error as Error);
      if (code === 'SQLITE_FULL') return errors.noSpace();
      return isBusy(error) ? errors.overloaded() : faults.meaningOf(error);
    },
    async close() {
      const { isDamaged } = faults;
      // Kysely does not close a connection that it never used. The writer closes last, since only it checkpoints.
      await reader.destroy();
      reading.close();
      // Closing would write the log into a file that it does not belong to.
      if (!isDamaged) {
        try {
          unmark(writing);
        } catch (error) {
          warn(error as Error);
        }
        await writer.destroy();
        writing.close();
      }
      faults.stop();
    },
  };
}
