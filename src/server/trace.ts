import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Trace } from '../assistant/assistant.ts';

const TRACEPARENT = /^(?!ff)([\da-f]{2})-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-([\da-f]{2})(-.*)?$/;
/** The flag 'sampled' alone; version 00 defines no other one that may be passed on. */
const SAMPLED = 1;

interface Incoming {
  traceId: string;
  flags: string;
}

/** Reads a `traceparent` (W3C Trace Context); null where it is missing or invalid. */
function readTraceparent(header: string | string[] | undefined): Incoming | null {
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
