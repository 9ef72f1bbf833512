import type { FastifyReply } from 'fastify';

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
