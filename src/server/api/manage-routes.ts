import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { publishersOf, writersOf } from '../../content/duties.ts';
import { errors, type FieldErrors } from '../../errors.ts';
import { inLanguage } from '../../languages/sentence.ts';
import { numeral, sentencesIn } from '../../languages/sentences.ts';
import { BULK_ACTIONS, changeSeveral, type SeenRecord } from '../../records/bulk.ts';
import { attachToDraft, illustrateDraft, newDraft, saveDraft } from '../../records/draft.ts';
import { type ManagedQuery, managedList, SORTS, STATE_FILTERS } from '../../records/managed-list.ts';
import { publish } from '../../records/publish.ts';
import { REVIEW_ACTIONS, review } from '../../records/review.ts';
import { unpublish } from '../../records/take-down.ts';
import { discardDraft } from '../../records/trash.ts';
import { animationsIn } from '../../records/uploads.ts';
import { parseBounded } from '../../schema/bounded-json.ts';
import { type ContentType, fieldsOf, nounOf } from '../../schema/define-type.ts';
import { warningsOf } from '../../schema/derive/warnings.ts';
import type { Field } from '../../schema/field.ts';
import { listInForms } from '../../schema/fields/list.ts';
import type { Site } from '../../whole-site.ts';
import { actorOf } from '../access.ts';
import { documentPolicy, picturePolicy } from '../body/upload-policy.ts';
import { SLOW_ROUTE_MS } from '../deadline.ts';
import { languageOfCall } from '../error-handler.ts';
import { arrayOf, inEveryEncoding, instant, integer, object, oneOf, text } from '../openapi/json-schema.ts';
import { changeBodies, creationBodies, pictureOrPath } from '../openapi/record-schema.ts';
import { categoryNamed, categoryQuery } from './category-query.ts';
import { picturesSent } from './content-routes.ts';
import { seenTags } from './etag.ts';
import { addListRoute } from './list-route.ts';
import {
  addManagedRoute,
  bulkWarnings,
  lineSchema,
  managedResponse,
  readManaged,
  STATES,
  sendManaged,
  unscheduled as unscheduledWarning,
} from './managed-body.ts';
import { choice, defineQuery } from './query.ts';
import { addRoute, answers, required } from './route.ts';
import { warningsTold } from './warnings.ts';
import { words } from './words.ts';

const sentences = sentencesIn(words);

/** The body of a draft: its fields under `fields`, as JSON text where a form sends them. @throws 400 */
function fieldsSent({ fields }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  let sent = fields;
  try {
    if (typeof sent === 'string') sent = parseBounded(sent);
  } catch {}
  if (typeof sent === 'object' && sent !== null && !Array.isArray(sent))
    return sent as Record<string, unknown>;
  throw errors.invalid({ fields: sentences.hasToBe('fields', sentences.bodies.draft) });
}

/** The live version that the writer of a draft has compared with, according to the body. @throws 400 */
function baseSent({ base }: Readonly<Record<string, unknown>>): number | undefined {
  if (base === undefined) return undefined;
  const n = typeof base === 'string' && /^\d+$/.test(base) ? Number(base) : base;
  if (typeof n === 'number' && Number.isSafeInteger(n) && n >= 0) return n;
  throw errors.invalid({ base: sentences.hasToBe('base', sentences.bodies.base) });
}

const draftBodies = (type: ContentType) => ({
  'application/json': object(
    {
      fields: changeBodies(type)['application/json'] ?? {},
      base: {
        ...integer,
        description: 'The version of what is live that was compared with; the draft goes on from it',
      },
    },
    ['fields'],
  ),
});

const MAX_NOTE = 500;
/** The number of live records; only these can be moved in a list ordered by hand. */
const LIVE_COUNT = 'x-live-count';
const descending = SORTS.map((sort) => `-${sort}` as const);

const listQuery = defineQuery({
  state: choice([...STATES, ...STATE_FILTERS]),
  sort: choice([...SORTS, ...descending]),
});

const instantOrNull = { anyOf: [instant, { type: 'null' }] };
const publication = object(
  { at: instantOrNull, expireAt: instantOrNull, pinnedUntil: instantOrNull, note: text },
  [],
);

/** The routes by which staff write drafts of a type and publish them (requirements 19.30 to 19.59). */
export function manageRoutes(app: FastifyInstance, site: Site, type: ContentType): void {
  if (!type.drafts) return;
  listRoute(app, site, type);
  draftRoutes(app, site, type);
  for (const [name, field] of fieldsOf(type)) fileRoute(app, site, type, name, field);
  publishingRoutes(app, site, type);
  reviewRoute(app, site, type);
}

function listRoute(app: FastifyInstance, site: Site, type: ContentType) {
  const queryOf = (
    query: { q: string; page: number; limit: number },
    { state, sort = '-updatedAt' }: { state: ManagedQuery['state']; sort?: string | undefined },
  ): ManagedQuery => {
    // A list ordered by hand begins with the highest rank.
    const isDescending = sort.startsWith('-') !== (sort.replace('-', '') === 'listed');
    const name = SORTS.find((one) => one === sort.replace('-', '')) ?? 'updatedAt';
    return { ...query, state, sort: name, isDescending };
  };
  const ofCategory = categoryQuery(type);
  addListRoute(app, {
    url: `/api/manage/${type.name}`,
    access: writersOf(type),
    summary: `Records in every state (${type.admin.noun}), the last changed first; those in the trash only when asked for`,
    section: 'editing',
    items: lineSchema,
    filters: {
      parameters: [...listQuery.parameters, ...ofCategory.parameters],
      read: (sent, wrong) => ({ ...listQuery.read(sent, wrong), ...ofCategory.read(sent, wrong) }),
    },
    async page(query, filters, request) {
      const live = await site.database.reading.count(type);
      const naming = await categoryNamed(site.database, filters);
      const asked = { ...queryOf(query, filters), naming };
      return {
        ...(await managedList(site, type, asked, actorOf(request))),
        headers: { [LIVE_COUNT]: live },
      };
    },
  });
}

function draftRoutes(app: FastifyInstance, site: Site, type: ContentType) {
  addRoute(app, {
    section: 'editing',
    record: nounOf(type),
    method: 'GET',
    url: `/api/manage/${type.name}/:id`,
    access: writersOf(type),
    summary: 'A record as staff see it: what is live, its draft, its dates',
    response: managedResponse(type, 'The record'),
    handler: async (_request, reply, { id }) =>
      sendManaged(reply, site.database, await readManaged(site.database, type, id)),
  });

  addRoute(app, {
    method: 'POST',
    isRepeatable: true,
    url: `/api/manage/${type.name}`,
    access: writersOf(type),
    deadlineMs: SLOW_ROUTE_MS,
    summary: 'Make a new record that is only a draft; what is required may still be missing',
    section: 'editing',
    body: { schemas: () => creationBodies(type), uploads: picturePolicy(site.media) },
    response: managedResponse(type, 'The record', 201),
    async handler(request, reply, { fields, uploads }) {
      const made = await newDraft(site, actorOf(request), type, { fields, uploads });
      reply.header('location', `/api/manage/${type.name}/${made.id}`);
      const warnings = [...warningsOf(type, fields, site.tools), ...animationsIn(uploads)];
      return sendManaged(reply, site.database, made, { status: 201, warnings });
    },
  });

  addManagedRoute(app, site, type, {
    method: 'PUT',
    path: 'draft',
    access: writersOf(type),
    ifMatch: 'required',
    summary: 'Keep the draft; fields that are not named stay as they are',
    body: { schemas: () => draftBodies(type) },
    answers: 'The record; unchanged if the draft is equal to what is kept',
    async change(request, { id, seenTag, fields: body }) {
      const fields = fieldsSent(body);
      const draft = { fields, base: baseSent(body), seen: seenTag };
      const kept = await saveDraft(site, actorOf(request), type, id, draft);
      return { ...kept, warnings: warningsOf(type, fields, site.tools) };
    },
  });

  addManagedRoute(app, site, type, {
    method: 'DELETE',
    path: 'draft',
    access: writersOf(type),
    ifMatch: true,
    summary: 'Throw the draft away; a record that is only a draft goes to the trash',
    refusals: [409],
    change: (request, { id, seenTag }) => discardDraft(site, actorOf(request), type, id, seenTag),
  });
}

/** Adds files to the draft: pictures, or documents where the field keeps those. */
function fileRoute(app: FastifyInstance, site: Site, type: ContentType, name: string, field: Field) {
  const common = {
    path: `draft/${name}`,
    access: writersOf(type),
    deadlineMs: SLOW_ROUTE_MS,
    ifMatch: true,
  } as const;
  const file = { type: 'string', contentMediaType: 'application/octet-stream' };
  const part = field.inputMode === 'files' ? pictureOrPath : file;
  const schemas = () => ({ 'multipart/form-data': object({ [name]: part }) });

  if (field.inputMode === 'files')
    addManagedRoute(app, site, type, {
      ...common,
      summary: `Put pictures into the draft (${name})`,
      body: { schemas, uploads: picturePolicy(site.media) },
      async change(request, { id, seenTag, fields, uploads }) {
        const pictures = { ...picturesSent(site, type, name, { fields, uploads }), seen: seenTag };
        const changed = await illustrateDraft(site, actorOf(request), type, id, pictures);
        return { ...changed, warnings: animationsIn(uploads) };
      },
    });
  else if (field.fromDocuments)
    addManagedRoute(app, site, type, {
      ...common,
      summary: `Put a document into the draft (${name})`,
      body: { schemas, uploads: documentPolicy(site.media) },
      async change(request, { id, seenTag, uploads }) {
        const list = uploads.get(name) ?? [];
        if (list.length === 0) throw errors.invalid({ [name]: sentences.noDocument });
        const documents = { field: name, uploads: list, seen: seenTag };
        return attachToDraft(site, actorOf(request), type, id, documents);
      },
    });
}

function publishingRoutes(app: FastifyInstance, site: Site, type: ContentType) {
  const common = { access: publishersOf(type), ifMatch: 'required' } as const;

  addManagedRoute(app, site, type, {
    ...common,
    path: 'publish',
    summary: 'Make the draft live, now or at an instant, and set the dates; without a draft the dates only',
    body: { schemas: () => inEveryEncoding(publication) },
    async change(request, { id, seenTag, fields }) {
      const wanted = { ...publicationIn(fields), seen: required(seenTag) };
      return publish(site, actorOf(request), type, id, wanted);
    },
  });

  addManagedRoute(app, site, type, {
    ...common,
    path: 'unpublish',
    summary: 'Take down what is live; it becomes the draft, unless there is one',
    change: (request, { id, seenTag }) => unpublish(site, actorOf(request), type, id, required(seenTag)),
  });
}

/** @throws 403 when the action needs the other duty */
function reviewRoute(app: FastifyInstance, site: Site, type: ContentType) {
  addManagedRoute(app, site, type, {
    path: 'review',
    access: [...writersOf(type), ...publishersOf(type)],
    ifMatch: 'required',
    summary:
      'Submit the draft for review, approve it, or send it back with words, which ends its schedule; a change of it ends the review',
    body: {
      schemas: () => inEveryEncoding(object({ action: oneOf(REVIEW_ACTIONS), note: text }, ['action'])),
    },
    async change(request, { id, seenTag, fields }) {
      const wrong: FieldErrors = {};
      const action = REVIEW_ACTIONS.find((one) => one === fields.action);
      if (!action)
        wrong.action = sentences.hasToBe('action', sentences.bodies.choice(REVIEW_ACTIONS.join(', ')));
      const note = noteIn(fields, wrong) ?? '';
      if (!action || Object.keys(wrong).length > 0) throw errors.invalid(wrong);
      return review(site, actorOf(request), type, id, { action, note, seen: required(seenTag) });
    },
  });
}

/** @throws 400 naming each invalid date, and a note that is too long */
function publicationIn(fields: Readonly<Record<string, unknown>>) {
  const wrong: FieldErrors = {};
  const at = instantIn(fields, 'at', wrong);
  const expireAt = instantIn(fields, 'expireAt', wrong);
  const pinnedUntil = instantIn(fields, 'pinnedUntil', wrong);
  const note = noteIn(fields, wrong);
  if (Object.keys(wrong).length > 0) throw errors.invalid(wrong);
  return { at, expireAt, pinnedUntil, note };
}

const EARLIEST_MS = Date.parse('0000-01-01T00:00:00.000Z');
const LATEST_MS = Date.parse('9999-12-31T23:59:59.999Z');
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})$/;

/**
 * An optional instant of a body, ISO 8601 with zone; empty or null clears it.
 * @returns it in UTC; null to clear it; undefined where it is absent, or wrong and named in `wrong`
 */
function instantIn(
  fields: Readonly<Record<string, unknown>>,
  name: string,
  wrong: FieldErrors,
): string | null | undefined {
  const sent = fields[name];
  if (sent === undefined) return undefined;
  if (sent === null || sent === '') return null;
  const ms = typeof sent === 'string' && INSTANT.test(sent) && isDay(sent) ? Date.parse(sent) : Number.NaN;
  // Texts of years beyond four digits would not sort by time.
  if (ms >= EARLIEST_MS && ms <= LATEST_MS) return new Date(ms).toISOString();
  wrong[name] = sentences.hasToBe(name, sentences.bodies.instant);
  return undefined;
}

/** Whether the month has the day: `Date` takes 30 February for 2 March. */
function isDay(sent: string): boolean {
  const day = sent.slice(0, 'YYYY-MM-DD'.length);
  const ms = Date.parse(day);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(day);
}

/** An optional note of at most `MAX_NOTE` characters. */
function noteIn({ note }: Readonly<Record<string, unknown>>, wrong: FieldErrors): string | undefined {
  if (note === undefined || note === null) return undefined;
  if (typeof note === 'string' && note.length <= MAX_NOTE && note.isWellFormed() && !note.includes('\0'))
    return note.normalize('NFC').trim();
  wrong.note = sentences.note(numeral(MAX_NOTE));
  return undefined;
}

const MAX_RECORDS = 200;

const sent = object(
  {
    action: oneOf(BULK_ACTIONS),
    ids: { ...arrayOf(object({ id: text, etag: text })), minItems: 1, maxItems: MAX_RECORDS },
    until: {
      anyOf: [instant, { type: 'null' }],
      description: 'For pin: until when they stand first on public pages; null ends it',
    },
  },
  ['action', 'ids'],
);

/** Changes several records of a type at once (requirements 19.200 to 19.203). */
export function bulkRoute(app: FastifyInstance, site: Site, type: ContentType): void {
  if (!type.drafts) return;
  addRoute(app, {
    method: 'POST',
    isRepeatable: true,
    url: `/api/manage/${type.name}/bulk`,
    access: publishersOf(type),
    deadlineMs: SLOW_ROUTE_MS,
    summary: `Change up to ${MAX_RECORDS} records, each by itself: what is refused is named, the rest is done`,
    section: 'editing',
    body: { schemas: () => inEveryEncoding(sent) },
    response: answers(
      'What was done and what was refused',
      object(
        {
          done: arrayOf(text),
          refused: arrayOf(object({ id: text, code: text, message: text })),
          warnings: bulkWarnings,
        },
        ['warnings'],
      ),
    ),
    async handler(request, _reply, { fields }) {
      const { action, records, until } = bulkIn(fields);
      const bulk = { site, actor: actorOf(request), type, until };
      const { done, refused, unscheduled } = await changeSeveral(bulk, action, records);
      const language = languageOfCall(request);
      const told = refused.map(({ sentence, ...one }) => ({
        ...one,
        message: inLanguage(sentence, language),
      }));
      const warnings = warningsTold(
        request,
        unscheduled.map((id) => ({ id, ...unscheduledWarning })),
      );
      return { done, refused: told, ...warnings };
    },
  });
}

const ids = listInForms(
  z
    .array(z.object({ id: z.string(), etag: z.string() }))
    .min(1)
    .max(MAX_RECORDS),
);

/** @throws 400 naming the invalid fields */
function bulkIn(fields: Readonly<Record<string, unknown>>) {
  const wrong: FieldErrors = {};
  const action = BULK_ACTIONS.find((one) => one === fields.action);
  if (!action) wrong.action = sentences.hasToBe('action', sentences.bodies.choice(BULK_ACTIONS.join(', ')));
  const read = ids.safeParse(fields.ids);
  if (!read.success) wrong.ids = sentences.hasToBe('ids', sentences.bodies.seenRecords(numeral(MAX_RECORDS)));
  const until = instantIn(fields, 'until', wrong);
  if (action === 'pin' && until === undefined) wrong.until ??= sentences.untilWhen;
  if (!action || !read.success || Object.keys(wrong).length > 0) throw errors.invalid(wrong);
  return { action, records: read.data.map(recordIn), until: until ?? null };
}

function recordIn({ id, etag }: { id: string; etag: string }): SeenRecord {
  return { id, seen: seenTags(etag.includes('"') ? etag : `"${etag}"`) ?? (() => false) };
}
