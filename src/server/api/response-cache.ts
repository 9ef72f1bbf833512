import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { headerLines } from '../security-headers.ts';
import { isNamed } from './etag.ts';

interface CachedResponse {
  headers: string[];
  body: Buffer;
  etag: string | undefined;
}

const MAX_BYTES = 32 * 1024 * 1024;
/** Approximate size of an entry without its body. */
const ENTRY_BYTES = 1024;
const MAX_URL_LENGTH = 500;

/**
 * Responses of open reads by URL, for one version of the content. Bounded in bytes: the least recently used are
 * evicted first. The database is asked for the version at every request, so a change by any process shows at once.
 * Disabled where asking needs a round trip.
 */
export class ResponseCache {
  readonly #versionNow: () => number | null;
  readonly #responses = new LRUCache<string, CachedResponse>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }) => body.length + ENTRY_BYTES,
  });
  #version: number | null = null;

  /** @param versionNow the version of the published content, or null where reading it needs a round trip */
  constructor(versionNow: () => number | null) {
    this.#versionNow = versionNow;
  }

  /** Version to pass to `store`; taken before the first read for a response. */
  version(): number | null {
    return this.#versionNow();
  }

  /** Answers from the cache if it can. @returns whether it did */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET') return false;
    const cached = this.#responses.get(request.url ?? '');
    if (!cached) return false;
    if (this.#versionNow() !== this.#version) {
      this.#clear();
      return false;
    }
    const { headers, body, etag } = cached;
    if (etag !== undefined && isNamed(request.headers['if-none-match'], etag)) {
      response.writeHead(304, { etag }).end();
    } else {
      response.writeHead(200, headers).end(body);
    }
    return true;
  }

  /**
   * Stores a response with status 200, unless content was published while it was made.
   * @param since what `version()` returned before
   */
  store(url: string, since: number | null, headers: Readonly<OutgoingHttpHeaders>, text: string): void {
    if (since === null || since !== this.#versionNow() || url.length > MAX_URL_LENGTH) return;
    if (since !== this.#version) this.#clear();
    this.#version = since;
    const body = Buffer.from(text);
    this.#responses.set(url, {
      headers: headerLines({ ...headers, 'content-length': body.length }),
      body,
      etag: headers.etag === undefined ? undefined : String(headers.etag),
    });
  }

  #clear() {
    this.#responses.clear();
    this.#version = null;
  }
}
