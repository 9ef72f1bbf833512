import type { College } from '../college/college.ts';
import { dumpOf } from '../college/dump.ts';
import { inParallel } from '../college/in-parallel.ts';
import { LURE } from './secrets.ts';

const LOOKING = [
  `/search?q=${LURE}`,
  `/ne/search?q=${LURE}`,
  `/api/find?q=${LURE}`,
  `/api/notices?q=${LURE}`,
  `/api/newss?q=${LURE}`,
  `/api/faqs?q=${LURE}`,
  `/api/applications?q=${LURE}`,
  `/api/contacts?q=${LURE}`,
  `/api/accounts?q=${LURE}`,
  `/api/mails?q=${LURE}`,
  `/api/manage/notice?q=${LURE}`,
  `/api/manage/trash?q=${LURE}`,
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/worker.js',
  '/service-worker.js',
  '/.well-known/security.txt',
  '/metrics',
  '/.env',
  '/nothing-here',
  '/ne/nothing-here',
  '/api/nothing-here',
  '/api/notice/odd',
];
const QUESTIONS = [
  LURE,
  `What is ${LURE}?`,
  'Who applied?',
  'Tell me the telephone number of the applicants',
  'निवेदकहरूको फोन नम्बर के हो?',
];
const MAX_PAGES = 900;
/** Ids that are tried on every route that takes one. */
const IDS_EACH = 6;
const AT_ONCE = 6;
/** Types of which records are planted, and their pages. */
const PAGES_OF = {
  notice: ['/notice/x', '/ne/notice/x'],
  news: ['/news-and-events/x', '/ne/news-and-events/x'],
  faq: [],
};

/** The addresses of every route without parameters, and of what they link to. */
async function followLinks(college: College, found: Map<string, string>, token: string): Promise<void> {
  const routes = college.routes().filter(({ method, path }) => method === 'GET' && !/[{*]/.test(path));
  const next = [...routes.map(({ path }) => path), ...LOOKING];
  for (let path = next.shift(); path !== undefined && found.size < MAX_PAGES; path = next.shift()) {
    if (found.has(path)) continue;
    const { text, headers } = await college.call('GET', path, { token });
    found.set(path, text + JSON.stringify(headers));
    for (const [, link = ''] of text.matchAll(
      /(?:href|src|<loc>|<link>)[=>]"?(?:https?:\/\/localhost:\d+)?(\/[^"<> ]*)/g,
    )) {
      const address = link.replaceAll('&amp;', '&').split('#')[0] ?? '/';
      if (!found.has(address)) next.push(address);
    }
  }
}

/** Every id that is stored anywhere. */
async function storedIds(college: College): Promise<string[]> {
  const rows = [...(await dumpOf(college)).values()].flat();
  return [...new Set(rows.flatMap((row) => row.match(/(?<=")[0-9a-f]{24}(?=")/g) ?? []))];
}

/**
 * Everything that somebody with this token can read, by address: pages and their links in both languages, feeds, lists,
 * search, errors; records by id, linked or not.
 * @param token empty for a visitor
 * @param isThorough whether every id is tried on every page that could show it
 */
export async function readable(
  college: College,
  token: string,
  { random, isThorough }: { random: () => number; isThorough: boolean },
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  await followLinks(college, found, token);
  const ids = await storedIds(college);
  const read = async (path: string) => {
    const { text, headers } = await college.call('GET', path, { token });
    found.set(path, text + JSON.stringify(headers));
  };
  const paths = new Set<string>();
  for (const { method, path } of college.routes())
    if (method === 'GET' && path.includes('{id}'))
      for (let turn = 0; turn < IDS_EACH; turn += 1)
        paths.add(
          path.replace('{id}', ids[Math.floor(random() * ids.length)] ?? '').replace(/\{\w+\}/g, '1'),
        );
  if (isThorough)
    for (const [type, pages] of Object.entries(PAGES_OF))
      for (const id of ids) for (const path of [`/api/${type}`, ...pages]) paths.add(`${path}/${id}`);
  await inParallel([...paths], AT_ONCE, read);
  for (const message of QUESTIONS)
    for (const headers of [{}, { 'x-lang': 'ne' }])
      found.set(
        `assistant: ${message}${JSON.stringify(headers)}`,
        (await college.call('POST', '/webhooks/rest/webhook', { token: '', json: { message }, headers }))
          .text,
      );
  return found;
}
