import type { FastifyInstance } from 'fastify';
import { publishersOf } from '../../content/duties.ts';
import { withNepaliTitles } from '../../db/editing/nepali-titles.ts';
import { trashList } from '../../records/managed-list.ts';
import { deleteForGood, emptyTrash, putBack } from '../../records/trash.ts';
import type { Site } from '../../whole-site.ts';
import { actorOf } from '../access.ts';
import { SLOW_ROUTE_MS } from '../deadline.ts';
import { instant, integer, nepaliTitle, object, oneOf, text } from '../openapi/json-schema.ts';
import { addListRoute } from './list-route.ts';
import { addManagedRoute, byline } from './managed-body.ts';
import { defineQuery, oneText } from './query.ts';
import { addRoute, answers } from './route.ts';

const line = object({
  _id: text,
  etag: { ...text, description: 'For putting back several at once' },
  type: text,
  title: text,
  title_ne: nepaliTitle,
  was: oneOf(['live', 'draft', 'ended']),
  deletedAt: instant,
  until: instant,
  deletedBy: byline,
});

const ofType = defineQuery({ type: oneText('Only those of this content type') });

/** The routes of the trash (requirements 19.50 to 19.52). */
export function trashRoutes(app: FastifyInstance, site: Site): void {
  addListRoute(app, {
    url: '/api/manage/trash',
    access: 'publisher',
    summary: 'What was deleted in the last 30 days, the latest first',
    section: 'editing',
    items: line,
    filters: ofType,
    async page(query, { type }) {
      const { items, total } = await trashList(site.database, { ...query, type, now: site.now() });
      return { items: await withNepaliTitles(site.database.reader, site.types, items), total };
    },
  });

  addRoute(app, {
    method: 'DELETE',
    url: '/api/manage/trash',
    access: 'publisher',
    deadlineMs: SLOW_ROUTE_MS,
    summary: 'Empty the trash: up to 100 records for good at a time, to be called again while some are left',
    section: 'editing',
    query: ofType,
    response: answers('How many are gone, and how many are left', object({ erased: integer, left: integer })),
    handler: (request, _reply, { query: { type } }) => emptyTrash(site, actorOf(request), type),
  });

  addRoute(app, {
    method: 'DELETE',
    isRepeatable: true,
    url: '/api/manage/trash/:id',
    access: 'publisher',
    summary: 'Delete a record in the trash for good, with its history',
    section: 'editing',
    record: 'record',
    response: { status: 204, description: 'It is gone' },
    handler: (request, _reply, { id }) => deleteForGood(site, actorOf(request), id),
  });

  for (const type of site.types) {
    if (!type.drafts) continue;
    addManagedRoute(app, site, type, {
      path: 'untrash',
      access: publishersOf(type),
      summary:
        'Put a record back that was deleted or taken down, as what it was, with its address, pictures and order, but without its schedule',
      refusals: [],
      change: (request, { id }) => putBack(site, actorOf(request), type, id),
    });
  }
}
