import type { OpenDatabase } from '../db/database.ts';
import type { MissingPageCounts } from './missing-page-counts.ts';
import type { StoredRedirects } from './stored-redirects.ts';

/** Dependencies of the redirects; tests replace clock and ids. */
export interface RedirectContext {
  readonly database: OpenDatabase;
  /** The site's public URL: an address that begins with it is one of this site. */
  readonly publicUrl: string;
  readonly stored: StoredRedirects;
  readonly missing: MissingPageCounts;
  now(): Date;
  newId(at: Date): string;
}
