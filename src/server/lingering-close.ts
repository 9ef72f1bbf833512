import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

const MAX_DISCARDED_BYTES = 32 * 1024 * 1024;
const MAX_LINGER_MS = 2000;
/** Node.js discards a shorter body itself, on a connection that stays open. */
const SHORT_BODY_BYTES = 64 * 1024;

/** Whether a request announces a body that is long or of unknown length. */
export function announcesLongBody({ headers }: IncomingMessage): boolean {
  return (
    headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > SHORT_BODY_BYTES
  );
}

/**
 * Lingering close: an answer that is sent before the whole body has arrived goes out at once, then the rest of the
 * body is discarded for a limited time, then the connection is closed. Closing it at once would reset the connection,
 * and a client that is still sending would lose the answer.
 */
export function lingerBeforeClosing(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.raw.complete || !announcesLongBody(request.raw)) {
      done(null, payload);
      return;
    }
    reply.header('connection', 'close');
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) {
      done(null, payload);
      return;
    }
    reply.header('content-length', Buffer.byteLength(payload));
    done(null, Readable.from(withDiscardedBody(payload, request.raw)));
  });
}

async function* withDiscardedBody(payload: string | Buffer, body: IncomingMessage) {
  yield payload;
  await discard(body);
}

/** Reads and drops the rest of a body, for a limited time. */
export function discard(body: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let bytes = 0;
    const stop = () => {
      clearTimeout(timer);
      body.off('data', count).off('end', stop).off('close', stop).pause();
      resolve();
    };
    const count = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MAX_DISCARDED_BYTES) stop();
    };
    const timer = setTimeout(stop, MAX_LINGER_MS);
    if (body.readableEnded || body.destroyed) stop();
    else body.on('data', count).on('end', stop).on('close', stop).resume();
  });
}
