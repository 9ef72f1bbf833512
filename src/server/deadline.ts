import type { FastifyInstance, FastifyReply } from 'fastify';
import { errors } from '../errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Maximum time for an answer; 30 s by default. */
    deadlineMs?: number;
  }
  interface FastifyReply {
    /** Whether the request has exceeded its deadline: its answer is sent, and it must not be carried out any more. */
    hasTimedOut: boolean;
  }
}

/** Long enough for a slow phone that sends pictures or reads a whole list. */
export const SLOW_ROUTE_MS = 15 * 60_000;

const DEFAULT_MS = 30_000;

/**
 * Ends requests that exceed their deadline: with 503, or by cutting off an answer that has begun. The framework's own
 * timeout aborts a signal after every answered request, which costs more than many answers.
 */
export function enforceDeadlines(app: FastifyInstance): void {
  app.decorateReply('hasTimedOut', false);
  app.addHook('onRequest', (request, reply, done) => {
    const timer = setTimeout(() => giveUp(reply), request.routeOptions.config.deadlineMs ?? DEFAULT_MS);
    reply.raw.once('close', () => clearTimeout(timer));
    done();
  });
}

function giveUp(reply: FastifyReply): void {
  if (reply.sent) return;
  reply.hasTimedOut = true;
  if (reply.raw.headersSent) reply.raw.destroy();
  else reply.send(errors.overloaded());
}

/**
 * Signal that aborts when the client disconnects before the answer has been sent, or when `ending` aborts, with its
 * reason.
 */
export function disconnectSignal({ raw }: FastifyReply, ending: AbortSignal): AbortSignal {
  const disconnected = new AbortController();
  const end = () => disconnected.abort(ending.reason);
  ending.addEventListener('abort', end, { once: true });
  raw.once('close', () => {
    ending.removeEventListener('abort', end);
    if (!raw.writableFinished) disconnected.abort();
  });
  return disconnected.signal;
}
