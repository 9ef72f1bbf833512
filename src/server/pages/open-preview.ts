import type { OpenDatabase } from '../../db/database.ts';
import { OverlayReading } from '../../db/overlay-reading.ts';
import { findRow, sortRowOf } from '../../db/store.ts';
import { withoutLanguage } from '../../languages/address.ts';
import { filesIn } from '../../records/files.ts';
import { findPreview, type Preview, pageOf } from '../../records/previews.ts';
import type { PublicPaths } from '../../records/public-paths.ts';
import type { Item } from '../../schema/define-type.ts';
import { storedIdOf } from '../../schema/stored-names.ts';
import type { PreviewView } from '../../site/preview-view.ts';
import type { Site } from '../../whole-site.ts';
import { shownOnHome } from './home.tsx';
import type { Page } from './page.ts';

const HOME = '/';

/** A preview whose record the loaders of pages read as if it were live. */
export class OpenPreview {
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
  mayBeOn(page: Page, { id }: Readonly<Record<string, string>>): boolean {
    const { type, id: own } = this.#preview.managed;
    return !page.locate || (withoutLanguage(page.url).startsWith(`${type.page?.item}/:`) && id === own);
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
    if (type.page?.item) elsewhere.push({ page: 'own', href: pageOf(type, item) });
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
    const addresses = new RegExp(`/uploads/(?:${ids.join('|')})(?:-\\d+)?\\.(?:webp|pdf)`, 'g');
    return html.replace(addresses, (address) => this.withToken(address));
  }
}
