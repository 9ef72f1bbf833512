import type { OpenDatabase } from '../db/database.ts';
import { createIdGenerator } from '../db/ids.ts';
import { partOfSite } from '../whole-site.fixture.ts';
import { StoredRedirects } from './stored-redirects.ts';
import { MissingPageCounts } from './vain-counts.ts';

/** A site with redirects and missing pages only; an error in the background fails the test. */
export function redirectsOf(database: OpenDatabase, now = () => new Date()) {
  const onError = (error: unknown) => {
    throw error;
  };
  const newId = createIdGenerator();
  const redirects = new StoredRedirects(database, onError);
  const missingPages = new MissingPageCounts({ database, redirects, now, newId, onError });
  const publicUrl = 'http://localhost';
  return partOfSite({ database, publicUrl, redirects, missingPages, now, newId, onError });
}
