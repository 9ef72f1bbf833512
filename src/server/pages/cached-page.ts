import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { isNamed } from '../api/etag.ts';
import { acceptedEncoding, compress, type Encoding } from '../compression.ts';
import { headerLines } from '../security-headers.ts';

interface Variant {
  body: Buffer;
  etag: string;
  headers: string[];
  unchanged: string[];
}

const digestOf = (content: Buffer) => createHash('sha256').update(content).digest('base64url').slice(0, 22);

/**
 * A rendered page or a picture, ready to be written. Each encoding of a page is compressed once, at its first request.
 * `bytes` counts the compressed copies in advance, so the page does not grow in the cache.
 */
export class CachedPage {
  readonly status: number;
  readonly bytes: number;
  readonly route: string;
  /** See `ShownPage.inVain`. */
  readonly inVain: string | undefined;
  readonly #content: Buffer;
  readonly #isText: boolean;
  readonly #etag: string;
  readonly #headers: OutgoingHttpHeaders;
  readonly #variants: Partial<Record<Encoding, Variant>> = {};

  /**
   * @param content a text, or bytes that are not compressed
   * @param headers by default with a digest of the content as `etag`
   * @param route the pattern of the route that it answers, under which it is counted
   */
  constructor(
    status: number,
    content: string | Buffer,
    headers: Readonly<OutgoingHttpHeaders>,
    route = '',
    inVain?: string,
  ) {
    this.status = status;
    this.route = route;
    this.inVain = inVain;
    this.#isText = typeof content === 'string';
    this.#content = Buffer.from(content);
    this.#etag = String(headers.etag ?? `"${digestOf(this.#content)}"`);
    this.#headers = headers;
    this.bytes = this.#content.length * (this.#isText ? 2 : 1);
  }

  /** Writes the page, or 304 when `If-None-Match` names it. */
  write(request: IncomingMessage, response: ServerResponse): void {
    const { body, etag, headers, unchanged } = this.#variant(
      this.#isText ? acceptedEncoding(request.headers['accept-encoding']) : 'identity',
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
    let variant = this.#variants[encoding];
    if (!variant) {
      const body = compress[encoding](this.#content);
      const etag = encoding === 'identity' ? this.#etag : `${this.#etag.slice(0, -1)}-${encoding}"`;
      const unchanged = { ...this.#headers, etag };
      variant = {
        body,
        etag,
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
