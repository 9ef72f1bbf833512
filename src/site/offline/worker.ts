/**
 * The service worker: without a connection it shows kept copies of public pages (requirements 17.200-17.206).
 *
 * The network is always asked first and for as long as the browser waits, so that nothing old is shown while there is a
 * connection, however slow. Copies are taken from the browser's HTTP cache after a page was shown
 * (scripts/visit.ts), so keeping costs no data and delays no page.
 */
import { addressIn, languageOf, withoutLanguage } from '../../languages/address.ts';
import { digitsIn } from '../../languages/digits.ts';
import { LANGUAGES, type Language } from '../../languages/language.ts';
import { keptCopyWords } from './in-each.ts';
import { dateOf, keepAlways, keepFile, keepPage, OFFLINE_PAGE, openPages, pathOf } from './kept.ts';

/** The parts of a service worker's scope that worker.ts uses. TypeScript's own declarations exclude those of pages. */

interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Route {
  condition: { urlPattern: string } | { requestMode: RequestMode; requestMethod: string };
  source: 'network' | 'race-network-and-fetch-handler';
}

interface InstallEvent extends WaitingEvent {
  /** Chromium only: the response that the browser requests without waiting for the worker (navigation preload). */
  addRoutes?(routes: Route[]): Promise<void>;
}

interface MessageToWorker extends WaitingEvent {
  readonly data: unknown;
}

interface FetchEvent extends WaitingEvent {
  readonly request: Request;
  /** The page that asks; empty for a navigation. */
  readonly clientId: string;
  /** The page that a navigation leads to. */
  readonly resultingClientId: string;
  respondWith(answer: Promise<Response>): void;
}

interface WorkerEvents {
  install: InstallEvent;
  message: MessageToWorker;
  fetch: FetchEvent;
}

interface WorkerScope {
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listen: (event: WorkerEvents[Name]) => void,
  ): void;
}

const scope = self as unknown as WorkerScope;

/** The time of day in Kathmandu. @param more what is said besides */
const clock = (date: Date, more?: Intl.DateTimeFormatOptions) =>
  date.toLocaleString('en-GB', { hour: 'numeric', minute: '2-digit', timeZone: 'Asia/Kathmandu', ...more });

const inEnglish = (date: Date) =>
  clock(date, { day: 'numeric', month: 'long', year: 'numeric', hour12: true });

/**
 * The line above a cached copy, in the page's language.
 * @param date when the page was like this
 * @param day that day in Bikram Sambat, which a Nepali page carries, since its tables are larger than the worker
 */
function keptLine(language: Language, date: Date, day: string): string {
  const words = keptCopyWords[language];
  const when = language === 'ne' ? `${day}, ${digitsIn('ne', clock(date))} बजे` : inEnglish(date);
  return `<aside class="kept-copy">${words.madeAt(when)} <a href="">${words.again}</a></aside>`;
}

/** Never cached: the back office, dashboards, the API, documents and other files. */
const NEVER_CACHED = ['admin', 'api', 'assets', 'student', 'teacher', 'uploads', 'webhooks'];
const isApart = (path: string) =>
  NEVER_CACHED.includes(withoutLanguage(path).split('/')[1] ?? '') || /\.\w+$/.test(path);

/** Ids of open pages that are cached copies, whose files are served from the cache. */
const copies = new Set<string>();

scope.addEventListener('install', (event) => {
  scope.skipWaiting();
  event.waitUntil(
    Promise.all([
      keepAlways(),
      event.addRoutes?.([
        ...NEVER_CACHED.flatMap((name) => LANGUAGES.map((language) => addressIn(language, `/${name}`))).map(
          (path) => ({
            condition: { urlPattern: `${path}{/*}?` },
            source: 'network' as const,
          }),
        ),
        // A page need not wait for the worker's start; the worker answers where the network does not.
        {
          condition: { requestMode: 'navigate', requestMethod: 'GET' },
          source: 'race-network-and-fetch-handler',
        },
      ]),
    ]),
  );
});

scope.addEventListener('message', (event) => {
  const [page, ...files] = (event.data as string[]).map((url) => new URL(url));
  const keep = async () => {
    if (page && !page.search && !isApart(page.pathname)) {
      await keepPage(page.pathname, 'force-cache');
      for (const { pathname } of files) await keepFile(pathname);
    }
    await keepAlways(page && languageOf(page.pathname));
  };
  // Without a connection or disk space the cache stays unchanged.
  event.waitUntil(keep().catch(() => {}));
});

scope.addEventListener('fetch', (event) => {
  const { request, clientId } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (!isApart(pathname)) event.respondWith(pageFor(event));
  } else if (copies.has(clientId)) {
    event.respondWith(caches.match(request.url).then((kept) => kept ?? fetch(request)));
  }
});

/** The page from the network or, without a connection, its kept copy or the page in its place. */
async function pageFor({ request, resultingClientId }: FetchEvent): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const pages = await openPages();
    const copy = await pages.match(request.url);
    const language = languageOf(new URL(request.url).pathname);
    const shown =
      copy ?? (await pages.match(addressIn(language, OFFLINE_PAGE))) ?? (await pages.match(OFFLINE_PAGE));
    // A page that is fetched ahead may be shown when there is a connection again.
    if (!shown || request.headers.has('sec-purpose')) throw error;
    copies.add(resultingClientId);
    const page = await shown.text();
    const [, day = ''] = /data-day="(.*?)"/.exec(page) ?? [];
    const line = keptLine(languageOf(pathOf(shown)), dateOf(shown), day);
    const list = copy ? '' : await listKept(pages, language);
    const html = page
      .replace(/<a class="skip-link".*?<\/a>/, (link) => link + line)
      .replace(/<ul class="kept-pages">/, (start) => start + list);
    const headers = new Headers(shown.headers);
    // Headers of the encoded body, which do not fit the decoded copy.
    headers.delete('content-length');
    headers.delete('content-encoding');
    return new Response(html, { status: copy ? 200 : 503, headers });
  }
}

/** The items of a list of the kept pages, newest first; of a page that is kept in this language only that one. */
async function listKept(pages: Cache, language: Language): Promise<string> {
  let list = '';
  for (const key of await pages.keys()) {
    const path = pathOf(key);
    const page = withoutLanguage(path);
    const own = addressIn(language, page);
    if (page === OFFLINE_PAGE || (own !== path && (await pages.match(own)))) continue;
    const html = await (await pages.match(key))?.text();
    // The title without the college's name.
    const [, title = ''] = /<title>(.*?)(?: · [^·]*)?</.exec(html ?? '') ?? [];
    const lang = /[ऀ-ॿ]/.test(title) ? 'ne' : 'en';
    list = `<li><a lang="${lang}" href="${path.replaceAll('&', '&amp;')}">${title}</a></li>${list}`;
  }
  return list;
}
