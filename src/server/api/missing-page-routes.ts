import type { FastifyInstance } from 'fastify';
import {
  allMissingPages,
  dismissMissingPage,
  MISSING_PAGE_ORDERS,
  pageOfMissingPages,
} from '../../redirects/missing-pages.ts';
import type { Site } from '../../whole-site.ts';
import { actorOf } from '../access.ts';
import { instant, integer, object, ref, text } from '../openapi/json-schema.ts';
import { sendPrivate } from './headers.ts';
import { addListRoute } from './list-route.ts';
import { choice, defineQuery } from './query.ts';
import { addRoute } from './route.ts';

const LIST = '/api/manage/missing-pages';

const missingPage = object({
  _id: text,
  path: { ...text, description: 'Decoded and without case; queries are not kept' },
  count: { ...integer, description: 'How often it was asked for' },
  firstAt: instant,
  lastAt: instant,
});

/** Routes for missing pages that visitors requested, for publishers. */
export function missingPageRoutes(app: FastifyInstance, site: Site): void {
  const { database, missingPages: missing } = site;
  const { reader } = database;
  const common = {
    access: 'publisher',
    tag: 'redirects',
    components: () => ({ missingPage }),
  } as const;

  addListRoute(app, {
    ...common,
    url: LIST,
    summary:
      'What visitors looked for and did not find, most often first or, with order=latest, last first; q is looked for in the path',
    items: ref('missingPage'),
    filters: defineQuery({ order: choice(MISSING_PAGE_ORDERS) }),
    async page(query, { order }) {
      await missing.write();
      return pageOfMissingPages(database, query, order);
    },
    async *all({ order }) {
      await missing.write();
      yield await allMissingPages(reader, order);
    },
  });

  addRoute(app, {
    ...common,
    method: 'DELETE',
    url: `${LIST}/:id`,
    summary: 'Take a path off this list, until it is asked for again',
    record: 'missing page',
    response: { status: 200, description: 'The path', schema: ref('missingPage') },
    refusals: [404],
    handler: async (request, reply, { id }) =>
      sendPrivate(reply, await dismissMissingPage(site, actorOf(request), id)),
  });
}
