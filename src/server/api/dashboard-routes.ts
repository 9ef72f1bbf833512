import type { FastifyInstance } from 'fastify';
import { chatCounts } from '../../assistant/chat-counts.ts';
import { hasDuty } from '../../content/duties.ts';
import { submissionTypes } from '../../content/submissions.ts';
import { isVisibleTo, visibleTypes } from '../../content/visibility.ts';
import { type AuditEvent, newestAuditEvents } from '../../db/audit-events.ts';
import { withNepaliTitles } from '../../db/editing/nepali-titles.ts';
import { inboxCounts } from '../../inbox/inbox-counts.ts';
import type { Site } from '../../whole-site.ts';
import { actorOf } from '../access.ts';
import { arrayOf, instant, integer, object, text } from '../openapi/json-schema.ts';
import { sendPrivate } from './headers.ts';
import { DEFAULT_LIMIT, limitParameter } from './list-route.ts';
import { nepaliTitle } from './nepali-title.ts';
import { placeWithin } from './place-within.ts';
import { defineQuery, oneText } from './query.ts';
import { addRoute } from './route.ts';

const event = object(
  {
    _id: text,
    at: instant,
    action: text,
    type: text,
    item: text,
    title: text,
    title_ne: nepaliTitle,
    account: { oneOf: [object({ _id: text, name: text }), { type: 'null' }] },
    within: {
      ...object({ _id: text, title: text, title_ne: nepaliTitle }),
      description: 'The faculty of a semester that is there',
    },
  },
  ['within'],
);
const inboxCount = object({ unviewed: integer, spam: integer });
const chatCount = object({
  today: { ...integer, description: 'Chats that began since midnight in Kathmandu' },
  unanswered: { ...integer, description: 'Questions that nothing published answers' },
});

/** Data for the dashboard and the badges of the navigation: the latest changes, and counts. */
export function dashboardRoutes(app: FastifyInstance, site: Site): void {
  const { types, database } = site;
  const common = { method: 'GET', access: 'admin', tag: 'settings' } as const;

  addRoute(app, {
    ...common,
    url: '/api/events',
    summary: 'What was changed last of what one may see, newest first',
    query: defineQuery({
      limit: limitParameter(),
      type: oneText('Only changes of this type; "settings" is one'),
      item: oneText('Only changes of the record with this id'),
    }),
    response: { status: 200, description: 'The changes', schema: arrayOf(event) },
    refusals: [400],
    async handler(request, reply, { query: { limit = DEFAULT_LIMIT, ...filter } }) {
      const visible = visibleTypes(actorOf(request).duties);
      const events = await newestAuditEvents(database.reader, limit, { ...filter, visible });
      return sendPrivate(reply, await withPlaces(await inBoth(events)));
    },
  });

  /** Adds to events the titles in Nepali of the records that still have the title of then. */
  async function inBoth(events: readonly AuditEvent[]) {
    const named = events.map((event) => ({ ...event, eventId: event._id, _id: event.item }));
    const titled = await withNepaliTitles(database.reader, types, named);
    return titled.map(({ eventId, ...event }) => ({ ...event, _id: eventId }));
  }

  /**
   * Adds the containing record, such as a semester's faculty, to events about records that are ordered within another
   * one (requirement 17.102).
   */
  function withPlaces(events: readonly AuditEvent[]) {
    return Promise.all(
      events.map(async (event) => {
        const type = types.find(({ name }) => name === event.type);
        const within = type && (await placeWithin(database.reading, type, event.item));
        return within ? { ...event, within } : event;
      }),
    );
  }

  addRoute(app, {
    ...common,
    url: '/api/counts',
    summary: 'How many records there are that one may see, by type',
    response: {
      status: 200,
      description: 'The numbers',
      schema: { type: 'object', additionalProperties: integer },
    },
    async handler(request, reply) {
      const counts: Record<string, number> = {};
      const { duties } = actorOf(request);
      for (const type of types.filter(({ name }) => isVisibleTo(duties, name)))
        counts[type.name] = await database.reading.count(type);
      return sendPrivate(reply, counts);
    },
  });

  addRoute(app, {
    ...common,
    url: '/api/inbox',
    tag: 'inbox',
    isPolled: true,
    summary:
      'How much of what one may see waits to be viewed, how much is taken for spam, and how the chat is used',
    response: {
      status: 200,
      description: 'The numbers, by what was sent',
      schema: object(
        { ...Object.fromEntries(submissionTypes.map(({ name }) => [name, inboxCount])), chats: chatCount },
        [],
      ),
    },
    async handler(request, reply) {
      const { duties } = actorOf(request);
      const shown = submissionTypes.filter((type) => hasDuty(duties, type.duties));
      return sendPrivate(reply, {
        ...(await inboxCounts(database, shown)),
        chats: await chatCounts(site),
      });
    },
  });
}
