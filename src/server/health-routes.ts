import type { FastifyInstance } from 'fastify';
import { errors } from '../errors.ts';
import { privateHeaders } from './api/headers.ts';

/** `/healthz` while the process lives; `/readyz` only while it can serve: the database answers and no stop has begun. */
export function healthRoutes(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  const options = { config: { access: 'open' } } as const;
  app.get('/healthz', options, async (_request, reply) =>
    reply.headers(privateHeaders).send('{"status":"ok"}'),
  );
  app.get('/readyz', options, async (_request, reply) => {
    if (!(await isReady())) throw errors.overloaded();
    return reply.headers(privateHeaders).send('{"status":"ready"}');
  });
}
