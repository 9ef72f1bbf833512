/** Describes an error for the log by names and codes, without texts of the service or the visitor. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code } = error as { code?: unknown };
  const cause = error.cause instanceof Error ? ` (${describeError(error.cause)})` : '';
  return `${error.name}${code ? ` ${code}` : ''}${cause}`;
}

/** A service answered with another status than 2xx. */
export class ServiceRefused extends Error {
  override readonly name = 'ServiceRefused';
  readonly code: number;

  constructor(status: number) {
    super(`answered ${status}`);
    this.code = status;
  }
}

/** Bytes of an answer, which is held in memory. */
const MAX_BYTES = 256 * 1024;

/** Fires after a time, with a `TimeoutError`, or when the visitor disconnects. */
export const deadlineSignal = (ms: number, disconnected: AbortSignal | undefined): AbortSignal =>
  AbortSignal.any([AbortSignal.timeout(ms), ...(disconnected ? [disconnected] : [])]);

/**
 * Sends JSON to an outside service, without following redirects, which could lead to addresses in the server's own network
 * (SSRF).
 * @returns the text of its answer
 * @throws ServiceRefused; RangeError for a long answer; TypeError without a connection or on a redirect; the signal's
 * reason
 */
export async function postJson(
  url: string,
  body: object,
  { headers, signal }: { headers: Record<string, string>; signal: AbortSignal },
): Promise<string> {
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
    if (length > MAX_BYTES) throw new RangeError(`more than ${MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  if (!response.ok) throw new ServiceRefused(response.status);
  return new TextDecoder().decode(Buffer.concat(chunks));
}
