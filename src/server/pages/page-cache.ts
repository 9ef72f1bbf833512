import { CachedPage } from './cached-page.ts';

/** What pages depend on beside their address: a change of either makes every kept page worthless. */
export interface Freshness {
  /** Version of what is published. */
  version: number;
  /** Today in Kathmandu: what is 'New' depends on it. */
  day: string;
}

/** What an address may turn out to be instead of a page: another address, or nothing. */
export type NoPage = { goTo: string; status?: 301 | 302 } | 'not-found';
/** A page for this one request, as HTML. */
export interface UncachedPage {
  uncached: string;
}
/** What there is at an address; a page for everybody alone is kept. */
type Found = CachedPage | UncachedPage | NoPage;

const MEGABYTE = 1024 * 1024;

/**
 * Rendered pages in memory, by address, for one version of what is published and one day. The least recently
 * rendered go first when there are too many bytes.
 */
export class PageCache {
  readonly #freshness: () => Freshness;
  readonly #mostBytes: number;
  readonly #pages = new Map<string, CachedPage>();
  readonly #rendering = new Map<string, Promise<Found>>();
  #bytes = 0;
  #kept: Freshness = { version: -1, day: '' };

  constructor(freshness: () => Freshness, { megabytes = 64 } = {}) {
    this.#freshness = freshness;
    this.#mostBytes = megabytes * MEGABYTE;
  }

  /** A fresh page, or undefined. */
  find(address: string): CachedPage | undefined {
    this.#forgetStale();
    return this.#pages.get(address);
  }

  /**
   * A fresh page, rendered if need be: once, however many ask for it meanwhile.
   */
  async get(address: string, render: () => Promise<Found>): Promise<Found> {
    const found = this.find(address);
    if (found) return found;
    const { version, day } = this.#kept;
    // The version is part of the key, so that nobody is handed a page whose rendering began before a change.
    const key = `${version} ${day} ${address}`;
    const underWay = this.#rendering.get(key);
    if (underWay) return underWay;
    const rendering = render().finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, rendering);
    const page = await rendering;
    const now = this.#freshness();
    if (page instanceof CachedPage && now.version === version && now.day === day) this.#keep(address, page);
    return page;
  }

  #keep(address: string, page: CachedPage) {
    this.#forgetStale();
    if (this.#pages.has(address)) return;
    this.#pages.set(address, page);
    this.#bytes += page.bytes;
    for (const [oldest, { bytes }] of this.#pages) {
      if (this.#bytes <= this.#mostBytes) break;
      this.#pages.delete(oldest);
      this.#bytes -= bytes;
    }
  }

  #forgetStale() {
    const now = this.#freshness();
    if (now.version === this.#kept.version && now.day === this.#kept.day) return;
    this.#pages.clear();
    this.#bytes = 0;
    this.#kept = { version: now.version, day: now.day };
  }
}
