/** An outside service's answer is longer than allowed. */
class ResponseTooLarge extends Error {
  readonly code = 'RESPONSE_TOO_LARGE';
}

/** Describes an error for the log by names and codes, without texts of the service or the visitor. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code } = error as NodeJS.ErrnoException;
  const cause = error.cause instanceof Error ? ` (${describeError(error.cause)})` : '';
  return `${error.name}${code ? ` ${code}` : ''}${cause}`;
}

/**
 * Fetches without following redirects, which could lead to addresses in the server's own network (SSRF).
 * @param maxBytes of the body, which is held in memory
 * @throws ResponseTooLarge; TypeError without a connection or on a redirect; the signal's reason
 */
export async function boundedFetch(
  input: string | URL | Request,
  init: RequestInit | undefined,
  maxBytes: number,
): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'error' });
  const { status, statusText, headers } = response;
  const body = await readUpTo(response, maxBytes);
  // The body was decompressed while it was read.
  const bodyHeaders = new Headers(headers);
  bodyHeaders.delete('content-encoding');
  bodyHeaders.delete('content-length');
  return new Response(hasBody(status) ? body : null, { status, statusText, headers: bodyHeaders });
}

const hasBody = (status: number) => ![204, 205, 304].includes(status);

async function readUpTo({ body }: Response, mostBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Throwing out of this loop closes the connection.
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > mostBytes) throw new ResponseTooLarge(`more than ${mostBytes} bytes`);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** An abort signal that fires after a time, or when another signal does. */
export class Deadline {
  readonly #controller = new AbortController();
  readonly #timer: NodeJS.Timeout;
  readonly #disconnected: AbortSignal | undefined;
  #isOver = false;
  readonly #forward = () => this.#controller.abort(this.#disconnected?.reason);

  constructor(ms: number, disconnected: AbortSignal | undefined) {
    this.#disconnected = disconnected;
    this.#timer = setTimeout(() => {
      this.#isOver = true;
      this.#controller.abort(new DOMException('The time is over', 'TimeoutError'));
    }, ms);
    if (disconnected?.aborted) this.#forward();
    else disconnected?.addEventListener('abort', this.#forward, { once: true });
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Whether the time is over, as opposed to the visitor being disconnected. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** Rejects when the signal fires; for work that ignores signals. */
  rejectWhenOver(): Promise<never> {
    const { signal } = this;
    return new Promise((_, reject) => {
      if (signal.aborted) reject(signal.reason);
      else signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
  }

  /** Removes timer and listener; to be called at the end. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#disconnected?.removeEventListener('abort', this.#forward);
  }
}
