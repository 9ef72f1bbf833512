import type { Expression, Kysely, SqlBool } from 'kysely';
import type { AppError } from '../errors.ts';
import type { ColumnType } from '../schema/field.ts';
import type { Tables } from './tables.ts';

/** A row of a content table; its columns are known at run time only. */
export type ContentRow = Record<string, string | number | null>;

/** The fixed tables, and every content table by its type's name. */
export type Database = Tables & { [content: `${string}`]: ContentRow };
export type Db = Kysely<Tables>;

/** The id of the site of a database, as JSON; no row in one whose first start was killed. */
export const SITE_ID = `select value from setting where "key" = 'site'`;

/** Connections of one pool, and the calls that wait for one. */
export interface PoolUse {
  name: 'readers' | 'writers';
  total: number;
  idle: number;
  waiting: number;
}

/** How far `Engine.now` of two processes can differ while no clock is wrong. */
export const CLOCKS_DIFFER_MS = 5000;

/** Adapter for what differs between the databases. Everything else is written once, over Kysely. */
export interface Engine {
  /** Names the database, for code with separate tables on each, such as the search. */
  readonly kind: 'sqlite' | 'postgres';
  /** For short reads; they wait neither for the writer nor for slow readers. */
  readonly reader: Db;
  /** The single connection for all writes of this process. */
  readonly writer: Db;
  /** The time of everything that is stored: the database server's where there is one, else this process's. */
  now(): Date;
  /** The SQL type for a neutral column type. */
  columnType(type: ColumnType): string;
  /**
   * Begins a transaction that excludes the writers of all other processes.
   * @returns the last migration of the database; undefined where no other program can migrate it beside this one
   */
  begin(connection: Db): Promise<string | undefined>;
  /** Like `begin`, for work on the whole database, without time limits for waiting and running. */
  beginLong(connection: Db): Promise<void>;
  /** Runs `savepoint`, `release`, `rollback` or `commit` on this connection. */
  transactionControl(connection: Db, statement: string): Promise<void> | void;
  /** Reads a consistent snapshot of the whole database on its own connection, without blocking the writer. */
  snapshot<T>(read: (db: Db) => Promise<T>): Promise<T>;
  /** Whether `column` contains `needle`, both folded, with digits of either kind. */
  contains(column: string, needle: string): Expression<SqlBool>;
  /**
   * Calls back within a second after another process may have committed a change, with the content's version where that
   * is known.
   * @returns stops watching
   */
  watch(onChange: (version?: number) => void): () => void;
  /** Notifies other processes, with the commit, that published content has a new version. */
  notify(connection: Db, version: number): Promise<void>;
  /**
   * Resolves when everything that can be read now would outlive the loss of the server. Only where a standby takes over
   * can a row be read before it is safe: after a wait for the standby that was cancelled, or a restart during one.
   */
  confirm(): Promise<void>;
  /** Throws when no change could be stored at present: the database is gone, damaged or cannot be written. */
  assertWritable(): Promise<void>;
  /** Throws unless commits are synced to disk before they are acknowledged. */
  assertDurable(): Promise<void>;
  /** The pools of connections to the server; none for an embedded database. */
  pools(): readonly PoolUse[];
  /** Translates a database error into one for the client; null for a bug of this program. */
  toAppError(error: unknown): AppError | null;
  close(): Promise<void>;
}
