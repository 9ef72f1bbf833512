import { addressIn, languageOf, withoutLanguage } from '../../languages/address.ts';
import { addressOf } from '../../redirects/address.ts';
import type { LocatePage } from '../../redirects/locate-page.ts';
import type { Destination, StoredRedirects } from '../../redirects/stored-redirects.ts';

/**
 * Where a stored redirect leads from an address. One that is stored without a language serves the same address of every
 * language, and stays in it where its destination is a page of this site (requirement 20.36).
 */
export async function redirectFor(
  stored: Pick<StoredRedirects, 'find'>,
  url: string,
  locate: LocatePage,
): Promise<Destination | null> {
  const own = await stored.find(url, locate);
  const language = languageOf(url);
  if (own || language === 'en') return own;
  const found = await stored.find(withoutLanguage(url), locate);
  if (!found?.to.startsWith('/')) return found;
  const to = addressIn(language, found.to);
  return (await locate(addressOf(to))) === null ? found : { ...found, to };
}
