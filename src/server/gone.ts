import type { FastifyReply } from 'fastify';

/** Aborted when the connection ends before the answer has gone out: then nobody waits for it any more. */
export function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
