import type { FastifyInstance } from 'fastify';
import {
  allTaught,
  allUnanswered,
  deleteUnanswered,
  forgetTaught,
  pageOfUnanswered,
  teachAnswer,
} from '../../assistant/unanswered.ts';
import type { Site } from '../../whole-site.ts';
import { actorOf } from '../access.ts';
import { inEveryEncoding, instant, integer, nepaliTitle, object, ref, text } from '../openapi/json-schema.ts';
import { addListRoute } from './list-route.ts';
import { noQuery } from './query.ts';
import { addRoute, answers } from './route.ts';

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
    response: answers('The question', ref('unanswered')),
    handler: (request, _reply, { id }) => deleteUnanswered(site, actorOf(request), id),
  });
}

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
    response: answers('The question with its answer', ref('taught'), 201),
    refusals: [400, 413, 415],
    handler: (request, _reply, { id, fields: { type, item } }) =>
      teachAnswer(site, actorOf(request), id, { type: textOf(type), item: textOf(item) }),
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
    response: answers('The question', ref('taught')),
    handler: (request, _reply, { id }) => forgetTaught(site, actorOf(request), id),
  });
}

/** What is no text names nothing. */
const textOf = (sent: unknown) => (typeof sent === 'string' ? sent : '');
