import { randomBytes } from 'node:crypto';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Trace } from '../assistant/assistant.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Asked every few seconds, by open back offices or a proxy, so its answers are logged at debug level. */
    isPolled?: true;
  }
}

/** Generates request ids that are unique across processes and restarts. */
export function requestIds(): () => string {
  const start = randomBytes(4).toString('hex');
  let count = 0;
  return () => {
    count += 1;
    return `${start}-${count.toString(16)}`;
  };
}

/** Logs one line for each request, when it is answered. */
export class RequestLog extends LogController {
  readonly #hasAddresses: boolean;

  /** @param hasAddresses whether the lines name the client's address (`LOG_ADDRESSES`) */
  constructor(hasAddresses: boolean) {
    super({ requestIdLogLabel: 'requestId' });
    this.#hasAddresses = hasAddresses;
  }

  override incomingRequest(): void {}

  override routeNotFound(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: Parameters<LogController['requestCompleted']>[1],
    reply: Parameters<LogController['requestCompleted']>[2],
  ): void {
    const line = {
      method: request.method,
      // The matched route instead of the URL, which may contain titles and search texts.
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ...(this.#hasAddresses && { address: request.ip }),
    };
    if (error) reply.log.warn({ ...line, err: error }, 'answer not finished');
    else if (request.routeOptions.config.isPolled && reply.statusCode < 400)
      reply.log.debug(line, 'answered');
    else reply.log.info(line, 'answered');
  }
}

/**
 * Warns once when a forwarded address arrives while `TRUST_PROXY` is unset: all visitors behind that proxy then share
 * one rate limit (requirement 10.9).
 */
export function warnOfUntrustedProxy(server: FastifyInstance): void {
  let hasWarned = false;
  server.addHook('onRequest', (request, _reply, done) => {
    if (!hasWarned && request.headers['x-forwarded-for'] !== undefined) {
      hasWarned = true;
      request.log.warn('a forwarded address arrived, but TRUST_PROXY is not set: it is not believed');
    }
    done();
  });
}

const TRACEPARENT = /^(?!ff)([\da-f]{2})-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-([\da-f]{2})(-.*)?$/;
/** The flag 'sampled' alone; version 00 defines no other one that may be passed on. */
const SAMPLED = 1;

/** Reads a `traceparent` (W3C Trace Context); null where it is missing or invalid. */
function readTraceparent(header: string | string[] | undefined) {
  if (typeof header !== 'string') return null;
  const [, version, traceId = '', flags = '', more] = TRACEPARENT.exec(header) ?? [];
  if (version === undefined || (version === '00' && more !== undefined)) return null;
  return { traceId, flags: (Number.parseInt(flags, 16) & SAMPLED) === 0 ? '00' : '01' };
}

/** Adds the id of an incoming trace to every log line of its request (requirement 18.66). */
export function followTraces(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const incoming = readTraceparent(request.headers.traceparent);
    if (incoming) logTrace(incoming.traceId, request, reply);
    done();
  });
}

/** The trace of a request for a call to another service; started here if the request has none. */
export function traceOf(request: FastifyRequest, reply: FastifyReply): Trace {
  const incoming = readTraceparent(request.headers.traceparent);
  const { traceId, flags } = incoming ?? { traceId: randomBytes(16).toString('hex'), flags: '00' };
  if (!incoming) logTrace(traceId, request, reply);
  return { id: traceId, traceparent: `00-${traceId}-${spanIdOf(request)}-${flags}` };
}

function logTrace(traceId: string, request: FastifyRequest, reply: FastifyReply): void {
  const log = request.log.child({ traceId });
  request.log = log;
  reply.log = log;
}

/** The request's id in the form of a span's, so that both can be found by either. */
function spanIdOf({ id }: FastifyRequest): string {
  const [start = '', count = ''] = id.split('-');
  return `${start}${count.padStart(8, '0')}`;
}
