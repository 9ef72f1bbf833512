import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { CacheFigures } from '../pages/page-cache.ts';
import { headerLines } from '../security-headers.ts';
import { isNamed } from './etag.ts';

interface CachedResponse {
  headers: string[];
  body: Buffer;
  etag: string | undefined;
  route: string;
}

const MAX_BYTES = 32 * 1024 * 1024;
/** Approximate size of an entry without its body. */
const ENTRY_BYTES = 1024;
const MAX_URL_LENGTH = 500;

/**
 * Responses of open reads by URL, for one version of the content. Bounded in bytes: the least recently used are
 * evicted first. Disabled where other processes acknowledge changes too, since the API shows those at once.
 */
export class ResponseCache {
  readonly #versionNow: () => number | null;
  readonly #commonHeaders: Readonly<OutgoingHttpHeaders>;
  readonly #responses = new LRUCache<string, CachedResponse>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }) => body.length + ENTRY_BYTES,
  });
  #version: number | null = null;
  #hits = 0;
  #misses = 0;

  /**
   * @param versionNow see `ContentVersion.exact`
   * @param commonHeaders of every response from the cache, besides its own
   */
  constructor(versionNow: () => number | null, commonHeaders: Readonly<OutgoingHttpHeaders> = {}) {
    this.#versionNow = versionNow;
    this.#commonHeaders = commonHeaders;
  }

  /** Version to pass to `store`; taken before the first read for a response. */
  version(): number | null {
    return this.#versionNow();
  }

  figures(): CacheFigures {
    const { size: entries, calculatedSize: bytes } = this.#responses;
    return { entries, bytes, hits: this.#hits, misses: this.#misses };
  }

  /** Answers from the cache if it can. @returns the pattern of the response's route; null if it did not */
  answer(request: IncomingMessage, response: ServerResponse): string | null {
    if (request.method !== 'GET') return null;
    const cached = this.#responses.get(request.url ?? '');
    if (!cached) return null;
    if (this.#versionNow() !== this.#version) {
      this.#clear();
      return null;
    }
    const { headers, body, etag, route } = cached;
    this.#hits += 1;
    if (etag !== undefined && isNamed(request.headers['if-none-match'], etag)) {
      response.writeHead(304, { etag }).end();
    } else {
      response.writeHead(200, headers).end(body);
    }
    return route;
  }

  /**
   * Stores a response with status 200, unless content was published while it was made.
   * @param since what `version()` returned before
   */
  store(
    { url, route }: { url: string; route: string },
    since: number | null,
    headers: Readonly<OutgoingHttpHeaders>,
    text: string,
  ): void {
    if (since === null) return;
    this.#misses += 1;
    if (since !== this.#versionNow() || url.length > MAX_URL_LENGTH) return;
    if (since !== this.#version) this.#clear();
    this.#version = since;
    const body = Buffer.from(text);
    this.#responses.set(url, {
      headers: headerLines({ ...headers, ...this.#commonHeaders, 'content-length': body.length }),
      body,
      etag: headers.etag === undefined ? undefined : String(headers.etag),
      route,
    });
  }

  #clear() {
    this.#responses.clear();
    this.#version = null;
  }
}
