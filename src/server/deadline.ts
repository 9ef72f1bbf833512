import type { FastifyInstance, FastifyReply } from 'fastify';
import { errors } from '../errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long an answer may take that carries files or a whole list; otherwise half a minute. */
    deadlineMs?: number;
  }
}

/** A slow phone may take this long to send its pictures, or to read a whole list. */
export const SLOW_ROUTE_MS = 15 * 60_000;

/** A handler that has not answered by then is given up. */
const HANDLER_MS = 30_000;

/**
 * Gives up what takes too long: 503, or an answer that is cut off where it has begun. The framework's own time-out
 * would tell every request, when it has been answered, that it is aborted, which costs more than many an answer.
 */
export function enforceDeadlines(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const timer = setTimeout(() => giveUp(reply), request.routeOptions.config.deadlineMs ?? HANDLER_MS);
    reply.raw.once('close', () => clearTimeout(timer));
    done();
  });
}

function giveUp(reply: FastifyReply): void {
  if (reply.sent) return;
  if (reply.raw.headersSent) reply.raw.destroy();
  else reply.send(errors.overloaded());
}

/**
 * Aborted when nobody waits for an answer any more: the connection ended before it had gone out, or `ending` says so,
 * with its reason.
 */
export function disconnectSignal({ raw }: FastifyReply, ending: AbortSignal): AbortSignal {
  const gone = new AbortController();
  const end = () => gone.abort(ending.reason);
  ending.addEventListener('abort', end, { once: true });
  raw.once('close', () => {
    ending.removeEventListener('abort', end);
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
