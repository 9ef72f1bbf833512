import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { isNamed } from '../api/etag.ts';
import { acceptedEncoding, compress, type Encoding } from '../compression.ts';
import { headerLines } from '../security-headers.ts';
import { sharedPageHeaders } from '../shared-caching.ts';

interface Variant {
  body: Buffer;
  etag: string;
  /** How long shared caches may keep it, from the header lines; undefined if they do not say. */
  sharedSeconds: number | undefined;
  headers: string[];
  unchanged: string[];
}

interface PageOptions {
  /** The pattern of the route that it answers, under which it is counted. */
  route?: string;
  /** How long shared caches may keep a response; if absent, `headers` are complete. */
  sharedSeconds?: () => number;
}

/**
 * A rendered page, ready to be written. Each encoding is compressed once, at its first request. `bytes` counts the
 * compressed copies in advance, so the page does not grow in the cache.
 */
export class CachedPage {
  readonly status: number;
  readonly bytes: number;
  readonly route: string;
  readonly #html: Buffer;
  readonly #digest: string;
  readonly #headers: OutgoingHttpHeaders;
  readonly #variants: Partial<Record<Encoding, Variant>> = {};
  #sharedSeconds: (() => number) | undefined;

  constructor(
    status: number,
    html: string,
    headers: Readonly<OutgoingHttpHeaders>,
    { route = '', sharedSeconds }: PageOptions = {},
  ) {
    this.status = status;
    this.route = route;
    this.#html = Buffer.from(html);
    this.#digest = createHash('sha256').update(this.#html).digest('base64url').slice(0, 22);
    this.#headers = headers;
    this.#sharedSeconds = sharedSeconds;
    this.bytes = this.#html.length * 2;
  }

  /** Forbids shared caches to keep the page, because content changed while it was rendered (requirement 18.59). */
  outdate(): void {
    this.#sharedSeconds = () => 0;
  }

  /** Writes the page, or 304 when `If-None-Match` names it. */
  write(request: IncomingMessage, response: ServerResponse): void {
    const { body, etag, headers, unchanged } = this.#variant(
      acceptedEncoding(request.headers['accept-encoding']),
    );
    if (this.status === 200 && isNamed(request.headers['if-none-match'], etag)) {
      response.writeHead(304, unchanged);
      response.end();
      return;
    }
    response.writeHead(this.status, headers);
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  #variant(encoding: Encoding): Variant {
    const sharedSeconds = this.#sharedSeconds?.();
    let variant = this.#variants[encoding];
    if (variant?.sharedSeconds !== sharedSeconds || !variant) {
      const body = variant?.body ?? compress[encoding](this.#html);
      const etag = `"${this.#digest}${encoding === 'identity' ? '' : `-${encoding}`}"`;
      const unchanged = {
        ...this.#headers,
        ...(sharedSeconds !== undefined && sharedPageHeaders(sharedSeconds)),
        etag,
      };
      variant = {
        body,
        etag,
        sharedSeconds,
        unchanged: headerLines(unchanged),
        headers: headerLines({
          'content-type': 'text/html; charset=utf-8',
          'content-length': body.length,
          ...(encoding !== 'identity' && { 'content-encoding': encoding }),
          ...unchanged,
        }),
      };
      this.#variants[encoding] = variant;
    }
    return variant;
  }
}
