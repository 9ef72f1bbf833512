import type { Db, Engine } from './engine.ts';

/** The location to restore a backup to. Inspecting it creates nothing. */
export interface RestoreTarget {
  /** Whether the location has no database, nor remains of one. */
  isEmpty(): Promise<boolean>;
  /**
   * Whether there is a database with tables. One whose first migration was killed has none.
   * @throws DatabaseRefused where only its log is left, or the log is another site's
   */
  hasTables(): Promise<boolean>;
  /**
   * Creates a whole database atomically.
   * @param workFolder for unfinished files, on the file system of the data folder
   * @param build fills the database
   * @throws FillUnconfirmed; when the target is in use by now, and the errors of `build`
   */
  fill(workFolder: string, build: (db: Db, engine: Engine) => Promise<void>): Promise<void>;
}

/** The commit of a filled database was not confirmed: it may be stored, or become visible later. */
export class FillUnconfirmed extends Error {
  constructor(cause: unknown) {
    super('The commit of the whole database was not confirmed', { cause });
    this.name = 'FillUnconfirmed';
  }
}

export const TARGET_IN_USE = 'There is a database already';
