import type { Db } from '../db/engine.ts';
import { SiteRefused } from '../identity/refusals.ts';
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
    if (!(error instanceof SiteRefused)) throw error;
    found.trouble(error.message, 'The next start is refused until this is set right.');
  }
}
