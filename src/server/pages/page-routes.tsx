import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findPasswordLink } from '../../accounts/password-links.ts';
import { messageWithNumber, REQUEST_ID_HEADER } from '../../content/help-number.ts';
import { helpWords } from '../../content/in-each.ts';
import type { OpenDatabase } from '../../db/database.ts';
import { type AppError, errors } from '../../errors.ts';
import { readReceipt } from '../../inbox/receipts.ts';
import { addressIn, languageOf, withoutLanguage } from '../../languages/address.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../languages/language.ts';
import { inLanguage } from '../../languages/sentence.ts';
import { addressOf, type LocatePage, numberedPageOf, type SiteAddresses } from '../../redirects/address.ts';
import { uploadsPath } from '../../schema/picture-names.ts';
import { find } from '../../search/find.ts';
import { NotFoundPage, SorryPage } from '../../site/pages/messages.tsx';
import { screenAt, screenUrls } from '../admin-screens.ts';
import { Cards } from '../cards.ts';
import { dispositionOf } from '../content-disposition.ts';
import { asAppError, logFault } from '../error-handler.ts';
import {
  PUBLIC_CACHING,
  pageHeaders,
  secretPageHeaders,
  transportHeaders,
  unindexedHeaders,
} from '../security-headers.ts';
import type { ServedSite } from '../served-site.ts';
import { CachedPage } from './cached-page.ts';
import { formRoute, type SentForm } from './forms.ts';
import { pages } from './index.ts';
import { Layout, type LayoutData, NOWHERE } from './layout.ts';
import { withDocumentSizes } from './linked-documents.ts';
import {
  addressesOf,
  fixedPathsOf,
  HOME,
  hasForeignQuery,
  OWN_ADDRESS,
  PREVIEW,
  SERVER_FILES,
} from './locate-page.ts';
import type { Page, PageRequest } from './page.ts';
import { type CacheFigures, type Freshness, PageCache } from './page-cache.ts';
import { type PreviewHost, sendPreview } from './preview.tsx';
import { rendered, sendUncached } from './rendered.ts';

/** What a link that was copied from a text often has at its end, in the path as `Address` has it. */
const PASTED_END = /[\s\p{Cf}]+$/u;

/**
 * The page or screen at an address of another case, with further slashes, or with spaces at its end.
 * @param screens `screenUrls`
 * @returns its own address with the query as it was sent; null where there is none, or where it is this one
 */
async function otherSpellingOf(
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
const fileAt = (url: string, locate: LocatePage): Promise<string | null> =>
  located(`${addressOf(url).path}.xml`, locate);

/** Without the database nothing leads on, as with redirects. */
const located = (url: string, locate: LocatePage) => locate(addressOf(url)).catch(() => null);

/**
 * Whether a request is a page visit. Browsers mark requests for pictures, scripts and prefetched pages differently; a
 * client without such headers may be an old browser.
 */
function isNavigation({ method, headers }: IncomingMessage): boolean {
  const destination = headers['sec-fetch-dest'] ?? 'document';
  return method === 'GET' && destination === 'document' && headers['sec-purpose'] === undefined;
}

/** A separate, small cache, so that searches cannot evict other pages. */
const UNBOUNDED_CACHE_MEGABYTES = 4;
const PICTURE_CACHE_MEGABYTES = 8;
const fixedPaths = new Set(fixedPathsOf(pages));

/** The public site: its routes, its error pages, and its page cache, which answers before the framework. */
export class PublicSite {
  readonly #site: ServedSite;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #layout: Layout;
  readonly #errors: ErrorPages;
  readonly #cache: PageCache;
  readonly #unboundedCache: PageCache;
  /** Public pictures, which `uploadsRoutes` stores. */
  readonly pictures: PageCache;
  readonly cards: Cards;
  readonly #previewHost: PreviewHost;
  readonly addresses: Omit<SiteAddresses, 'answers'>;
  readonly #screens: ReadonlySet<string>;

  constructor(site: ServedSite) {
    const { database, publicUrl } = site;
    this.#site = site;
    this.#headers = { ...pageHeaders, ...transportHeaders(publicUrl) };
    this.cards = new Cards(site);
    const layout = new Layout(site);
    this.#layout = layout;
    this.#errors = new ErrorPages({
      database,
      layout,
      headers: this.#headers,
      requestOf: (page, request, layoutData) => this.#requestOf(page, request, layoutData),
    });
    const freshness = (): Freshness => {
      const closed = site.schedule.closed();
      const day = layout.today();
      return { version: database.version.current, day: closed === 0 ? day : `${day} ${closed}` };
    };
    this.#cache = new PageCache(freshness);
    this.#unboundedCache = new PageCache(freshness, { megabytes: UNBOUNDED_CACHE_MEGABYTES });
    this.pictures = new PageCache(freshness, { megabytes: PICTURE_CACHE_MEGABYTES });
    this.#previewHost = this.#previewHostOf(site);
    this.#screens = screenUrls(site);
    this.addresses = addressesOf(database, pages);
  }

  #previewHostOf(site: ServedSite): PreviewHost {
    const layout = this.#layout;
    return {
      site,
      frame: async (language) => layout.frameOfNowhere(await layout.data(), language),
      requestOf: async (page, request, database, preview) =>
        this.#requestOf(page, request, { ...(await layout.dataIn(database)), preview }, database),
    };
  }

  /** Answers from the page cache if it can. @returns the pattern of the page's route; null if it did not */
  answerFromCache(request: IncomingMessage, response: ServerResponse): string | null {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null;
    const address = request.url ?? '';
    const page = address.startsWith(uploadsPath)
      ? // A part is read from the storage.
        request.headers.range === undefined && this.pictures.find(address)
      : (this.#cache.find(address) ?? this.#unboundedCache.find(address));
    if (!page) return null;
    this.#countVain(request, page);
    page.write(request, response);
    return page.route;
  }

  /** The page for people whose request is refused under load. */
  busyPage(language: Language): Promise<CachedPage> {
    return this.#errors.busy(language);
  }

  /**
   * Whether requests for this address share one rendering: it is the fixed address of a page, or is being rendered or
   * read, as a notice and its picture after each change while a crowd reads it.
   */
  isShared(address: string): boolean {
    const caches = [this.#cache, this.#unboundedCache, this.pictures];
    return fixedPaths.has(address) || caches.some((cache) => cache.isRendering(address));
  }

  /** Use of the page caches, by name. */
  cacheFigures(): Record<string, CacheFigures> {
    return {
      pages: this.#cache.figures(),
      searches: this.#unboundedCache.figures(),
      pictures: this.pictures.figures(),
    };
  }

  routes(app: FastifyInstance): void {
    for (const page of pages) {
      app.get(page.url, {
        config: { access: 'open' },
        errorHandler: (error: FastifyError, request, reply) => this.#errors.sendFailed(error, request, reply),
        handler: async (request, reply) =>
          (await this.#isAnybodys(page, request)) ? reply.callNotFound() : this.#answer(page, request, reply),
      });
      if (page.post)
        formRoute(app, this.#site, page, page.post, (...refused) => this.#errors.sendRefusedForm(...refused));
    }
    const home = addressIn('ne', HOME);
    app.get(`${home}/`, { config: { access: 'open' } }, (request, reply) =>
      this.#redirect(reply, home + (/\?.*$/s.exec(request.raw.url ?? '')?.[0] ?? ''), 301),
    );
  }

  /**
   * Answers a request for a missing page: leads on to the page whose address was written differently, or where a
   * redirect from it leads, else sends the not-found page and counts what a visitor looked for (requirements 19.80,
   * 19.87 and 22.62), in whatever language: one redirect serves both.
   */
  async notFound(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { method, url = '/' } = request.raw;
    if (method === 'GET' || method === 'HEAD') {
      const { locate } = this.addresses;
      const page = await otherSpellingOf(url, locate, this.#screens);
      if (page) return void this.#redirect(reply, page, 301);
      if (await this.followRedirect(url, reply)) return;
      const file = await fileAt(url, locate);
      if (file) return void this.#redirect(reply, file + (/\?.*$/s.exec(url)?.[0] ?? ''), 301);
      this.#countMissing(request, withoutLanguage(addressOf(url).path));
    } else if ((await located(url, this.addresses.locate)) === url.split('?', 1)[0]) {
      throw errors.methodNotAllowed('GET, HEAD');
    }
    return this.#sendNotFound(request, reply);
  }

  /** Whether a path of one segment is no own page's: then it is answered as any other that no route has. */
  async #isAnybodys(page: Page, { url, query }: FastifyRequest): Promise<boolean> {
    if (!page.url.endsWith(OWN_ADDRESS) || (query as Record<string, unknown>).preview !== undefined)
      return false;
    return (await located(url, this.addresses.locate)) === null;
  }

  #countMissing(request: FastifyRequest, address: string | null) {
    if (address !== null && isNavigation(request.raw)) this.#site.missingPages.count(address);
  }

  #countVain(request: IncomingMessage, { inVain }: CachedPage) {
    if (inVain !== undefined && isNavigation(request)) this.#site.vainSearches.count(inVain);
  }

  /** Sends the visitor on if a redirect begins at this address. @returns whether one does */
  async followRedirect(url: string, reply: FastifyReply): Promise<boolean> {
    const found = await this.#site.redirects.find(url, this.addresses.locate);
    if (found) this.#redirect(reply, found.to, found.permanent ? 301 : 302);
    return found !== null;
  }

  #redirect(reply: FastifyReply, to: string, status: 301 | 302) {
    return reply.header('cache-control', PUBLIC_CACHING).redirect(to, status);
  }

  async #sendNotFound(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { url = '/' } = request.raw;
    const page = await this.#cache.get(ErrorPages.keyOfNotFound(url), () => this.#errors.notFound(url));
    if (page instanceof CachedPage) this.#write(page, request, reply);
  }

  async #answer(page: Page, request: FastifyRequest, reply: FastifyReply) {
    if ((request.query as Record<string, unknown>).preview !== undefined)
      return sendPreview(this.#previewHost, page, request, reply);
    const { url = HOME } = request.raw;
    const names = Object.keys(request.query as Record<string, unknown>);
    const mayRedirect = withoutLanguage(page.url) === HOME && hasForeignQuery(page.parameters, names);
    if (mayRedirect) {
      if (await this.followRedirect(url, reply)) return;
      this.#countMissing(request, numberedPageOf(url));
    }
    const [path = '/'] = url.split('?', 1);
    const isFixed = !page.url.includes(':');
    // Any letter may be percent-encoded, and each of the countless spellings would be rendered and cached.
    if (isFixed && path !== page.url) return this.#redirect(reply, page.url + url.slice(path.length), 301);
    const query = this.#knownParameters(page, request.query as Record<string, unknown>);
    const search = new URLSearchParams(query).toString();
    const cache = page.hasUnboundedUrls ? this.#unboundedCache : this.#cache;
    let giveBack = () => {};
    const load = async () => {
      const outcome = await page.load(this.#requestOf(page, request, await this.#layout.data()));
      if (outcome === 'not-found' || 'goTo' in outcome) return outcome;
      if ('send' in outcome)
        return new CachedPage(
          200,
          outcome.send,
          {
            ...this.#headers,
            'content-type': outcome.type,
            ...(outcome.fileName && { 'content-disposition': dispositionOf(outcome.fileName, 'inline') }),
          },
          page.url,
        );
      const { language = DEFAULT_LANGUAGE } = page;
      const html = await withDocumentSizes(
        this.#site.database,
        language,
        await rendered(outcome.show, language),
      );
      const { status } = outcome;
      if (outcome.isSecret) return { uncached: html, headers: secretPageHeaders, ...(status && { status }) };
      if (outcome.isUncached) return { uncached: html };
      const headers = outcome.isUnindexed ? { ...this.#headers, ...unindexedHeaders } : this.#headers;
      return new CachedPage(200, html, headers, page.url, outcome.inVain);
    };
    const found = await cache.get(search ? `${path}?${search}` : path, load, () => {
      // A fixed address is one page, which is never refused.
      if (search || !isFixed) giveBack = this.#site.searchLimit.take(request.ip);
    });
    if (found instanceof CachedPage) {
      // Other pages are limited in number, and the next request finds them in the cache.
      if (!page.hasUnboundedUrls) giveBack();
      return this.#write(found, request, reply);
    }
    // No redirect is looked up for a page beyond the end of a list, because the list itself exists.
    if (found === 'not-found')
      return page.locate ? this.notFound(request, reply) : this.#sendNotFound(request, reply);
    if ('uncached' in found) return sendUncached(request, reply, found.uncached, found);
    return this.#redirect(reply, found.goTo, found.status ?? 301);
  }

  #requestOf(
    page: Page,
    request: FastifyRequest,
    layoutData: LayoutData,
    database = this.#site.database,
  ): PageRequest {
    const site = this.#site;
    const { language = DEFAULT_LANGUAGE } = page;
    const { preview } = request.query as Record<string, string>;
    const [asked = '/'] = (request.raw.url ?? '/').split('?', 1);
    const path = withoutLanguage(asked);
    const query = this.#knownParameters(page, request.query as Record<string, unknown>);
    // A preview's link to the other language shows the same record, so it is the only one with the token.
    const kept = new URLSearchParams({
      ...query,
      ...(layoutData.preview && preview && { [PREVIEW]: preview }),
    });
    return {
      database,
      card: (type, item, college) =>
        layoutData.preview ? null : this.cards.viewOf(language, type, item, college),
      find: (q, wanted, options) => find(site, q, wanted, options),
      params: request.params as Record<string, string>,
      query,
      path,
      frame: (canonical) =>
        this.#layout.frame(layoutData, {
          language,
          path,
          canonical,
          asked: kept.size > 0 ? `${path}?${kept}` : path,
        }),
      language,
      sendsQuestionsOut: site.assistant.sendsQuestionsOut ?? false,
      now: site.now,
      readReceipt: (type, secret) => readReceipt(site, type, secret),
      sendsMail: site.staffMails !== null,
      readPasswordLink: (token) => findPasswordLink(database.reader, token, site.now()),
    };
  }

  #knownParameters(page: Page, query: Readonly<Record<string, unknown>>): Record<string, string> {
    const known: Record<string, string> = {};
    for (const name of page.parameters) {
      const value = query[name];
      // The first page of a list has one address.
      if (typeof value === 'string' && !(name === 'page' && value === '1')) known[name] = value;
    }
    return page.normalizeQuery?.(known) ?? known;
  }

  #write(page: CachedPage, request: FastifyRequest, reply: FastifyReply) {
    reply.hijack();
    this.#countVain(request.raw, page);
    page.write(request.raw, reply.raw);
  }
}

/** Pages below this path have no header and footer. */
const BACK_OFFICE = '/admin/';

const headersOf = ({ headers }: AppError, { id }: FastifyRequest) => ({
  [REQUEST_ID_HEADER]: id,
  ...headers,
});

interface ErrorPagesOptions {
  database: Pick<OpenDatabase, 'toAppError'>;
  layout: Layout;
  headers: Readonly<Record<string, string>>;
  requestOf(page: Page, request: FastifyRequest, layoutData: LayoutData): PageRequest;
}

/** Error pages in the language of the address. */
class ErrorPages {
  readonly #options: ErrorPagesOptions;

  constructor(options: ErrorPagesOptions) {
    this.#options = options;
  }

  /** The cache key of the not-found page for an address: one for each language, and one for the back office. */
  static keyOfNotFound(url: string): string {
    return url.startsWith(BACK_OFFICE) ? `404${BACK_OFFICE}` : `404 ${languageOf(url)}`;
  }

  async notFound(url: string): Promise<CachedPage> {
    const { layout, headers } = this.#options;
    const language = languageOf(url);
    const path = url.startsWith(BACK_OFFICE) ? BACK_OFFICE : NOWHERE;
    const frame = layout.frameOfNowhere(await layout.data(), language, path);
    const html = await rendered(<NotFoundPage frame={frame} />, language);
    return new CachedPage(404, html, { ...headers, 'cache-control': 'no-store' });
  }

  /** The page for people whose request is refused under load. */
  async busy(language: Language): Promise<CachedPage> {
    const { layout, headers } = this.#options;
    const { status, sentence, headers: more } = errors.overloaded();
    const frame = layout.frameOfNowhere(layout.last, language);
    const message = inLanguage(sentence, language);
    const html = await rendered(<SorryPage frame={frame} message={message} />, language);
    return new CachedPage(status, html, { ...headers, ...more, 'cache-control': 'no-store' });
  }

  /** Sends an error as a page. Uses the last layout data, since the database may be what failed. */
  async sendFailed(error: Error, request: FastifyRequest, reply: FastifyReply) {
    const { layout } = this.#options;
    const { url = '/' } = request.raw;
    const language = languageOf(url);
    const appError = this.#toAppError(error, request);
    const message = messageIn(language, appError, request);
    const [asked = '/'] = withoutLanguage(url).split('?', 1);
    const frame = layout.frame(layout.last, { language, path: NOWHERE, canonical: '/', asked });
    return sendUncached(
      request,
      reply,
      await rendered(<SorryPage frame={frame} message={message} />, language),
      {
        status: appError.status,
        headers: { ...headersOf(appError, request), ...(isSecretAddress(asked) && secretPageHeaders) },
      },
    );
  }

  /** Sends the page of a refused form again, with the reasons and everything that was typed. */
  async sendRefusedForm(
    page: Page,
    error: Error,
    sent: SentForm,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const { layout, requestOf } = this.#options;
    const appError = this.#toAppError(error, request);
    const { status, suggestions = {} } = appError;
    const { language = DEFAULT_LANGUAGE } = page;
    const fields = appError.fieldsIn(language) ?? {};
    const message = messageIn(language, appError, request);
    const layoutData = await layout.data().catch(() => layout.last);
    const outcome = await page.load({
      ...requestOf(page, request, layoutData),
      query: {},
      attempt: { fields: sent, refusal: { message, fields, suggestions } },
    });
    if (typeof outcome !== 'object' || !('show' in outcome)) throw appError;
    return sendUncached(request, reply, await rendered(outcome.show, page.language), {
      status,
      headers: { ...headersOf(appError, request), ...(outcome.isSecret && secretPageHeaders) },
    });
  }

  #toAppError(error: Error, request: FastifyRequest): AppError {
    const appError = asAppError(this.#options.database.toAppError(error) ?? error);
    logFault(appError, error, request);
    return appError;
  }
}

/** Whether the path of a page that failed holds the secret of a mailed link. */
const isSecretAddress = (path: string) => path.startsWith('/password/');

function messageIn(language: Language, { sentence, status }: AppError, { id }: FastifyRequest): string {
  return messageWithNumber(inLanguage(sentence, language), status, id, helpWords[language]);
}
