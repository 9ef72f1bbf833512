import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Handler } from './http-server.ts';

/** Requests with HEAD for which the router has seen GET. */
const routedAsGet = new WeakSet<IncomingMessage>();

/**
 * A handler that routes HEAD as GET, for a server with `answerHead`. The framework can register a route with HEAD beside
 * each with GET, but these took a fifth of the processor time of a start (docs/decisions/015-starts-and-rushes.md).
 */
export const routeHeadAsGet =
  (framework: Handler): Handler =>
  (request, response) => {
    if (request.method === 'HEAD') {
      routedAsGet.add(request);
      request.method = 'GET';
    }
    framework(request, response);
  };

/** Gives the requests back their method before any other hook sees it, and leaves out the body of their answers. */
export function answerHead(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    if (routedAsGet.has(raw)) raw.method = 'HEAD';
    done();
  });
  app.addHook('onSend', ({ raw }, _reply, payload, done) => {
    // Node.js drops a body itself, but would read a stream to its end.
    if (raw.method !== 'HEAD' || !isStream(payload)) return done(null, payload);
    payload.on('error', () => {}).destroy();
    done(null, null);
  });
}

const isStream = (payload: unknown): payload is NodeJS.ReadableStream & { destroy(): void } =>
  typeof payload === 'object' && payload !== null && 'destroy' in payload;
