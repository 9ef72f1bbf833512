import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { headerLines } from '../security-headers.ts';
import { isNamed } from './etag.ts';

interface CachedResponse {
  headers: string[];
  body: Buffer;
  etag: string | undefined;
}

const MOST_BYTES = 32 * 1024 * 1024;
/** What an answer takes beside its body, about. */
const BESIDE_BODY = 1024;
const LONGEST_ADDRESS = 500;

/**
 * Answers of open reads, ready to be written again as long as nothing was published since. That is asked of the
 * database for every request, so that a change of any process shows at once; where it cannot be asked without
 * waiting, nothing is kept.
 */
export class ResponseCache {
  readonly #versionNow: () => number | null;
  readonly #answers = new Map<string, CachedResponse>();
  #version: number | null = null;
  #bytes = 0;

  /** @param versionNow version of what is published at this very moment, or null if that cannot be told */
  constructor(versionNow: () => number | null) {
    this.#versionNow = versionNow;
  }

  /** To be asked before the first read for an answer, and handed back with it. */
  version(): number | null {
    return this.#versionNow();
  }

  /** Answers from memory if it can. @returns whether it did */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET') return false;
    const found = this.#answers.get(request.url ?? '');
    if (!found) return false;
    if (this.#versionNow() !== this.#version) {
      this.#forget();
      return false;
    }
    const { headers, body, etag } = found;
    if (etag !== undefined && isNamed(request.headers['if-none-match'], etag)) {
      response.writeHead(304, { etag }).end();
    } else {
      response.writeHead(200, headers).end(body);
    }
    return true;
  }

  /**
   * Keeps an answer with status 200, unless something was published while it was made.
   * @param since what `version()` said before
   */
  store(address: string, since: number | null, headers: Readonly<OutgoingHttpHeaders>, text: string): void {
    if (since === null || since !== this.#versionNow() || address.length > LONGEST_ADDRESS) return;
    if (since !== this.#version) this.#forget();
    this.#version = since;
    if (this.#answers.has(address)) return;
    const body = Buffer.from(text);
    this.#answers.set(address, {
      headers: headerLines({ ...headers, 'content-length': body.length }),
      body,
      etag: headers.etag === undefined ? undefined : String(headers.etag),
    });
    this.#bytes += body.length + BESIDE_BODY;
    for (const [oldest, { body: leaving }] of this.#answers) {
      if (this.#bytes <= MOST_BYTES) break;
      this.#answers.delete(oldest);
      this.#bytes -= leaving.length + BESIDE_BODY;
    }
  }

  #forget() {
    this.#answers.clear();
    this.#bytes = 0;
    this.#version = null;
  }
}
