import type { FastifyInstance } from 'fastify';
import { errors } from '../errors.ts';
import { privateHeaders } from './api/headers.ts';

/** `/healthz` answers while the process lives, `/readyz` only while the database answers and no stop has begun. */
export function healthRoutes(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  const config = { access: 'open', isPolled: true } as const;
  app.get('/healthz', { config }, async (_request, reply) =>
    reply.headers(privateHeaders).send('{"status":"ok"}'),
  );
  app.get('/readyz', { config }, async (_request, reply) => {
    if (!(await isReady())) throw errors.overloaded();
    return reply.headers(privateHeaders).send('{"status":"ready"}');
  });
}
