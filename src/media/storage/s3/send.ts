import { createReadStream } from 'node:fs';
import type { Agent, ClientRequest, IncomingMessage, RequestOptions } from 'node:http';
import { pipeline } from 'node:stream';
import aws4 from 'aws4';
import type { BucketAddress } from '../../../bucket-address.ts';

export class StoreError extends Error {
  readonly status: number;
  /** Such as `NoSuchBucket` or `SlowDown`; empty where the response has no body, as for HEAD. */
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(`The store answered ${status}${code && ` ${code}`}${message && `: ${message}`}`);
    this.name = 'StoreError';
    this.status = status;
    this.code = code;
  }
}

/** A request to the store that took too long. */
export class StoreTimeout extends Error {
  readonly code = 'ETIMEDOUT';

  constructor() {
    super('The store did not answer in time');
    this.name = 'StoreTimeout';
  }
}

/** The stored or read bytes differ from those that were sent. */
export class DamagedObject extends Error {
  constructor(name: string) {
    super(`The store holds other bytes than were sent for ${name}`);
    this.name = 'DamagedObject';
  }
}

const MAX_BODY_BYTES = 64 * 1024;

const ENTITIES: Readonly<Record<string, string>> = { quot: '"', apos: "'", lt: '<', gt: '>', amp: '&' };

/** The text of an element in a short XML document of the store; empty if there is no such element. */
export function elementIn(xml: string, name: string): string {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '';
  return text.replace(/&(\w+);/g, (whole, entity: string) => ENTITIES[entity] ?? whole);
}

/** Reads an error response, to its end where it has one. */
async function storeErrorOf(response: IncomingMessage): Promise<StoreError> {
  let body = '';
  for await (const chunk of response.setEncoding('utf8')) {
    body += chunk as string;
    if (body.length > MAX_BODY_BYTES) break;
  }
  return new StoreError(response.statusCode ?? 0, elementIn(body, 'Code'), elementIn(body, 'Message'));
}

const CUT_OFF_CODES = new Set([
  'ECONNRESET',
  'ECONNREFUSED',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
  'ABORT_ERR',
  'ERR_STREAM_PREMATURE_CLOSE',
]);

/** Whether the network failed, so that nothing is known about the store. */
export function isCut(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  if (error instanceof AggregateError) return error.errors.every(isCut);
  return (
    (code !== undefined && (CUT_OFF_CODES.has(code) || code.startsWith('HPE_'))) ||
    error.message === 'aborted'
  );
}

const TRANSIENT = new Set(['SlowDown', 'RequestTimeout', 'RequestTimeTooSkewed', 'OperationAborted']);

/** Whether the same request may succeed a moment later. */
export function isTransient(error: unknown): boolean {
  if (error instanceof DamagedObject) return true;
  if (!(error instanceof StoreError)) return isCut(error);
  return error.status >= 500 || error.status === 429 || TRANSIENT.has(error.code);
}

interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string;
}

export interface StoreOptions {
  address: BucketAddress;
  credentials: Credentials;
  /** Time without any byte from the store after which a request has failed, in milliseconds. */
  idleMs?: number;
  now?(): number;
}

interface StoreRequest {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** The key without the prefix; null for the bucket itself. */
  key: string | null;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string | number>>;
  /** Path of the file to send. */
  file?: string;
  /** A short text to send instead. */
  text?: string;
}

/** SHA-256 of nothing: the digest of a request without a body. */
const EMPTY_SHA256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
export const DEFAULT_IDLE_MS = 10_000;
const MAX_REQUEST_MS = 120_000;
/** Of any answer but a file; a list of a thousand names has less than one megabyte. */
const MAX_SHORT_ANSWER = 4 * 1024 * 1024;
const MAX_CONNECTIONS = 50;
const DEFAULT_REGION = 'us-east-1';

/** Sends signed requests to one bucket. Connections are kept open and do not keep the process running. */
export class BucketConnection {
  readonly address: BucketAddress;
  readonly #credentials: Credentials;
  readonly #origin: URL;
  readonly #region: string;
  readonly #pathBefore: string;
  readonly #idleMs: number;
  readonly #now: () => number;
  readonly #request: (options: RequestOptions) => ClientRequest;
  readonly #agent: Agent;
  /**
   * How far the store's clock is ahead of this machine's, in milliseconds; measured when it refuses a request as
   * skewed.
   */
  #clockSkewMs = 0;

  private constructor(
    { address, credentials, idleMs = DEFAULT_IDLE_MS, now = Date.now }: StoreOptions,
    protocol: { request(options: RequestOptions): ClientRequest; Agent: typeof Agent },
  ) {
    this.address = address;
    this.#credentials = credentials;
    this.#idleMs = idleMs;
    this.#now = now;
    this.#region = address.region ?? DEFAULT_REGION;
    this.#origin = new URL(address.endpoint ?? `https://s3.${this.#region}.amazonaws.com`);
    this.#pathBefore = address.isPathStyle ? `/${address.bucket}` : '';
    this.#request = protocol.request;
    this.#agent = new protocol.Agent({ keepAlive: true, maxSockets: MAX_CONNECTIONS });
  }

  static async open(options: StoreOptions): Promise<BucketConnection> {
    const isPlain = options.address.endpoint?.startsWith('http:');
    return new BucketConnection(options, await (isPlain ? import('node:http') : import('node:https')));
  }

  /**
   * @returns the response, whose body the caller reads or destroys
   * @throws StoreError for any status of 300 or more, StoreTimeout, or the connection's error
   */
  async send(wanted: StoreRequest): Promise<IncomingMessage> {
    const response = await this.#exchange(wanted);
    if ((response.statusCode ?? 0) < 300) return response;
    const { date } = response.headers;
    const error = await storeErrorOf(response);
    if (error.code === 'RequestTimeTooSkewed' && date) this.#clockSkewMs = Date.parse(date) - this.#now();
    throw error;
  }

  /** Sends a request whose response has no body of interest. @returns the response's headers */
  async sendAndDrop(wanted: StoreRequest): Promise<IncomingMessage['headers']> {
    const response = await this.send(wanted);
    for await (const _ of boundedBody(response));
    return response.headers;
  }

  /** Sends a request for a short document. */
  async sendForText(wanted: StoreRequest): Promise<string> {
    let text = '';
    const response = (await this.send(wanted)).setEncoding('utf8');
    for await (const chunk of boundedBody(response)) text += chunk;
    return text;
  }

  #exchange(wanted: StoreRequest): Promise<IncomingMessage> {
    const { file, text } = wanted;
    return new Promise((resolve, reject) => {
      const request = this.#request({
        ...this.#signed(wanted),
        agent: this.#agent,
        signal: AbortSignal.timeout(MAX_REQUEST_MS),
      });
      request.setTimeout(this.#idleMs, () => request.destroy(new StoreTimeout()));
      request.on('error', reject);
      request.on('response', resolve);
      if (!file) request.end(text);
      // An early answer, such as a refusal, arrives as a response although the rest of the file cannot be sent.
      else pipeline(createReadStream(file), request, (error) => error && reject(error));
    });
  }

  #signed({ method, key, query = {}, headers = {} }: StoreRequest): RequestOptions {
    const { address } = this;
    const { hostname, host, port } = this.#origin;
    const bucketHost = address.isPathStyle ? host : `${address.bucket}.${host}`;
    const parameters = new URLSearchParams(query).toString();
    const object = key === null ? '' : `/${address.prefix}${key}`;
    const path = (this.#pathBefore + object || '/') + (parameters && `?${parameters}`);
    const date = new Date(this.#now() + this.#clockSkewMs).toISOString().replace(/[:-]|\.\d{3}/g, '');
    const { headers: signed } = aws4.sign(
      {
        service: 's3',
        region: this.#region,
        method,
        path,
        host: bucketHost,
        headers: { 'x-amz-content-sha256': EMPTY_SHA256, 'x-amz-date': date, host: bucketHost, ...headers },
      },
      this.#credentials,
    );
    return {
      method,
      hostname: address.isPathStyle ? hostname : `${address.bucket}.${hostname}`,
      port,
      path,
      ...(signed && { headers: signed }),
    };
  }
}

/** The body of a short answer. @throws StoreError where it does not end */
async function* boundedBody(response: IncomingMessage): AsyncGenerator<Buffer | string> {
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer | string>) {
    length += chunk.length;
    if (length > MAX_SHORT_ANSWER)
      throw new StoreError(response.statusCode ?? 0, '', 'an answer without end');
    yield chunk;
  }
}

/** Whether nothing is stored under the key. A missing bucket is an error. */
export const isMissing = (error: unknown) =>
  error instanceof StoreError && error.status === 404 && error.code !== 'NoSuchBucket';
