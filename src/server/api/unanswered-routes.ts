import type { FastifyInstance } from 'fastify';
import { allUnanswered, deleteUnanswered, pageOfUnanswered } from '../../assistant/unanswered-list.ts';
import type { Site } from '../../whole-site.ts';
import { actorOf } from '../access.ts';
import { instant, integer, object, ref, text } from '../openapi/json-schema.ts';
import { sendPrivate } from './headers.ts';
import { addListRoute } from './list-route.ts';
import { noQuery } from './query.ts';
import { addRoute } from './route.ts';

const question = object({
  _id: text,
  question: { ...text, description: 'The latest wording of questions that are alike' },
  asked: { ...integer, description: 'How often' },
  firstAt: instant,
  lastAt: instant,
});

/** Questions of visitors that no published text answers, for admins. */
export function unansweredRoutes(app: FastifyInstance, site: Site): void {
  const { reader } = site.database;
  const common = { access: 'admin', tag: 'chat' } as const;

  addListRoute(app, {
    ...common,
    url: '/api/unanswered',
    summary:
      'Questions that nothing published answers, those asked last first; q is looked for in their wording',
    items: ref('unanswered'),
    components: () => ({ unanswered: question }),
    filters: noQuery,
    page: (query) => pageOfUnanswered(reader, query),
    async *all() {
      yield await allUnanswered(reader);
    },
  });

  addRoute(app, {
    ...common,
    access: 'publisher',
    method: 'DELETE',
    url: '/api/unanswered/:id',
    summary: 'Take a question off this list',
    record: 'question',
    response: { status: 200, description: 'The question', schema: ref('unanswered') },
    refusals: [404],
    handler: async (request, reply, { id }) =>
      sendPrivate(reply, await deleteUnanswered(site, actorOf(request), id)),
  });
}
