import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OpenDatabase } from '../../db/database.ts';
import { OverlayReading } from '../../db/overlay-reading.ts';
import { findRow, sortRowOf } from '../../db/store.ts';
import { addressIn, withoutLanguage } from '../../languages/address.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../languages/language.ts';
import { filesIn } from '../../records/files.ts';
import { findPreview, type Preview, pageOf } from '../../records/previews.ts';
import type { PublicPaths } from '../../records/public-paths.ts';
import { type Item, addressIn as ownAddressIn } from '../../schema/define-type.ts';
import { DOCUMENT_ENDINGS } from '../../schema/document-names.ts';
import { storedIdOf } from '../../schema/stored-names.ts';
import { NotFoundPage, PreviewEndedPage } from '../../site/pages/messages.tsx';
import type { PageFrame, PreviewView } from '../../site/view-models.ts';
import type { Site } from '../../whole-site.ts';
import { secretPageHeaders } from '../security-headers.ts';
import type { ServedSite } from '../served-site.ts';
import { shownOnHome } from './home.tsx';
import { withDocumentSizes } from './linked-documents.ts';
import type { Page, PageRequest } from './page.ts';
import { rendered, sendUncached } from './rendered.ts';

/** The parts of the public site that previews need. */
export interface PreviewHost {
  site: ServedSite;
  /** The frame of a page without a URL of its own. */
  frame(language: Language): Promise<PageFrame>;
  /** @param preview props of the bar */
  requestOf(
    page: Page,
    request: FastifyRequest,
    database: OpenDatabase,
    preview: PreviewView,
  ): Promise<PageRequest>;
}

/** Answers a request with a preview token; no cache may store the response (requirements 19.230 to 19.235). */
export async function sendPreview(
  host: PreviewHost,
  page: Page,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const headers = secretPageHeaders;
  const { language = DEFAULT_LANGUAGE } = page;
  const { preview: token } = request.query as { preview: unknown };
  const preview = typeof token === 'string' ? await OpenPreview.open(host.site, token) : null;
  // Who has a valid link may share the address with others.
  host.site.searchLimit.take(preview instanceof OpenPreview ? String(token) : request.ip);
  if (preview === 'ended') {
    const html = await rendered(<PreviewEndedPage frame={await host.frame(language)} />, language);
    return sendUncached(request, reply, html, { status: 410, headers });
  }
  const answer = preview && (await previewOn(host, page, request, preview));
  if (!answer) {
    const html = await rendered(<NotFoundPage frame={await host.frame(language)} />, language);
    return sendUncached(request, reply, html, { status: 404, headers });
  }
  if ('html' in answer) return sendUncached(request, reply, answer.html, { headers });
  return reply.headers({ ...headers, 'cache-control': 'no-store' }).redirect(answer.goTo, 302);
}

/** @returns null for a page that cannot show the record */
async function previewOn(
  host: PreviewHost,
  page: Page,
  request: FastifyRequest,
  preview: OpenPreview,
): Promise<{ html: string } | { goTo: string } | null> {
  const params = request.params as Record<string, string>;
  if (!preview.mayBeOn(page, params)) return null;
  const [path = '/'] = (request.raw.url ?? '/').split('?', 1);
  // The address follows the title until the page is live, also while somebody looks at its preview.
  const moved = params.address !== undefined && preview.pathUnlessAt(params.address);
  if (moved) {
    const isOthers = (await page.locate?.(host.site.database, params.address ?? '')) ?? null;
    if (isOthers !== null) return null;
    return { goTo: preview.withToken(addressIn(page.language ?? DEFAULT_LANGUAGE, moved)) };
  }
  const asked = await host.requestOf(
    page,
    request,
    preview.database,
    await preview.view(withoutLanguage(path)),
  );
  preview.beforeLoading(page);
  const outcome = await page.load(asked);
  if (outcome !== 'not-found' && 'goTo' in outcome) return { goTo: preview.withToken(outcome.goTo) };
  if (!preview.isShown && !preview.isOnlyPage(path)) {
    const goTo = preview.pageOfList(path);
    return goTo === null ? null : { goTo };
  }
  if (outcome === 'not-found' || !('show' in outcome)) return null;
  return {
    html: await preview.withFiles(
      await withDocumentSizes(
        host.site.database,
        page.language ?? DEFAULT_LANGUAGE,
        await rendered(outcome.show, page.language),
      ),
      host.site.publicPaths,
    ),
  };
}

const HOME = '/';

/** A preview whose record the loaders of pages read as if it were live. */
class OpenPreview {
  readonly #preview: Preview;
  readonly #token: string;
  readonly #reading: OverlayReading;
  readonly database: OpenDatabase;

  private constructor(preview: Preview, token: string, database: OpenDatabase, reading: OverlayReading) {
    this.#preview = preview;
    this.#token = token;
    this.#reading = reading;
    this.database = { ...database, reading };
  }

  /** @returns 'ended' after the link's end; null for a token that was never given */
  static async open(site: Site, token: string): Promise<OpenPreview | 'ended' | null> {
    const { database, now } = site;
    const preview = await findPreview(site, database.reader, token);
    if (!preview || preview === 'ended') return preview;
    const { type, id, live, shelved, dates } = preview.managed;
    const former = live ? await findRow(database.reader, type, id) : (shelved?.row ?? null);
    const item: Item = {
      ...preview.item,
      createdAt: String(former?.createdAt ?? dates.publishAt ?? now().toISOString()),
      updatedAt: preview.changedAt,
    };
    const reading = new OverlayReading(database.reading, {
      type,
      item,
      row: sortRowOf(type, item, former),
      isPinned: dates.pinnedUntil !== null,
    });
    return new OpenPreview({ ...preview, item }, token, database, reading);
  }

  /** Whether the page could show the record: another record's page never does. */
  mayBeOn(page: Page, { id, address }: Readonly<Record<string, string>>): boolean {
    const { type, id: own } = this.#preview.managed;
    if (!page.locate) return true;
    const isOfType = withoutLanguage(page.url).startsWith(`${type.page?.item}/:`);
    return isOfType && (address !== undefined || id === own);
  }

  /** The path of the record's page, if it has another address than this one. */
  pathUnlessAt(address: string): string | null {
    const { type } = this.#preview.managed;
    const { item } = this.#preview;
    return ownAddressIn(type, item) === address ? null : pageOf(type, item);
  }

  /** Called before a page's loader, after the data of the header was read. */
  beforeLoading({ url }: Page): void {
    // The programmes of the header are also part of the home page.
    if (withoutLanguage(url) !== HOME) this.#reading.watch();
  }

  /** Whether the loader has read the record. */
  get isShown(): boolean {
    return this.#reading.isShown;
  }

  /** Whether the path is that of the home page, and the only page that shows records of this type. */
  isOnlyPage(path: string): boolean {
    const { type } = this.#preview.managed;
    return withoutLanguage(path) === HOME && pageOf(type, this.#preview.item) === HOME;
  }

  /** The list page that shows the record, if it is another one; null for lists without pages. */
  pageOfList(path: string): string | null {
    const page = this.#reading.standsOn;
    if (page === null) return null;
    return this.withToken(page > 1 ? `${path}?page=${page}` : path);
  }

  withToken(address: string): string {
    return `${address}${address.includes('?') ? '&' : '?'}preview=${this.#token}`;
  }

  /** The props of the bar. @param path of the page that shows it, without its language */
  async view(path: string): Promise<PreviewView> {
    const { managed, n, changedAt, expiresAt } = this.#preview;
    const { draft, live, dates } = managed;
    const what = draft ? 'draft' : live ? 'live' : 'taken-down';
    return {
      of: n === null ? what : 'version',
      n,
      changedAt,
      publishAt: n === null && draft ? dates.publishAt : null,
      expiresAt,
      notAmongFirst: this.isOnlyPage(path) ? await this.#limitReached() : null,
      elsewhere: await this.#elsewhere(path),
    };
  }

  /** How many records of the type the home page shows, where this one comes after them; null where it shows it. */
  async #limitReached(): Promise<number | null> {
    const shown = shownOnHome.get(this.#preview.managed.type.name) ?? 0;
    return (await this.#reading.position()) < shown ? null : shown;
  }

  async #elsewhere(path: string): Promise<PreviewView['elsewhere']> {
    const { managed, item } = this.#preview;
    const { type } = managed;
    const elsewhere: { page: 'own' | 'list' | 'home'; href: string }[] = [];
    if (type.page?.item !== undefined) elsewhere.push({ page: 'own', href: pageOf(type, item) });
    const list = type.page?.list ?? HOME;
    if (list !== HOME) elsewhere.push({ page: 'list', href: list });
    if ((await this.#limitReached()) === null) elsewhere.push({ page: 'home', href: HOME });
    return elsewhere
      .filter(({ href }) => href !== path)
      .map(({ page, href }) => ({ page, href: this.withToken(href) }));
  }

  /** Adds the token to the addresses of the record's files that are not public. */
  async withFiles(html: string, publicPaths: PublicPaths): Promise<string> {
    const { managed, item } = this.#preview;
    const ids: string[] = [];
    for (const path of filesIn(managed.type, item)) {
      const id = storedIdOf(path);
      if (id !== null && !(await publicPaths.has(path))) ids.push(id);
    }
    if (ids.length === 0) return html;
    const addresses = new RegExp(
      `/uploads/(?:${ids.join('|')})(?:-\\d+)?\\.(?:webp|${DOCUMENT_ENDINGS})`,
      'g',
    );
    return html.replace(addresses, (address) => this.withToken(address));
  }
}
