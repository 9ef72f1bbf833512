import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OpenDatabase } from '../../db/database.ts';
import { openPreviewsOf } from '../../db/editing/previews.ts';
import { shelvedItem } from '../../db/editing/shelved.ts';
import { errors } from '../../errors.ts';
import { sentencesIn } from '../../languages/sentences.ts';
import type { Received } from '../../media/index.ts';
import { findManaged, type Managed, shownFields, shownTagOf, stateOf } from '../../records/managed.ts';
import { namesOf } from '../../records/managed-list.ts';
import { words } from '../../records/words.ts';
import { type ContentType, nounOf } from '../../schema/define-type.ts';
import type { Warning } from '../../schema/warning.ts';
import type { Site } from '../../whole-site.ts';
import {
  arrayOf,
  boolean,
  instant,
  integer,
  nepaliTitle,
  object,
  oneOf,
  ref,
  text,
  textOrNull,
} from '../openapi/json-schema.ts';
import { sendPrivate } from './headers.ts';
import { addRoute, type Route, type RouteInput, tagged } from './route.ts';
import { warnings, warningsTold } from './warnings.ts';

const sentences = sentencesIn(words);

const instantOrNull = { anyOf: [instant, { type: 'null' }] };
export const STATES = ['draft', 'scheduled', 'live', 'ended', 'trash'] as const;
export const byline = { anyOf: [object({ _id: text, name: text }), { type: 'null' }] };
const review = { anyOf: [oneOf(['submitted', 'approved', 'returned']), { type: 'null' }] };
export const dates = { publishAt: instantOrNull, expireAt: instantOrNull, pinnedUntil: instantOrNull };

/** The path for reading files that are named by drafts or versions only. */
export const FILES_OF_STAFF =
  'Visitors are sent it while something live names it, and with a preview of what names it; staff get the file of any path /uploads/NAME at /api/manage/file/NAME.';

const common = { _id: text, state: oneOf(STATES) };

/** One line of a list that staff see. */
export const lineSchema = object({
  ...common,
  etag: { ...text, description: 'For If-Match, and to change several at once' },
  title: text,
  title_ne: nepaliTitle,
  isTakenDown: { ...boolean, description: 'Whether visitors saw it, and it was taken down by hand' },
  hasDraft: boolean,
  review,
  ...dates,
  updatedAt: instant,
  updatedBy: byline,
  image: { ...textOrNull, description: `Path of the first picture, below /uploads. ${FILES_OF_STAFF}` },
  day: { ...instant, description: 'Its day in a type ordered by day, else when it was made' },
  detail: { ...text, description: 'The beginning of its first other text' },
  detail_ne: { ...text, description: 'The same in Nepali, where that text has a twin' },
  of: {
    ...text,
    description: 'Title of the live record that it cannot be without, such as its programme or team',
  },
  of_ne: { ...text, description: 'The same in Nepali' },
});

export const bulkWarnings = arrayOf({ allOf: [ref('Warning'), object({ id: text })] });

/** Tells that a change has ended the schedule of a draft. */
export const unscheduled: Warning = { field: 'publishAt', kind: 'unscheduled', what: sentences.unscheduled };

/** A record with everything that staff see of it. */
export const managedSchema = ({ name }: ContentType) =>
  object(
    {
      ...common,
      version: { anyOf: [integer, { type: 'null' }], description: 'Of what is live' },
      live: { anyOf: [ref(name), { type: 'null' }] },
      last: {
        anyOf: [{ type: 'object' }, { type: 'null' }],
        description: 'The fields as they were live last, of what is not live and was',
      },
      draft: {
        anyOf: [
          object({
            fields: {
              type: 'object',
              description: `Pictures and documents with their paths below /uploads. ${FILES_OF_STAFF}`,
            },
            base: { ...integer, description: 'The version from which it began; 0 for none' },
            updatedAt: instant,
            by: byline,
            writers: {
              ...arrayOf(object({ _id: text, name: text })),
              description: 'Who has written in it, without deleted accounts',
            },
            conflict: { ...boolean, description: 'Whether what is live has moved on since' },
          }),
          { type: 'null' },
        ],
      },
      review,
      reviewNote: {
        ...text,
        description: 'What was said at the last step; stays while the draft is changed',
      },
      reviewBy: { ...byline, description: 'Who approved the draft or sent it back last' },
      ...dates,
      previews: {
        ...arrayOf(object({ by: byline, expiresAt: instant })),
        description: 'The links to previews that have not ended, the first to end first',
      },
      warnings,
    },
    ['warnings'],
  );

export const versionSchema = object({
  n: integer,
  at: instant,
  by: byline,
  kind: text,
  note: text,
  changed: arrayOf(text),
});

/** The answer with one record as staff see it. */
export const managedResponse = (type: ContentType, description: string, status = 200) =>
  tagged(description, managedSchema(type), status);

interface ManagedRoute<U extends Received>
  extends Omit<Route<undefined, U>, 'method' | 'url' | 'section' | 'response' | 'handler'> {
  method?: 'PUT' | 'DELETE';
  /** The end of its path. */
  path: string;
  /** What the answer is. */
  answers?: string;
  /** Changes the record. @returns it, with what was not taken as it was sent */
  change(
    request: FastifyRequest,
    input: RouteInput<undefined, U>,
  ): Promise<Managed & { warnings?: readonly Warning[] }>;
}

/** Adds a call that changes one record and answers with it, as staff see it. */
export function addManagedRoute<U extends Received = never>(
  app: FastifyInstance,
  { database }: Site,
  type: ContentType,
  { path, answers = 'The record', change, ...route }: ManagedRoute<U>,
): void {
  addRoute<undefined, U>(app, {
    method: 'POST',
    isRepeatable: true,
    section: 'editing',
    record: nounOf(type),
    url: `/api/manage/${type.name}/:id/${path}`,
    response: managedResponse(type, answers),
    refusals: [409],
    ...route,
    async handler(request, reply, input) {
      const { warnings = [], ...managed } = await change(request, input);
      return sendManaged(reply, database, managed, { warnings });
    },
  });
}

/** Sends a record as staff see it, with the tag for `If-Match`. */
export async function sendManaged(
  reply: FastifyReply,
  database: OpenDatabase,
  managed: Managed,
  { status = 200, warnings = [] }: { status?: number; warnings?: readonly Warning[] } = {},
): Promise<FastifyReply> {
  const all = [...(managed.endedSchedule ? [unscheduled] : []), ...warnings];
  const body = { ...(await bodyOf(database, managed)), ...warningsTold(reply.request, all) };
  return sendPrivate(reply, body, status, `"${shownTagOf(managed)}"`);
}

/** @throws 404 */
export async function readManaged(database: OpenDatabase, type: ContentType, id: string): Promise<Managed> {
  const managed = await findManaged(database.reader, type, id);
  if (!managed) throw errors.notFound(nounOf(type));
  return managed;
}

async function bodyOf({ reader, reading, now }: OpenDatabase, managed: Managed) {
  const { type, id, live, draft, shelved, dates } = managed;
  const last = shelved && shelvedItem(type, shelved);
  const [item = null] = live ? await reading.withRelated(type, [live.item]) : [];
  const previews = await openPreviewsOf(reader, id, now().toISOString());
  const authors = [...(draft ? [draft] : []), ...previews].map(({ account }) => account);
  const reviewers = draft ? [...draft.writers, draft.decidedBy] : [];
  const names = await namesOf(reader, [...new Set([...authors, ...reviewers])]);
  return {
    _id: id,
    state: stateOf(managed),
    version: live?.version ?? null,
    live: item,
    last: last && (await shownFields(reader, type, last)),
    draft: draft && {
      fields: await shownFields(reader, type, draft.item),
      base: draft.base,
      updatedAt: draft.updatedAt,
      by: names.get(draft.account) ?? null,
      writers: draft.writers.flatMap((id) => names.get(id) ?? []),
      conflict: live !== null && draft.base !== live.version,
    },
    review: draft?.review ?? null,
    reviewNote: draft?.reviewNote ?? '',
    reviewBy: names.get(draft?.decidedBy ?? '') ?? null,
    ...dates,
    previews: previews.map(({ account, expiresAt }) => ({ by: names.get(account) ?? null, expiresAt })),
  };
}
