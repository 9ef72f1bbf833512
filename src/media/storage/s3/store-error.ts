import type { IncomingMessage } from 'node:http';

/** An error response of the store. */
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
export async function storeErrorOf(response: IncomingMessage): Promise<StoreError> {
  let body = '';
  for await (const chunk of response.setEncoding('utf8')) {
    body += chunk as string;
    if (body.length > MAX_BODY_BYTES) break;
  }
  return new StoreError(response.statusCode ?? 0, elementIn(body, 'Code'), elementIn(body, 'Message'));
}

const CUT = new Set([
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
  return (code !== undefined && (CUT.has(code) || code.startsWith('HPE_'))) || error.message === 'aborted';
}

const TRANSIENT = new Set(['SlowDown', 'RequestTimeout', 'RequestTimeTooSkewed', 'OperationAborted']);

/** Whether the same request may succeed a moment later. */
export function isTransient(error: unknown): boolean {
  if (error instanceof DamagedObject) return true;
  if (!(error instanceof StoreError)) return isCut(error);
  return error.status >= 500 || error.status === 429 || TRANSIENT.has(error.code);
}
