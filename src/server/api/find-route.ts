import type { FastifyInstance } from 'fastify';
import { errors } from '../../errors.ts';
import type { Deps } from '../deps.ts';
import { findRecords } from './find-records.ts';
import { privateHeaders } from './headers.ts';

/** As long as the longest title. */
export const LONGEST_Q = 200;

/** Any record by its title, for who may read them all. */
export function findRoute(app: FastifyInstance, { database, types }: Deps): void {
  app.get<{ Querystring: { q?: unknown } }>(
    '/api/find',
    { config: { access: 'admin' } },
    async (request, reply) => {
      const found = await findRecords(database, types, askedIn(request.query.q));
      return reply.headers(privateHeaders).send(JSON.stringify(found));
    },
  );
}

/** @throws 400 */
function askedIn(q: unknown): string {
  if (typeof q === 'string' && q.trim() !== '' && [...q].length <= LONGEST_Q && !q.includes('\0')) return q;
  throw errors.invalid({ q: `q has to be a text of 1 to ${LONGEST_Q} characters, given once.` });
}
