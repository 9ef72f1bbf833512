import type { Whereabouts } from './connect.ts';
import type { Db, Engine } from './engine.ts';

/** Where a database is or may come to be. Looking at it makes nothing. */
export interface Place {
  /** Whether there is no database yet. */
  isEmpty(): Promise<boolean>;
  /**
   * Makes a whole database here, which is seen at once or not at all.
   * @param workFolder for unfinished files, on the file system of the data folder
   * @param build fills the database
   * @param lastly is done just before others see it; when it fails, nobody ever does
   * @throws when the place is no longer empty, and what `build` and `lastly` throw
   */
  fill(
    workFolder: string,
    build: (db: Db, engine: Engine) => Promise<void>,
    lastly: () => Promise<void>,
  ): Promise<void>;
}

export const NOT_EMPTY = 'There is a database already';

export async function placeOf({ url, dataDir }: Whereabouts): Promise<Place> {
  if (url) return (await import('./postgres/place.ts')).postgresPlace(url);
  return (await import('./sqlite/place.ts')).sqlitePlace(dataDir);
}
