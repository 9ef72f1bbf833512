import type { FastifyInstance } from 'fastify';
import { allTaught, forgetTaught, teachAnswer } from '../../assistant/teach.ts';
import type { Site } from '../../whole-site.ts';
import { actorOf } from '../access.ts';
import { inEveryEncoding, instant, object, ref, text } from '../openapi/json-schema.ts';
import { sendPrivate } from './headers.ts';
import { addListRoute } from './list-route.ts';
import { nepaliTitle } from './nepali-title.ts';
import { noQuery } from './query.ts';
import { addRoute } from './route.ts';

const answer = {
  type: { ...text, description: 'The name of a type of content' },
  item: { ...text, description: 'The id of a record of it' },
};
const shown = { _id: text, question: text, ...answer, at: instant };
const taught = object(shown);
const listed = object({
  ...shown,
  title: {
    ...text,
    description: 'The title of the record; empty of one that is not live, for who may not see drafts',
  },
  title_ne: nepaliTitle,
});

/** Questions that staff have tied to the record that answers them, for admins. */
export function taughtRoutes(app: FastifyInstance, site: Site): void {
  const { types, database } = site;
  const { reader } = database;
  const common = { access: 'admin', tag: 'chat' } as const;

  addRoute(app, {
    ...common,
    access: 'publisher',
    method: 'POST',
    url: '/api/unanswered/:id/answer',
    summary: 'Tie a question to the record that answers it, and take it off the list',
    record: 'question',
    body: { schemas: () => inEveryEncoding(object(answer, ['type', 'item'])) },
    response: { status: 201, description: 'The question with its answer', schema: ref('taught') },
    refusals: [400, 404, 413, 415],
    handler: async (request, reply, { id, fields: { type, item } }) => {
      const sent = { type: textOf(type), item: textOf(item) };
      return sendPrivate(reply, await teachAnswer(site, actorOf(request), id, sent), 201);
    },
  });

  addListRoute(app, {
    ...common,
    url: '/api/taught',
    summary: 'Questions that are tied to the record that answers them, the latest first',
    items: listed,
    components: () => ({ taught }),
    filters: noQuery,
    async page({ q, page, limit }, _filters, request) {
      const all = await allTaught(reader, types, actorOf(request).duties, q);
      return { items: all.slice((page - 1) * limit, page * limit), total: all.length };
    },
    async *all(_filters, request) {
      yield await allTaught(reader, types, actorOf(request).duties);
    },
  });

  addRoute(app, {
    ...common,
    access: 'publisher',
    method: 'DELETE',
    url: '/api/taught/:id',
    summary: 'Untie a question from its answer',
    record: 'question',
    response: { status: 200, description: 'The question', schema: ref('taught') },
    refusals: [404],
    handler: async (request, reply, { id }) =>
      sendPrivate(reply, await forgetTaught(site, actorOf(request), id)),
  });
}

/** What is no text names nothing. */
const textOf = (sent: unknown) => (typeof sent === 'string' ? sent : '');
