import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { BOX_NAMES, type CollegeFacts, NETWORKS } from '../../content/college.ts';
import { COLLEGE_INPUTS, collegeInputSchema } from '../../content/college-input.ts';
import { RETENTION_FIELDS, type RetentionField } from '../../content/retention.ts';
import { changeCollege } from '../../records/college.ts';
import { unknownIn } from '../../schema/derive/warnings.ts';
import type { Warning } from '../../schema/warning.ts';
import type { Site } from '../../whole-site.ts';
import { actorOf } from '../access.ts';
import { arrayOf, boolean, inEveryEncoding, integer, object, oneOf, text } from '../openapi/json-schema.ts';
import { isNamed } from './etag.ts';
import { privateHeaders } from './headers.ts';
import { addRoute } from './route.ts';
import { warned, warningsTold } from './warnings.ts';

const social = arrayOf(object({ network: oneOf(NETWORKS), url: text }));
const boxes = arrayOf(object({ name: oneOf(BOX_NAMES), count: integer }));

const picture = {
  type: ['string', 'null'],
  description: 'Path on this host, or null. Another one is stored with POST /api/picture first',
};

const days = { type: ['integer', 'null'], description: 'Days for which it is kept; null is for ever' };
const periods = Object.fromEntries(RETENTION_FIELDS.map((name) => [name, days])) as Record<
  RetentionField,
  object
>;

/** A field of the settings that is missing here does not compile. */
const facts = object({
  name: text,
  name_ne: text,
  motto: text,
  motto_ne: text,
  university: text,
  university_ne: text,
  phone: text,
  extensions: arrayOf(text),
  email: text,
  address: text,
  address_ne: text,
  openingHours: text,
  openingHours_ne: text,
  mapsUrl: text,
  plusTwoUrl: text,
  journalUrl: text,
  social,
  established: { type: ['integer', 'null'] },
  copyrightYear: integer,
  answerDays: integer,
  boxes,
  logo: picture,
  favicon: picture,
  adminsNeedSecondFactor: {
    ...boolean,
    description: 'Changed with the duty accounts; turned on by somebody who has a second factor',
  },
  review: { ...arrayOf(text), description: 'Kinds of content that are approved before they are published' },
  ...periods,
} satisfies Record<keyof CollegeFacts, object>);

/** Forms write the lists as JSON in a text. */
function bodySchemas() {
  const form = collegeInputSchema();
  const json = { ...form, properties: { ...form.properties, social, boxes } };
  return { ...inEveryEncoding(form), 'application/json': json };
}

/** Settings have no version: their entity tag is a digest of them. */
function tagOf(facts: CollegeFacts): string {
  return `"settings.${createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 16)}"`;
}

function sendFacts(reply: FastifyReply, facts: CollegeFacts, warnings: readonly Warning[] = []) {
  const body = { ...facts, ...warningsTold(reply.request, warnings) };
  return reply.headers({ ...privateHeaders, etag: tagOf(facts) }).send(JSON.stringify(body));
}

/** Routes to read the college's settings, and to change those that a body names. */
export function settingsRoutes(app: FastifyInstance, site: Site): void {
  const common = {
    url: '/api/settings',
    tag: 'settings',
    response: {
      status: 200,
      description: 'All of it',
      schema: facts,
      headers: { ETag: { schema: text, description: 'For If-Match' } },
    },
  } as const;

  addRoute(app, {
    ...common,
    method: 'GET',
    access: 'admin',
    summary: 'What the college says of itself',
    handler: async (_request, reply) => sendFacts(reply, await site.college()),
  });

  addRoute(app, {
    ...common,
    method: 'PUT',
    access: ['publisher', 'accounts'],
    summary: 'Change what the body names; boxes that a list leaves out stay as they are',
    ifMatch: true,
    response: { ...common.response, schema: warned(facts) },
    body: { schemas: bodySchemas },
    refusals: [400, 412, 413, 415],
    async handler(request, reply, { fields }) {
      const seen = request.headers['if-match'];
      const isSeen = seen === undefined ? undefined : (facts: CollegeFacts) => isNamed(seen, tagOf(facts));
      const changed = await changeCollege(site, actorOf(request), fields, isSeen);
      return sendFacts(reply, changed, unknownIn(fields, COLLEGE_INPUTS));
    },
  });
}
