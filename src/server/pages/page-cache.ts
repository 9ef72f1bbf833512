import { LRUCache } from 'lru-cache';
import { CachedPage } from './cached-page.ts';

/** Version of everything that pages depend on besides their URL: a change of either makes every cached page stale. */
export interface Freshness {
  /** Version of the published content. */
  version: number;
  /** Today in Kathmandu, on which the mark 'New' depends, and what changes within it. */
  day: string;
}

/** A redirect or 404 instead of a page; never cached under the URL. */
export type NoPage = { goTo: string; status?: 301 | 302 } | 'not-found';
/** HTML for this one request. */
export interface UncachedPage {
  uncached: string;
  /** 200 by default. */
  status?: number;
  headers?: Readonly<Record<string, string>>;
}
/** Only a `CachedPage` is stored. */
type Loaded = CachedPage | UncachedPage | NoPage;

export interface CacheFigures {
  entries: number;
  bytes: number;
  hits: number;
  misses: number;
}

const MB = 1024 * 1024;

/**
 * Rendered pages by URL, for one version of the content and one day. Bounded in bytes: the least recently used pages
 * are evicted first. Concurrent requests for a page share one rendering (single flight).
 */
export class PageCache {
  readonly #freshnessNow: () => Freshness;
  readonly #pages: LRUCache<string, CachedPage>;
  readonly #inFlight = new Map<string, Promise<Loaded>>();
  #stored: Freshness = { version: -1, day: '' };
  #hits = 0;
  #misses = 0;

  constructor(freshnessNow: () => Freshness, { megabytes = 64 } = {}) {
    this.#freshnessNow = freshnessNow;
    this.#pages = new LRUCache({ maxSize: megabytes * MB, sizeCalculation: ({ bytes }) => bytes });
  }

  find(url: string): CachedPage | undefined {
    this.#evictStale();
    const page = this.#pages.get(url);
    if (page) this.#hits += 1;
    return page;
  }

  /** Whether a request for this URL would only wait for a rendering that has begun. */
  isRendering(url: string): boolean {
    this.#evictStale();
    return this.#inFlight.has(this.#keyOf(url));
  }

  figures(): CacheFigures {
    const { size: entries, calculatedSize: bytes } = this.#pages;
    return { entries, bytes, hits: this.#hits, misses: this.#misses };
  }

  /**
   * A fresh page, rendered if it is not cached.
   * @param admit called for every request that finds none; throws to refuse that one
   */
  async get(url: string, render: () => Promise<Loaded>, admit?: () => void): Promise<Loaded> {
    const cached = this.find(url);
    if (cached) return cached;
    admit?.();
    this.#misses += 1;
    const { version, day } = this.#stored;
    const key = this.#keyOf(url);
    const inFlight = this.#inFlight.get(key);
    if (inFlight) return inFlight;
    const rendering = render().finally(() => this.#inFlight.delete(key));
    this.#inFlight.set(key, rendering);
    const page = await rendering;
    this.#evictStale();
    // Not one whose rendering began before a change.
    if (page instanceof CachedPage && this.#stored.version === version && this.#stored.day === day)
      this.#pages.set(url, page);
    return page;
  }

  /** With the version in the key, a request never joins a rendering that began before a change. */
  #keyOf(url: string) {
    return `${this.#stored.version} ${this.#stored.day} ${url}`;
  }

  #evictStale() {
    const { version, day } = this.#freshnessNow();
    if (version === this.#stored.version && day === this.#stored.day) return;
    this.#pages.clear();
    this.#stored = { version, day };
  }
}
