import type { RedirectContext } from './context.ts';
import { MissingPageCounts } from './missing-page-counts.ts';
import { StoredRedirects } from './stored-redirects.ts';

type Given = Pick<RedirectContext, 'database' | 'publicUrl' | 'now' | 'newId'>;

/** The redirects and missing pages of a site. @param onError receives errors that no caller waits for */
export function openRedirects({
  onError,
  ...given
}: Given & { onError(error: unknown): void }): RedirectContext {
  const stored = new StoredRedirects(given.database, onError);
  return { ...given, stored, missing: new MissingPageCounts({ ...given, stored, onError }) };
}
