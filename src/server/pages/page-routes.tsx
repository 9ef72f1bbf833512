import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type CollegeFacts, neutralCollege } from '../../content/college.ts';
import { messageWithNumber, REQUEST_ID_HEADER } from '../../content/help-number.ts';
import { helpWords } from '../../content/in-each.ts';
import type { OpenDatabase } from '../../db/database.ts';
import type { AppError } from '../../errors.ts';
import type { InboxContext } from '../../inbox/context.ts';
import { readReceipt } from '../../inbox/receipts.ts';
import { withoutLanguage } from '../../languages/address.ts';
import { DEFAULT_LANGUAGE } from '../../languages/language.ts';
import { inLanguage } from '../../languages/sentence.ts';
import { addressOf } from '../../redirects/address.ts';
import type { RedirectContext } from '../../redirects/context.ts';
import type { LocatePage } from '../../redirects/locate-page.ts';
import type { SiteAssets } from '../../site/page-assets.ts';
import { NotFoundPage } from '../../site/pages/not-found.tsx';
import { SorryPage } from '../../site/pages/sorry.tsx';
import type { PageFrame } from '../../site/view-models.ts';
import { dispositionOf } from '../content-disposition.ts';
import type { Deps } from '../deps.ts';
import { asAppError, logFault } from '../error-handler.ts';
import { pageHeaders, secretPageHeaders, transportHeaders, unindexedHeaders } from '../security-headers.ts';
import { sharedPageHeaders } from '../shared-caching.ts';
import { CachedPage } from './cached-page.ts';
import { formRoute, type SentForm } from './forms.ts';
import { pages } from './index.ts';
import { isNavigation } from './is-navigation.ts';
import { kathmanduToday } from './kathmandu-today.ts';
import { logoOf, programmesOf } from './layout-data.ts';
import { fixedPathsOf, HOME, hasForeignQuery, locateIn } from './locate-page.ts';
import type { Page, PageRequest } from './page.ts';
import { type CacheFigures, type Freshness, PageCache } from './page-cache.ts';
import { frameInLanguage } from './page-frame.ts';
import { type PreviewHost, sendPreview } from './preview-route.tsx';
import { rendered } from './rendered.ts';
import { sendUncached } from './uncached.ts';

/** Path of pages without a URL of their own, so that no link of the menu is the current one. */
const NOWHERE = '';
/** A separate, small cache, so that searches cannot evict other pages. */
const UNBOUNDED_CACHE_MEGABYTES = 4;
/** Pages below this path have no header and footer. */
const BACK_OFFICE = '/admin/';
const fixedPaths = new Set(fixedPathsOf(pages));

export interface PublicSiteOptions extends Deps {
  inbox: InboxContext;
  find: PageRequest['find'];
  redirects: RedirectContext;
  /** Built style sheets, scripts and fonts of every page. */
  siteAssets: SiteAssets;
  college(): Promise<CollegeFacts>;
}

/** Data of the header and the footer, which every page has. */
type LayoutData = Pick<PageFrame, 'college' | 'logo' | 'faculties' | 'preview'>;

const headersOf = ({ headers }: AppError, { id }: FastifyRequest) => ({
  [REQUEST_ID_HEADER]: id,
  ...headers,
});

/** The public site: its routes, its error pages, and its page cache, which answers before the framework. */
export class PublicSite {
  readonly #options: PublicSiteOptions;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #today: () => string;
  readonly #cache: PageCache;
  readonly #unboundedCache: PageCache;
  readonly #previewHost: PreviewHost;
  /** Finds the page at an address; see `LocatePage`. */
  readonly locate: LocatePage;
  #lastLayoutData: LayoutData = { college: neutralCollege, logo: null, faculties: [] };

  constructor(options: PublicSiteOptions) {
    this.#options = options;
    this.#headers = { ...pageHeaders, ...transportHeaders(options.publicUrl) };
    this.#today = kathmanduToday(() => options.now().getTime());
    const freshness = (): Freshness => ({ version: options.database.version.shown, day: this.#today() });
    this.#cache = new PageCache(freshness);
    this.#unboundedCache = new PageCache(freshness, { megabytes: UNBOUNDED_CACHE_MEGABYTES });
    this.#previewHost = this.#previewHostOf(options);
    this.locate = locateIn(options.database, pages);
  }

  #previewHostOf({ actions, publicPaths }: PublicSiteOptions): PreviewHost {
    return {
      actions,
      publicPaths,
      frame: async () => this.#frameOf(await this.#layoutData(), NOWHERE, '/'),
      requestOf: async (page, request, database, preview) =>
        this.#requestOf(page, request, { ...(await this.#layoutDataIn(database)), preview }, database),
    };
  }

  /** Answers from the page cache if it can. @returns the pattern of the page's route; null if it did not */
  answerFromCache(request: IncomingMessage, response: ServerResponse): string | null {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null;
    const address = request.url ?? '';
    const page = this.#cache.find(address) ?? this.#unboundedCache.find(address);
    if (!page) return null;
    page.write(request, response);
    return page.route;
  }

  /** Use of the page caches, by name. */
  cacheFigures(): Record<string, CacheFigures> {
    return { pages: this.#cache.figures(), searches: this.#unboundedCache.figures() };
  }

  routes(app: FastifyInstance): void {
    for (const page of pages) {
      app.get(page.url, {
        config: { access: 'open' },
        errorHandler: (error: FastifyError, request, reply) => this.#sendErrorPage(error, request, reply),
        handler: (request, reply) => this.#answer(page, request, reply),
      });
      if (page.form) formRoute(app, this.#options.inbox, page, page.form, this.#sendRefusedForm.bind(this));
    }
  }

  /**
   * Answers a request for which there is no page: leads on where a redirect begins at its address, else sends the
   * not-found page, and counts what a visitor looked for (requirements 19.80 and 19.87).
   */
  async notFound(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { method, url = '/' } = request.raw;
    const isPublic = !url.startsWith(BACK_OFFICE);
    if (isPublic && (method === 'GET' || method === 'HEAD')) {
      if (await this.#leadOn(url, reply)) return;
      const { missing } = this.#options.redirects;
      const { path } = addressOf(url);
      // Another spelling of a page's address is not missing.
      if (isNavigation(request.raw) && !fixedPaths.has(path)) missing.count(path);
    }
    return this.#sendNotFound(request, reply);
  }

  /** Sends the visitor on if a redirect begins at this address. @returns whether one does */
  async #leadOn(url: string, reply: FastifyReply): Promise<boolean> {
    const found = await this.#options.redirects.stored.find(url, this.locate);
    if (found) this.#redirect(reply, found.to, found.permanent ? 301 : 302);
    return found !== null;
  }

  #redirect(reply: FastifyReply, to: string, status: 301 | 302) {
    const { briefSeconds } = this.#options.sharedCaching;
    return reply.headers(sharedPageHeaders(briefSeconds())).redirect(to, status);
  }

  /** Sends the not-found page, which is cached once for the public site and once for the back office. */
  async #sendNotFound(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const path = request.raw.url?.startsWith(BACK_OFFICE) ? BACK_OFFICE : NOWHERE;
    const page = await this.#cache.get(`404${path}`, async () => {
      const frame = this.#frameOf(await this.#layoutData(), path, '/');
      const html = await rendered(<NotFoundPage frame={frame} />);
      return new CachedPage(404, html, this.#headers, {
        sharedSeconds: this.#options.sharedCaching.briefSeconds,
      });
    });
    if (page instanceof CachedPage) this.#write(page, request, reply);
  }

  /** Sends an error as a page. Uses the last layout data, since the database may be what failed. */
  async #sendErrorPage(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
    const appError = this.#toAppError(error, request);
    const { status } = appError;
    const message = messageWithNumber(appError.message, status, request.id);
    const page = <SorryPage frame={this.#frameOf(this.#lastLayoutData, NOWHERE, '/')} message={message} />;
    return sendUncached(request, reply, await rendered(page), {
      status,
      headers: headersOf(appError, request),
    });
  }

  /** Sends the page of a refused form again, with the reasons and everything that was typed. */
  async #sendRefusedForm(
    page: Page,
    error: Error,
    sent: SentForm,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const appError = this.#toAppError(error, request);
    const { status, suggestions = {} } = appError;
    const { language = DEFAULT_LANGUAGE } = page;
    const fields = appError.fieldsIn(language) ?? {};
    const said = inLanguage(appError.sentence, language);
    const message = messageWithNumber(said, status, request.id, helpWords[language]);
    const layoutData = await this.#layoutData().catch(() => this.#lastLayoutData);
    const outcome = await page.load({
      ...this.#requestOf(page, request, layoutData),
      query: {},
      attempt: { fields: sent, refusal: { message, fields, suggestions } },
    });
    if (typeof outcome !== 'object' || !('show' in outcome)) throw appError;
    return sendUncached(request, reply, await rendered(outcome.show, page.language), {
      status,
      headers: headersOf(appError, request),
    });
  }

  #toAppError(error: Error, request: FastifyRequest): AppError {
    const appError = asAppError(this.#options.database.toAppError(error) ?? error);
    logFault(appError, error, request);
    return appError;
  }

  async #answer(page: Page, request: FastifyRequest, reply: FastifyReply) {
    if ((request.query as Record<string, unknown>).preview !== undefined)
      return sendPreview(this.#previewHost, page, request, reply);
    const { url = HOME } = request.raw;
    const names = Object.keys(request.query as Record<string, unknown>);
    const mayLeadOn = page.url === HOME && hasForeignQuery(page.parameters, names);
    if (mayLeadOn && (await this.#leadOn(url, reply))) return;
    const [path = '/'] = url.split('?', 1);
    const query = this.#knownParameters(page, request.query as Record<string, unknown>);
    const search = new URLSearchParams(query).toString();
    const cache = page.hasUnboundedUrls ? this.#unboundedCache : this.#cache;
    const { seconds, briefSeconds } = this.#options.sharedCaching;
    const sharedSeconds = page.hasUnboundedUrls ? briefSeconds : seconds;
    const found = await cache.get(search ? `${path}?${search}` : path, async () => {
      const outcome = await page.load(this.#requestOf(page, request, await this.#layoutData()));
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
          { route: page.url, sharedSeconds },
        );
      const html = await rendered(outcome.show, page.language);
      if (outcome.isSecret) return { uncached: html, headers: secretPageHeaders };
      if (outcome.isUncached) return { uncached: html };
      const headers = outcome.isUnindexed ? { ...this.#headers, ...unindexedHeaders } : this.#headers;
      return new CachedPage(200, html, headers, { route: page.url, sharedSeconds });
    });
    if (found instanceof CachedPage) return this.#write(found, request, reply);
    // A list beyond its end is no address that could lead on: the list itself is a page.
    if (found === 'not-found')
      return page.locate ? this.notFound(request, reply) : this.#sendNotFound(request, reply);
    if ('uncached' in found) return sendUncached(request, reply, found.uncached, found);
    return this.#redirect(reply, found.goTo, found.status ?? 301);
  }

  #requestOf(
    page: Page,
    request: FastifyRequest,
    layoutData: LayoutData,
    database = this.#options.database,
  ): PageRequest {
    const [path = '/'] = (request.raw.url ?? '/').split('?', 1);
    const { find, now, inbox, publicUrl } = this.#options;
    return {
      database,
      find,
      params: request.params as Record<string, string>,
      query: this.#knownParameters(page, request.query as Record<string, unknown>),
      path,
      frame: (canonical) =>
        frameInLanguage(
          page,
          this.#frameOf(layoutData, withoutLanguage(path), canonical),
          publicUrl,
          canonical,
        ),
      language: page.language ?? DEFAULT_LANGUAGE,
      now,
      readReceipt: (type, secret) => readReceipt(inbox, type, secret),
    };
  }

  #knownParameters(page: Page, query: Readonly<Record<string, unknown>>): Record<string, string> {
    const known: Record<string, string> = {};
    for (const name of page.parameters) {
      const value = query[name];
      if (typeof value === 'string') known[name] = value;
    }
    return page.normalizeQuery?.(known) ?? known;
  }

  #write(page: CachedPage, request: FastifyRequest, reply: FastifyReply) {
    reply.hijack();
    page.write(request.raw, reply.raw);
  }

  async #layoutData(): Promise<LayoutData> {
    this.#lastLayoutData = await this.#layoutDataIn(this.#options.database);
    return this.#lastLayoutData;
  }

  async #layoutDataIn(database: OpenDatabase): Promise<LayoutData> {
    const college = await this.#options.college();
    const [logo, faculties] = await Promise.all([logoOf(database, college), programmesOf(database)]);
    return { college, logo, faculties };
  }

  #frameOf(layoutData: LayoutData, path: string, canonical: string): PageFrame {
    const { publicUrl, siteAssets } = this.#options;
    return {
      ...layoutData,
      path,
      canonical: publicUrl + canonical,
      today: this.#today(),
      assets: siteAssets,
    };
  }
}
