import type { FastifyInstance } from 'fastify';
import type { ChatContext } from '../../assistant/context.ts';
import { allUnanswered, deleteUnanswered, pageOfUnanswered } from '../../assistant/unanswered-list.ts';
import { errors } from '../../errors.ts';
import { RECORD_ID } from '../../schema/fields/reference.ts';
import { actorOf } from '../access.ts';
import type { ById } from './content-routes.ts';
import { privateHeaders } from './headers.ts';
import { linksOf, pageQueryOf } from './page-query.ts';

const LIST = '/api/unanswered';
const ADMIN = { config: { access: 'admin' } } as const;

/** What visitors asked and nothing published answers, for admins. */
export function unansweredRoutes(app: FastifyInstance, context: ChatContext): void {
  app.get(LIST, ADMIN, async (request, reply) => {
    const query = pageQueryOf(request.query as Record<string, unknown>);
    const { reader } = context.database;
    reply.headers(privateHeaders);
    if (!query) return reply.send(JSON.stringify(await allUnanswered(reader)));
    const { items, total } = await pageOfUnanswered(reader, query);
    const links = linksOf(LIST, query, total);
    if (links) reply.header('link', links);
    return reply.header('x-total-count', total).send(JSON.stringify(items));
  });

  app.delete<ById>(`${LIST}/:id`, ADMIN, async (request, reply) => {
    if (!RECORD_ID.test(request.params.id)) throw errors.notFound('question');
    const deleted = await deleteUnanswered(context, actorOf(request), request.params.id);
    return reply.headers(privateHeaders).send(JSON.stringify(deleted));
  });
}
