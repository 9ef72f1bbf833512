import type { FastifyReply, FastifyRequest } from 'fastify';
import { knownBrowserOf } from './known-browser-cookie.ts';

/** The client of a call that verifies a password or starts a session. */
export function callerOf(request: FastifyRequest, { raw }: FastifyReply) {
  const closed = new AbortController();
  raw.once('close', () => closed.abort());
  return {
    address: request.ip,
    browser: knownBrowserOf(request),
    userAgent: request.headers['user-agent'],
    /** Aborted when the client has gone, or was told that its call took too long. */
    signal: closed.signal,
  };
}
