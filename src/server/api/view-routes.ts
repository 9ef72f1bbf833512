import type { FastifyInstance } from 'fastify';
import { CONTENT_DUTIES } from '../../content/duties.ts';
import { viewsFor } from '../../db/list-views.ts';
import { deleteView, keepView, type NewView } from '../../editing/list-views.ts';
import { errors, type FieldErrors } from '../../errors.ts';
import { tidyLine } from '../../languages/marks.ts';
import { numeral, sentencesIn } from '../../languages/sentences.ts';
import type { ContentType } from '../../schema/define-type.ts';
import { hasAtMost } from '../../schema/fields/plain-text.ts';
import { actorOf } from '../access.ts';
import type { Deps } from '../deps.ts';
import { arrayOf, boolean, inEveryEncoding, object, text } from '../openapi/json-schema.ts';
import { privateHeaders, sendNothing, sendPrivate } from './headers.ts';
import { words } from './in-each.ts';
import { byline } from './managed-body.ts';
import { defineQuery, oneText } from './query.ts';
import { addRoute } from './route.ts';

const said = sentencesIn(words);

const MAX_NAME = 60;
const QUERY = /^(?:\?[\x21-\x7e]{0,500})?$/;

const properties = {
  type: { ...text, description: 'Name of a content type' },
  name: { ...text, minLength: 1, maxLength: MAX_NAME },
  query: { ...text, description: 'Query string of the list in the back office, with its question mark' },
  shared: { ...boolean, description: 'Whether everybody sees it' },
};
const view = object({ _id: text, ...properties, by: byline });

/** Views of lists that staff keep under a name (requirements 19.205, 19.206). */
export function viewRoutes(app: FastifyInstance, { actions, database, types }: Deps): void {
  const common = { access: CONTENT_DUTIES, tag: 'editing', url: '/api/manage/views' } as const;

  addRoute(app, {
    ...common,
    method: 'GET',
    summary: 'One’s own views of lists and the shared ones, by name',
    query: defineQuery({ type: oneText('Only those of this content type') }),
    response: { status: 200, description: 'The views', schema: arrayOf(view) },
    refusals: [400],
    handler: async (request, reply, { query: { type } }) =>
      sendPrivate(reply, await viewsFor(database.reader, actorOf(request).account, type)),
  });

  addRoute(app, {
    ...common,
    method: 'POST',
    summary: 'Keep a view of a list under a name, in place of one’s former one of that name',
    body: {
      schemas: () => inEveryEncoding(object(properties, ['type', 'name', 'query'])),
      flags: ['shared'],
    },
    response: { status: 201, description: 'The view', schema: view },
    refusals: [400, 409, 413, 415],
    handler: async (request, reply, { fields }) =>
      reply
        .code(201)
        .headers(privateHeaders)
        .send(JSON.stringify(await keepView(actions, actorOf(request), viewIn(fields, types)))),
  });

  addRoute(app, {
    ...common,
    url: `${common.url}/:id`,
    method: 'DELETE',
    summary: 'Delete a view: one’s own, or for publishers a shared one',
    record: 'view',
    response: { status: 204, description: 'It is gone' },
    refusals: [404],
    async handler(request, reply, { id }) {
      await deleteView(actions, actorOf(request), id);
      return sendNothing(reply);
    },
  });
}

/** @throws 400 naming the invalid fields */
function viewIn(fields: Readonly<Record<string, unknown>>, types: readonly ContentType[]): NewView {
  const wrong: FieldErrors = {};
  const type = types.find(({ name }) => name === fields.type);
  if (!type) wrong.type = said.hasToBe('type', said.bodies.type);
  const sent = typeof fields.name === 'string' ? tidyLine(fields.name.normalize('NFC')) : '';
  const isName = sent !== '' && hasAtMost(MAX_NAME, sent) && sent.isWellFormed() && !sent.includes('\0');
  if (!isName) wrong.name = said.viewName(numeral(MAX_NAME));
  const { query, shared = false } = fields;
  const isQuery = typeof query === 'string' && QUERY.test(query);
  if (!isQuery) wrong.query = said.hasToBe('query', said.bodies.listQuery);
  if (typeof shared !== 'boolean') wrong.shared = said.hasToBe('shared', said.bodies.flag);
  if (!type || !isQuery || Object.keys(wrong).length > 0) throw errors.invalid(wrong);
  return { type: type.name, name: sent, query, shared: shared === true };
}
