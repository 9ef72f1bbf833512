import type { Db, Engine } from './engine.ts';

/** The location to restore a backup to. Inspecting it creates nothing. */
export interface RestoreTarget {
  /** Whether the location has no database. */
  isEmpty(): Promise<boolean>;
  /**
   * Creates a whole database atomically.
   * @param workFolder for unfinished files, on the file system of the data folder
   * @param build fills the database
   * @param lastly runs just before the database becomes visible; if it throws, no database is created
   * @throws when the target is in use by now, and the errors of `build` and `lastly`
   */
  fill(
    workFolder: string,
    build: (db: Db, engine: Engine) => Promise<void>,
    lastly: () => Promise<void>,
  ): Promise<void>;
}

export const TARGET_IN_USE = 'There is a database already';
