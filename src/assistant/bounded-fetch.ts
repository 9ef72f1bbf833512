/** A service outside that has answered more than anybody would read. */
export class ResponseTooLarge extends Error {
  readonly code = 'TOO_MUCH';
}

/** Tells of a failure without words of the service or of a visitor, which do not belong into a log. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code } = error as NodeJS.ErrnoException;
  const cause = error.cause instanceof Error ? ` (${describeError(error.cause)})` : '';
  return `${error.name}${code ? ` ${code}` : ''}${cause}`;
}

/**
 * Fetches without following redirects, which could lead to addresses that only this machine reaches.
 * @param maxBytes what is beyond is never taken into memory
 * @throws TooMuch; TypeError when there is no connection or a redirect; what the signal was aborted with
 */
export async function boundedFetch(
  input: string | URL | Request,
  init: RequestInit | undefined,
  maxBytes: number,
): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'error' });
  const { status, statusText, headers } = response;
  const body = await readUpTo(response, maxBytes);
  // As read: neither compressed nor of the announced length any more.
  const kept = new Headers(headers);
  kept.delete('content-encoding');
  kept.delete('content-length');
  return new Response(hasBody(status) ? body : null, { status, statusText, headers: kept });
}

const hasBody = (status: number) => ![204, 205, 304].includes(status);

async function readUpTo({ body }: Response, mostBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Whoever leaves this loop early lets go of the connection.
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > mostBytes) throw new ResponseTooLarge(`more than ${mostBytes} bytes`);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
