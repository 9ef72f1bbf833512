import type { FastifyInstance } from 'fastify';
import { CONTENT_DUTIES, hasDuty } from '../../content/duties.ts';
import { type NamedRecord, withNepaliTitles } from '../../db/editing/nepali-titles.ts';
import { inLanguage } from '../../languages/sentence.ts';
import {
  conflictingDrafts,
  keptBesides,
  returnedDrafts,
  submittedDrafts,
  unattendedMoments,
} from '../../records/waiting.ts';
import { actorOf } from '../access.ts';
import { languageOfCall } from '../error-handler.ts';
import { arrayOf, instant, integer, object, oneOf, text } from '../openapi/json-schema.ts';
import type { ServedSite } from '../served-site.ts';
import { sendPrivate } from './headers.ts';
import { byline } from './managed-body.ts';
import { nepaliTitle } from './nepali-title.ts';
import { addRoute } from './route.ts';

const titled = { title: text, title_ne: nepaliTitle };
const draft = object({ _id: text, type: text, ...titled, note: text });
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

/** The work that waits for the caller, for the dashboard (requirements 19.207 to 19.209). */
export function waitingRoute(
  app: FastifyInstance,
  { database: { reader }, types, schedule }: ServedSite,
): void {
  const inBoth = <Named extends NamedRecord>(named: readonly Named[]) =>
    withNepaliTitles(reader, types, named);
  addRoute(app, {
    method: 'GET',
    url: '/api/manage/waiting',
    access: CONTENT_DUTIES,
    summary: 'Drafts that wait for the one who asks, and how much is kept besides what visitors see',
    tag: 'editing',
    response: {
      status: 200,
      description: 'At most 20 drafts of each sort',
      schema: object({
        submitted: {
          ...arrayOf(object({ type: text, count: integer })),
          description: 'Drafts that wait for approval, for publishers',
        },
        returned: { ...arrayOf(draft), description: 'One’s own drafts that were sent back' },
        overdue: {
          ...arrayOf(overdue),
          description: 'What was due and could not be done, the earliest first; it is tried again',
        },
        unattended: {
          ...arrayOf(unattended),
          description:
            'For publishers: what is to happen by itself, set by an account that may no longer publish',
        },
        conflicts: { ...arrayOf(draft), description: 'Drafts of what has changed since they were begun' },
        kept: object({
          versions: integer,
          pictures: integer,
          documents: integer,
          bytes: { ...integer, description: 'Of these pictures in all their sizes, and of the documents' },
        }),
      }),
    },
    async handler(request, reply) {
      const { account, duties } = actorOf(request);
      return sendPrivate(reply, {
        submitted: hasDuty(duties, ['publisher']) ? await submittedDrafts(reader) : [],
        returned: await inBoth(await returnedDrafts(reader, account)),
        overdue: (await inBoth(await schedule.overdue())).map((record) => ({
          ...record,
          reason: inLanguage(record.reason, languageOfCall(request)),
        })),
        unattended: hasDuty(duties, ['publisher'])
          ? await inBoth(await unattendedMoments(reader, types))
          : [],
        conflicts: await inBoth(await conflictingDrafts(reader, types)),
        kept: await keptBesides(reader),
      });
    },
  });
}
