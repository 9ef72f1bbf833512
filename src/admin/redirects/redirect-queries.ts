import { MAX_CSV_BYTES } from '../../schema/refused-file.ts';
import { authorizedRequest, objectIn } from '../api/request.ts';
import { collection } from '../list/collection.ts';
import type { Warned } from '../toast/toasts.ts';
import { missingWords, redirectWords, vainWords } from './words.ts';

export const REDIRECTS = '/admin/redirects';
/** The form of a new redirect. @param from its old address, filled in */
export const addPath = (from?: string) =>
  `/admin/add-redirect${from === undefined ? '' : `?${new URLSearchParams({ from })}`}`;

export interface Redirect extends Warned {
  _id: string;
  from: string;
  to: string;
  permanent: boolean;
}

const LIST = '/manage/redirects';

/** The redirects, newest first. */
export const redirects = collection<Redirect>({
  key: 'redirects',
  path: LIST,
  unreadable: redirectWords.unreadable,
});

export interface ImportReport {
  added: number;
  changed: number;
  refused: readonly { line: number; message: string }[];
  warnings?: readonly { line: number; what: string }[];
}

export async function importRedirects(file: File): Promise<ImportReport> {
  const body = new FormData();
  body.append('file', file);
  const path = `${LIST}/import`;
  const answer = await authorizedRequest({ method: 'POST', path, body, maxFileBytes: MAX_CSV_BYTES });
  return objectIn(answer, redirectWords.unreadable);
}

export const MISSING_PAGES = '/admin/missing-pages';

/** An address that visitors looked for and did not find. */
export interface MissingPage {
  _id: string;
  path: string;
  count: number;
  lastAt: string;
}

/** The missing pages. One that is removed returns with its next visitor. */
export const missingPages = collection<MissingPage>({
  key: 'missing-pages',
  path: '/manage/missing-pages',
  unreadable: missingWords.unreadable,
});

/** Words for which visitors searched the site and found nothing. */
export interface VainSearch {
  _id: string;
  words: string;
  count: number;
  lastAt: string;
}

export const vainSearches = collection<VainSearch>({
  key: 'vain-searches',
  path: '/manage/vain-searches',
  unreadable: vainWords.unreadable,
});

/** An address as people read it: decoded, where that does not change which address it is. */
export function readable(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
