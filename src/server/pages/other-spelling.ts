import { addressOf } from '../../redirects/address.ts';
import type { LocatePage } from '../../redirects/locate-page.ts';
import { screenAt } from '../admin-screens.ts';
import { SERVER_FILES } from './locate-page.ts';

/** What a link that was copied from a text often has at its end, in the path as `Address` has it. */
const PASTED_END = /[\s\p{Cf}]+$/u;

/**
 * The page or screen at an address of another case, with further slashes, or with spaces at its end.
 * @param screens `screenUrls`
 * @returns its own address with the query as it was sent; null where there is none, or where it is this one
 */
export async function otherSpellingOf(
  url: string,
  locate: LocatePage,
  screens: ReadonlySet<string>,
): Promise<string | null> {
  const [written = '/'] = url.split('?', 1);
  const query = url.slice(written.length);
  const path = addressOf(written).path.replace(PASTED_END, '') || '/';
  const page = screenAt(path, screens) ?? (await located(path + query, locate));
  return page === null || page === written || SERVER_FILES.includes(page) ? null : page + query;
}

/** The file for programs that is asked for without its ending, as other sites have it: `/feed`. */
export const fileAt = (url: string, locate: LocatePage): Promise<string | null> =>
  located(`${addressOf(url).path}.xml`, locate);

/** Without the database nothing leads on, as with redirects. */
const located = (url: string, locate: LocatePage) => locate(addressOf(url)).catch(() => null);
