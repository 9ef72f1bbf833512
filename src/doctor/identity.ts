import type { Db } from '../db/engine.ts';
import { Refused } from '../errors.ts';
import { assertNew } from '../identity/recognise.ts';
import { identify, placesOf, survey } from '../identity/site-identity.ts';
import type { Storage } from '../media/index.ts';
import type { Settings } from '../settings.ts';
import type { Findings } from './finding.ts';

/** Whether database, storage and data folder are of one site, as the start asks. */
export async function checkIdentity(
  found: Findings,
  db: Db,
  storage: Storage,
  settings: Settings,
): Promise<void> {
  try {
    await identify(db, await survey(placesOf(settings), storage), storage);
    found.fine('Database, files and folder are of one site.');
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    found.trouble(error.message, 'The next start is refused until this is set right.');
  }
}

/** Tells that there is no site, or what is left of one whose database is gone. */
export async function tellAbsence(found: Findings, storage: Storage, settings: Settings): Promise<void> {
  const places = placesOf(settings);
  const ground = await survey(places, storage);
  try {
    assertNew(ground);
    found.trouble(
      `There is no site in ${places.databaseAt}.`,
      'Set DATA_DIR or DATABASE_URL to that of the site, or restore a backup.',
    );
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    found.trouble(error.message, 'Make no site here: what is left may be needed.');
  }
}
