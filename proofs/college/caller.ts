import { Agent, request } from 'node:http';

export interface Sent {
  /** Sent as JSON. */
  json?: unknown;
  body?: string | Uint8Array | FormData;
  headers?: Readonly<Record<string, string>>;
  /** The bearer token; absent for visitors. */
  token?: string;
  /** After this long without the whole answer the call fails; 20 s without it. */
  deadlineMs?: number;
}

export interface Answer {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  bytes: Buffer;
  text: string;
  /** The body as JSON; undefined if it is not JSON. */
  json: unknown;
  /** The body, typed as one record. */
  record: Readonly<Record<string, string>>;
  tookMs: number;
}

const DEADLINE_MS = 20_000;
const IDLE_MS = 10_000;

/** Sends requests to one address. Paths are sent as they are, malformed or not. */
export class Caller {
  readonly url: string;
  // Idle connections are dropped 20 s before the site would: a process that is busy with other proofs could not see in time
  // that one was closed, and a change cannot be sent twice. Without a `timeout` the agent drops none.
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 64, timeout: IDLE_MS });

  constructor(url: string) {
    this.url = url;
  }

  /** @throws when there is no whole answer in time */
  async call(method: string, path: string, sent: Sent = {}): Promise<Answer> {
    const { json, body, headers, token, deadlineMs } = sent;
    const content = json === undefined ? await encoded(body) : { bytes: Buffer.from(JSON.stringify(json)) };
    const { hostname, port } = new URL(this.url);
    const begun = performance.now();
    return new Promise((resolve, reject) => {
      const outgoing = request({
        host: hostname,
        port,
        method,
        path,
        agent: this.#agent,
        signal: AbortSignal.timeout(deadlineMs ?? DEADLINE_MS),
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(json !== undefined && { 'content-type': 'application/json' }),
          ...(content?.type && { 'content-type': content.type }),
          ...(content && { 'content-length': content.bytes.length }),
          ...headers,
        },
      });
      outgoing.on('error', (error: NodeJS.ErrnoException) => {
        // The site may close a connection that was idle just as it is used again.
        const isClosed = error.code === 'ECONNRESET' || error.code === 'EPIPE';
        if (method === 'GET' && outgoing.reusedSocket && isClosed) resolve(this.call(method, path, sent));
        else reject(new Error(`${method} ${path}: ${error.message}`, { cause: error }));
      });
      outgoing.on('response', (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () => {
          const { statusCode = 0, headers: received } = incoming;
          resolve(answered(statusCode, received, Buffer.concat(chunks), performance.now() - begun));
        });
      });
      outgoing.end(content?.bytes);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

function answered(status: number, headers: Answer['headers'], bytes: Buffer, tookMs: number): Answer {
  const text = bytes.toString();
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    json = undefined;
  }
  return { status, headers, bytes, text, json, record: (json ?? {}) as Answer['record'], tookMs };
}

/** The bytes of a body as they are sent, and their type where the body has one. */
export async function encoded(body: Sent['body']): Promise<{ bytes: Buffer; type?: string } | undefined> {
  if (body === undefined) return undefined;
  if (!(body instanceof FormData)) return { bytes: Buffer.from(body) };
  const whole = new Response(body);
  return { bytes: Buffer.from(await whole.arrayBuffer()), type: whole.headers.get('content-type') ?? '' };
}
