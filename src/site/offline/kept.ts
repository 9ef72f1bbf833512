/** The service worker's cache: whole pages and their files, both bounded in number and size. */

import { addressIn } from '../../languages/address.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../languages/language.ts';

/** The page in place of one that is not kept; each language has its own. */
export const OFFLINE_PAGE = '/offline';
/**
 * Kept from the installation on, however many pages are visited; those in Nepali from the first Nepali page on, so that
 * visitors of one language do not load both.
 */
const ALWAYS = [OFFLINE_PAGE, '/notices'];
const alwaysIn = (language: Language) => ALWAYS.map((path) => addressIn(language, path));
const ALWAYS_IN_ANY = LANGUAGES.flatMap(alwaysIn);
/** After this time, pages that are always kept are asked for again during a visit. */
const MAX_AGE_MS = 3_600_000;

const MAX_PAGES = 30;
/** In characters of HTML. */
const MAX_PAGE = 300_000;
/** Limits for styles, scripts and typefaces, and for pictures. */
const MAX_FILES = 60;
/** In bytes. */
const MAX_FILE = 250_000;

/** Of what was uploaded pictures alone. */
const FILE = /^\/(assets|uploads(?=.*\.webp))\//;

export const openPages = () => caches.open('pages');

/** Whether an answer is the whole, public page or file of its address. */
const isWhole = ({ status, redirected, headers }: Response) =>
  status === 200 && !redirected && !headers.get('cache-control')?.includes('no-store');

export const pathOf = ({ url }: { url: string }) => new URL(url).pathname;

/** Deletes the oldest entries until `most` are left. */
async function trim(cache: Cache, most: number): Promise<void> {
  const keys = (await cache.keys()).filter((key) => !ALWAYS_IN_ANY.includes(pathOf(key)));
  for (const key of keys.slice(0, -most)) await cache.delete(key);
}

/**
 * Keeps a style, script, typeface or picture; ignores the path of anything else.
 * @param isAnew whether to store a file again that is kept already, so that it becomes the newest entry and is evicted
 *   last
 */
export async function keepFile(path: string, isAnew = false): Promise<void> {
  const [, name] = FILE.exec(path) ?? [];
  if (!name) return;
  const cache = await caches.open(name);
  if (!isAnew && (await cache.match(path))) return;
  // These never change under their name, so the browser's own copy is as good as the network's.
  const answer = await fetch(path, { cache: 'force-cache' });
  const { size } = await answer.clone().blob();
  if (!isWhole(answer) || size > MAX_FILE) return;
  await cache.put(path, answer);
  await trim(cache, MAX_FILES);
}

/**
 * Keeps a page with its styles; forgets one that is gone, moved or not to be stored.
 * @param mode `force-cache` for a page that the browser has just shown, which then costs no data
 */
export async function keepPage(path: string, mode: RequestCache = 'default'): Promise<void> {
  const cache = await openPages();
  const answer = await fetch(path, { cache: mode });
  const html = await answer.clone().text();
  if (isWhole(answer) && html.length < MAX_PAGE) {
    await cache.put(path, answer);
    await trim(cache, MAX_PAGES);
    for (const [, style = ''] of html.matchAll(/stylesheet" href="(.*?)"/g)) await keepFile(style, true);
  } else if (answer.status < 500) {
    await cache.delete(path);
  }
}

/** Caches the pages that are always kept in a language, again if they are older than an hour. */
export async function keepAlways(language: Language = DEFAULT_LANGUAGE): Promise<void> {
  const cache = await openPages();
  for (const path of alwaysIn(language)) {
    const kept = await cache.match(path);
    if (!kept || Date.now() - dateOf(kept).getTime() > MAX_AGE_MS) await keepPage(path);
  }
}

/** When the server sent it, or said last that it is unchanged. */
export const dateOf = ({ headers }: Response) => new Date(headers.get('date') ?? 0);
