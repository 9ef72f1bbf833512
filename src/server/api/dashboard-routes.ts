import type { FastifyInstance } from 'fastify';
import { newestEvents } from '../../db/events.ts';
import type { Deps } from '../deps.ts';
import { privateHeaders } from './headers.ts';
import { pageQueryOf } from './page-query.ts';

const ADMIN = { config: { access: 'admin' } } as const;
const DEFAULT_LIMIT = 20;

/** What admins see where they arrive: what was changed last, and how much there is of everything. */
export function dashboardRoutes(app: FastifyInstance, { types, database }: Deps): void {
  app.get<{ Querystring: { limit?: unknown } }>('/api/events', ADMIN, async (request, reply) => {
    const { limit } = pageQueryOf({ limit: request.query.limit }) ?? { limit: DEFAULT_LIMIT };
    const events = await newestEvents(database.reader, limit);
    return reply.headers(privateHeaders).send(JSON.stringify(events));
  });

  app.get('/api/counts', ADMIN, async (_request, reply) => {
    const counts: Record<string, number> = {};
    for (const type of types) counts[type.name] = await database.reading.count(type);
    return reply.headers(privateHeaders).send(JSON.stringify(counts));
  });
}
