import type { Expression, Kysely, SqlBool } from 'kysely';
import type { AppError } from '../errors.ts';
import type { ColumnType } from '../schema/field.ts';
import type { Tables } from './tables.ts';

/** Rows of content tables, which are known at run time only. */
export type ContentRow = Record<string, string | number | null>;

/** The tables of the foundation, and every content table by its type's name. */
export type Database = Tables & { [content: `${string}`]: ContentRow };
export type Db = Kysely<Tables>;

/**
 * What differs between the databases, as answers instead of ifs. Everything else is written once, over Kysely.
 */
export interface Engine {
  /** Which database it is, for what has tables of its own on each. */
  readonly kind: 'sqlite' | 'postgres';
  /** Short reads; none waits for the writer or for a slow reader. */
  readonly reader: Db;
  /** One connection for all changes of this process. */
  readonly writer: Db;
  /** What the database calls a neutral column type. */
  columnType(type: ColumnType): string;
  /** Starts a transaction on the writer's connection that no other process's changes can interleave with. */
  begin(connection: Db): Promise<void>;
  /** Runs a statement that frames the changes of a transaction, and has no values, on the connection that it has. */
  frame(connection: Db, statement: string): Promise<void> | void;
  /**
   * Reads the whole database as it stands at one moment, for as long as it takes: on a connection of its own, which
   * neither keeps the writer waiting nor sees what it does.
   */
  snapshot<T>(read: (db: Db) => Promise<T>): Promise<T>;
  /** Whether `column` contains `needle`, both folded. */
  contains(column: string, needle: string): Expression<SqlBool>;
  /**
   * A number out of `state` as it stands at this very moment, 0 when it is not there; null where the database is too
   * far away to be asked while everything else waits.
   */
  stateNow(key: string): number | null;
  /**
   * Calls back when another process may have changed the database, well within a second of its commit.
   * @returns stops watching
   */
  watch(onChange: () => void): () => void;
  /** Told after a commit that changed what is published, so that other processes hear of it. */
  announce(connection: Db): Promise<void>;
  /** Throws unless a commit is on the disk when it is acknowledged. */
  assertDurable(): Promise<void>;
  /** What an error of the database means to the person who asked, or null if it is a fault of ours. */
  meaningOf(error: unknown): AppError | null;
  close(): Promise<void>;
}
