import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type CollegeFacts, neutralCollege } from '../../content/college.ts';
import type { AppError } from '../../errors.ts';
import type { InboxContext } from '../../inbox/context.ts';
import { renderPage } from '../../site/document.tsx';
import type { SiteAssets } from '../../site/page-assets.ts';
import { NotFoundPage } from '../../site/pages/not-found.tsx';
import { SorryPage } from '../../site/pages/sorry.tsx';
import type { PageFrame } from '../../site/view-models.ts';
import type { Deps } from '../deps.ts';
import { asAppError, logFault } from '../error-handler.ts';
import { pageHeaders } from '../security-headers.ts';
import { CachedPage } from './cached-page.ts';
import { formRoute, type SentForm } from './forms.ts';
import { pages } from './index.ts';
import { kathmanduToday } from './kathmandu-today.ts';
import { programmesOf } from './layout-data.ts';
import type { Page, PageRequest } from './page.ts';
import { type Freshness, PageCache } from './page-cache.ts';
import { sendUncached } from './uncached.ts';

/** The path of pages that stand at no address of their own, so that no link leads to them. */
const NOWHERE = '';
/** Nobody can search so much that other pages are forgotten. */
const ENDLESS_MEGABYTES = 4;
/** Where pages stand without the site's header and footer. */
const BACK_OFFICE = '/admin/';

export interface PublicSiteOptions extends Deps {
  inbox: InboxContext;
  find: PageRequest['find'];
  /** Built style sheets, scripts and fonts that every page loads. */
  siteAssets: SiteAssets;
  /** What the college says of itself now. */
  college(): Promise<CollegeFacts>;
}

/** What the header and the footer of every page say. */
type LayoutData = Pick<PageFrame, 'college' | 'faculties'>;

/** The public site: its routes, its not-found page, and the cache that stands in front of the framework. */
export class PublicSite {
  readonly #options: PublicSiteOptions;
  readonly #today: () => string;
  readonly #cache: PageCache;
  readonly #endless: PageCache;
  #last: LayoutData = { college: neutralCollege, faculties: [] };

  constructor(options: PublicSiteOptions) {
    this.#options = options;
    this.#today = kathmanduToday(() => options.now().getTime());
    const freshness = (): Freshness => ({ version: options.database.version.current, day: this.#today() });
    this.#cache = new PageCache(freshness);
    this.#endless = new PageCache(freshness, { megabytes: ENDLESS_MEGABYTES });
  }

  /** Answers from memory if it can. @returns whether it did */
  answerFromCache(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const address = request.url ?? '';
    const page = this.#cache.find(address) ?? this.#endless.find(address);
    if (!page) return false;
    page.write(request, response);
    return true;
  }

  routes(app: FastifyInstance): void {
    for (const page of pages) {
      app.get(page.url, {
        config: { access: 'open' },
        errorHandler: (error: FastifyError, request, reply) => this.#sorry(error, request, reply),
        handler: (request, reply) => this.#answer(page, request, reply),
      });
      if (page.form) formRoute(app, this.#options.inbox, page, page.form, this.#refused.bind(this));
    }
  }

  /** Status 404 with the not-found screen. It is the same for every address of either side, so it is kept once for each. */
  async notFound(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const path = request.raw.url?.startsWith(BACK_OFFICE) ? BACK_OFFICE : NOWHERE;
    const page = await this.#cache.get(`404${path}`, async () => {
      const frame = this.#frameOf(await this.#layoutData(), path, '/');
      return new CachedPage(404, renderPage(<NotFoundPage frame={frame} />), pageHeaders);
    });
    if (page instanceof CachedPage) this.#write(page, request, reply);
  }

  /** The error door for people: the same catalogue, as a page. The database may be what failed, so it is not asked. */
  #sorry(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
    const { message, status, headers } = this.#told(error, request);
    const page = <SorryPage frame={this.#frameOf(this.#last, NOWHERE, '/')} message={message} />;
    return sendUncached(request, reply, renderPage(page), { status, headers });
  }

  /** The same for what a form has sent: its page again, with the reasons and everything that was typed. */
  async #refused(page: Page, error: Error, sent: SentForm, request: FastifyRequest, reply: FastifyReply) {
    const told = this.#told(error, request);
    const { message, status, fields = {}, headers } = told;
    const layoutData = await this.#layoutData().catch(() => this.#last);
    const outcome = await page.load({
      ...this.#requestOf(page, request, layoutData),
      query: {},
      attempt: { fields: sent, refusal: { message, fields } },
    });
    if (typeof outcome !== 'object' || !('show' in outcome)) throw told;
    return sendUncached(request, reply, renderPage(outcome.show), { status, headers });
  }

  #told(error: Error, request: FastifyRequest): AppError {
    const told = asAppError(this.#options.database.toAppError(error) ?? error);
    logFault(told, error, request);
    return told;
  }

  async #answer(page: Page, request: FastifyRequest, reply: FastifyReply) {
    const [path = '/'] = (request.raw.url ?? '/').split('?', 1);
    const query = this.#knownParameters(page, request.query as Record<string, unknown>);
    const search = new URLSearchParams(query).toString();
    const cache = page.hasUnboundedUrls ? this.#endless : this.#cache;
    const found = await cache.get(search ? `${path}?${search}` : path, async () => {
      const outcome = await page.load(this.#requestOf(page, request, await this.#layoutData()));
      if (outcome === 'not-found' || 'goTo' in outcome) return outcome;
      if ('send' in outcome)
        return new CachedPage(200, outcome.send, { ...pageHeaders, 'content-type': outcome.type });
      const html = renderPage(outcome.show);
      if (outcome.isUncached) return { uncached: html };
      return new CachedPage(200, html, pageHeaders);
    });
    if (found instanceof CachedPage) return this.#write(found, request, reply);
    if (found === 'not-found') return this.notFound(request, reply);
    if ('uncached' in found) return sendUncached(request, reply, found.uncached);
    return reply.headers({ 'cache-control': 'no-cache' }).redirect(found.goTo, found.status ?? 301);
  }

  #requestOf(page: Page, request: FastifyRequest, layoutData: LayoutData): PageRequest {
    const [path = '/'] = (request.raw.url ?? '/').split('?', 1);
    const { database, find, now } = this.#options;
    return {
      database,
      find,
      params: request.params as Record<string, string>,
      query: this.#knownParameters(page, request.query as Record<string, unknown>),
      path,
      frame: (canonical) => this.#frameOf(layoutData, path, canonical),
      now,
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
    const college = await this.#options.college();
    this.#last = { college, faculties: await programmesOf(this.#options.database) };
    return this.#last;
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
