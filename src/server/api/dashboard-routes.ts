import type { FastifyInstance } from 'fastify';
import { chatCounts } from '../../assistant/store-conversation.ts';
import { CONTENT_DUTIES, hasDuty } from '../../content/duties.ts';
import { submissionTypes } from '../../content/submissions.ts';
import { isVisibleTo, visibleTypes } from '../../content/visibility.ts';
import { type AuditEvent, newestAuditEvents } from '../../db/audit-events.ts';
import { type NamedRecord, withNepaliTitles } from '../../db/editing/nepali-titles.ts';
import { lastBackup } from '../../db/last-backup.ts';
import { inboxCounts } from '../../inbox/stored-submission.ts';
import { inLanguage } from '../../languages/sentence.ts';
import { FIRST_STEPS, firstSteps } from '../../records/first-steps.ts';
import {
  conflictingDrafts,
  keptBesides,
  outcomesFor,
  returnedDrafts,
  reviewedDrafts,
  unattendedMoments,
} from '../../records/waiting.ts';
import type { Site } from '../../whole-site.ts';
import { actorOf } from '../access.ts';
import { languageOfCall } from '../error-handler.ts';
import {
  arrayOf,
  boolean,
  instant,
  integer,
  nepaliTitle,
  object,
  oneOf,
  text,
  textOrNull,
} from '../openapi/json-schema.ts';
import type { ServedSite } from '../served-site.ts';
import { withPlaces } from './find-route.ts';
import { DEFAULT_LIMIT, limitParameter } from './list-route.ts';
import { byline } from './managed-body.ts';
import { defineQuery, oneText } from './query.ts';
import { addRoute, answers } from './route.ts';

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
  const common = { method: 'GET', access: 'admin', section: 'settings' } as const;

  addRoute(app, {
    ...common,
    url: '/api/events',
    summary: 'What was changed last of what one may see, newest first',
    query: defineQuery({
      limit: limitParameter(),
      type: oneText('Only changes of this type; "settings" is one'),
      item: oneText('Only changes of the record with this id'),
    }),
    response: answers('The changes', arrayOf(event)),
    async handler(request, _reply, { query: { limit = DEFAULT_LIMIT, ...filter } }) {
      const visible = visibleTypes(actorOf(request).duties);
      const events = await newestAuditEvents(database.reader, limit, { ...filter, visible });
      return withPlaces(database.reading, await inBoth(events), (one) => [
        types.find(({ name }) => name === one.type),
        one.item,
      ]);
    },
  });

  /** Adds to events the titles in Nepali of the records that still have the title of then. */
  async function inBoth(events: readonly AuditEvent[]) {
    const named = events.map((event) => ({ ...event, eventId: event._id, _id: event.item }));
    const titled = await withNepaliTitles(database.reader, types, named);
    const { name, name_ne } = await site.college();
    return titled.map(({ eventId, ...event }) => ({
      ...event,
      // The settings are named by the college.
      ...(event.type === 'settings' && event.title === name && { title_ne: name_ne }),
      _id: eventId,
    }));
  }

  addRoute(app, {
    ...common,
    url: '/api/counts',
    summary: 'How many records there are that one may see, by type',
    response: answers('The numbers', { type: 'object', additionalProperties: integer }),
    async handler(request) {
      const counts: Record<string, number> = {};
      const { duties } = actorOf(request);
      for (const type of types.filter(({ name }) => isVisibleTo(duties, name)))
        counts[type.name] = await database.reading.count(type);
      return counts;
    },
  });

  addRoute(app, {
    ...common,
    url: '/api/inbox',
    section: 'inbox',
    isPolled: true,
    summary:
      'How much of what one may see waits to be viewed, how much is taken for spam, and how the chat is used',
    response: answers(
      'The numbers, by what was sent',
      object(
        { ...Object.fromEntries(submissionTypes.map(({ name }) => [name, inboxCount])), chats: chatCount },
        [],
      ),
    ),
    async handler(request) {
      const { duties } = actorOf(request);
      const shown = submissionTypes.filter((type) => hasDuty(duties, type.duties));
      return {
        ...(await inboxCounts(database, shown)),
        chats: await chatCounts(site),
      };
    },
  });
}

/** The first steps of a new site, shown on the dashboard, and the time of the last backup, shown in the settings. */
export function firstStepsRoutes(app: FastifyInstance, site: Site): void {
  addRoute(app, {
    method: 'GET',
    url: '/api/manage/first-steps',
    access: 'admin',
    summary:
      'The first steps of a new site that the caller may take, in order; none with the demonstration, and once they are put away (`firstSteps` of the settings)',
    section: 'settings',
    response: answers(
      'The steps, and whether each is done',
      arrayOf(object({ step: oneOf(FIRST_STEPS), isDone: boolean })),
    ),
    handler: (request) => firstSteps(site, actorOf(request)),
  });

  addRoute(app, {
    method: 'GET',
    url: '/api/manage/backup',
    access: 'accounts',
    summary: 'When the last backup was made that this site knows of, to the minute',
    section: 'settings',
    response: answers('When', object({ lastAt: { ...textOrNull, format: 'date-time' } })),
    handler: async () => ({ lastAt: (await lastBackup(site.database.reader))?.toISOString() ?? null }),
  });
}

const titled = { title: text, title_ne: nepaliTitle };
const draft = { _id: text, type: text, ...titled, note: text };
const counts = arrayOf(object({ type: text, count: integer }));
const overdue = object({
  _id: text,
  type: text,
  ...titled,
  what: oneOf(['publish', 'expire', 'unpin']),
  at: instant,
  reason: { ...text, description: 'Why, in a sentence or two' },
});

const unattended = object({
  _id: text,
  type: text,
  ...titled,
  what: oneOf(['publish', 'expire', 'unpin']),
  at: instant,
  by: byline,
});

const outcomeOf = {
  _id: text,
  type: text,
  ...titled,
  what: oneOf(['approved', 'scheduled', 'published']),
  by: byline,
};

/** The work that waits for the caller, for the dashboard (requirements 19.207 to 19.209, 24.111). */
export function waitingRoute(
  app: FastifyInstance,
  { database: { reader }, types, schedule, now }: ServedSite,
): void {
  const inBoth = <Named extends NamedRecord>(named: readonly Named[]) =>
    withNepaliTitles(reader, types, named);
  addRoute(app, {
    method: 'GET',
    url: '/api/manage/waiting',
    access: CONTENT_DUTIES,
    summary: 'Drafts that wait for the one who asks, and how much is kept besides what visitors see',
    section: 'editing',
    response: answers(
      'At most 20 drafts of each sort',
      object({
        submitted: { ...counts, description: 'Drafts that wait for approval, for publishers' },
        approved: {
          ...counts,
          description: 'Approved drafts that are neither published nor scheduled, for publishers',
        },
        returned: {
          ...arrayOf(object({ ...draft, by: byline })),
          description: 'One’s own drafts that were sent back, and by whom',
        },
        overdue: {
          ...arrayOf(overdue),
          description: 'What was due and could not be done, the earliest first; it is tried again',
        },
        unattended: {
          ...arrayOf(unattended),
          description:
            'For publishers: what is to happen by itself, set by an account that may no longer publish',
        },
        outcomes: {
          ...arrayOf(
            object({
              ...outcomeOf,
              at: { ...instant, description: 'When it was done; of what is scheduled, when it appears' },
            }),
          ),
          description:
            'What others approved, scheduled, or published within seven days, of what the caller wrote and sent for review',
        },
        conflicts: {
          ...arrayOf(object(draft)),
          description: 'Drafts of what has changed since they were begun',
        },
        kept: object({
          versions: integer,
          pictures: integer,
          documents: integer,
          bytes: { ...integer, description: 'Of these pictures in all their sizes, and of the documents' },
        }),
      }),
    ),
    async handler(request) {
      const { account, duties } = actorOf(request);
      const mayPublish = hasDuty(duties, ['publisher']);
      return {
        submitted: mayPublish ? await reviewedDrafts(reader, 'submitted') : [],
        approved: mayPublish ? await reviewedDrafts(reader, 'approved') : [],
        returned: await inBoth(await returnedDrafts(reader, account)),
        overdue: (await inBoth(await schedule.overdue())).map((record) => ({
          ...record,
          reason: inLanguage(record.reason, languageOfCall(request)),
        })),
        unattended: mayPublish ? await inBoth(await unattendedMoments(reader, types)) : [],
        outcomes: await inBoth(await outcomesFor(reader, account, now())),
        conflicts: await inBoth(await conflictingDrafts(reader, types)),
        kept: await keptBesides(reader),
      };
    },
  });
}
