import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { errors, type FieldErrors } from '../../errors.ts';
import { inLanguage } from '../../languages/sentence.ts';
import { numeral, sentencesIn } from '../../languages/sentences.ts';
import { BULK_ACTIONS, changeSeveral, type SeenRecord } from '../../records/bulk.ts';
import type { ContentType } from '../../schema/define-type.ts';
import { listInForms } from '../../schema/fields/list.ts';
import type { Site } from '../../whole-site.ts';
import { actorOf } from '../access.ts';
import { SLOW_ROUTE_MS } from '../deadline.ts';
import { languageOfCall } from '../error-handler.ts';
import { arrayOf, inEveryEncoding, instant, object, oneOf, text } from '../openapi/json-schema.ts';
import { seenTags } from './etag.ts';
import { instantIn } from './instants.ts';
import { bulkWarnings, unscheduled as unscheduledWarning } from './managed-body.ts';
import { addRoute, answers } from './route.ts';
import { warningsTold } from './warnings.ts';
import { words } from './words.ts';

const said = sentencesIn(words);

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
    access: 'publisher',
    deadlineMs: SLOW_ROUTE_MS,
    summary: `Change up to ${MAX_RECORDS} records, each by itself: what is refused is named, the rest is done`,
    tag: 'editing',
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
    refusals: [400, 413, 415],
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
  if (!action) wrong.action = said.hasToBe('action', said.bodies.choice(BULK_ACTIONS.join(', ')));
  const read = ids.safeParse(fields.ids);
  if (!read.success) wrong.ids = said.hasToBe('ids', said.bodies.seenRecords(numeral(MAX_RECORDS)));
  const until = instantIn(fields, 'until', wrong);
  if (action === 'pin' && until === undefined) wrong.until ??= said.untilWhen;
  if (!action || !read.success || Object.keys(wrong).length > 0) throw errors.invalid(wrong);
  return { action, records: read.data.map(recordIn), until: until ?? null };
}

function recordIn({ id, etag }: { id: string; etag: string }): SeenRecord {
  return { id, seen: seenTags(etag.includes('"') ? etag : `"${etag}"`) ?? (() => false) };
}
