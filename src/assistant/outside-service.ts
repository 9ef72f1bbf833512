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

/** Bytes of an answer, which is held in memory. */
const MAX_BYTES = 256 * 1024;

/**
 * Sends JSON to an outside service, without following redirects, which could lead to addresses in the server's own network
 * (SSRF).
 * @throws ResponseTooLarge; TypeError without a connection or on a redirect; the signal's reason
 */
export async function postJson(
  url: string,
  body: object,
  { headers, signal }: { headers: Record<string, string>; signal: AbortSignal },
): Promise<{ ok: boolean; status: number; text: string }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify(body),
    redirect: 'error',
    signal,
  });
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Throwing out of this loop closes the connection.
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > MAX_BYTES) throw new ResponseTooLarge(`more than ${MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  const text = new TextDecoder().decode(Buffer.concat(chunks));
  return { ok: response.ok, status: response.status, text };
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
