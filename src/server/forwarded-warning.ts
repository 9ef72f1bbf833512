import type { FastifyInstance } from 'fastify';

/**
 * Warns once when a proxy hands on an address that nobody was told to believe: then all visitors behind it share one
 * limit (contract: `TRUST_PROXY`).
 */
export function warnOfForwarded(server: FastifyInstance): void {
  let hasWarned = false;
  server.addHook('onRequest', (request, _reply, done) => {
    if (!hasWarned && request.headers['x-forwarded-for'] !== undefined) {
      hasWarned = true;
      request.log.warn('a forwarded address arrived, but TRUST_PROXY is not set: it is not believed');
    }
    done();
  });
}
