import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { BOXES, type CollegeFacts, NETWORKS } from '../../content/college.ts';
import { COLLEGE_INPUTS, collegeInputSchema } from '../../content/college-input.ts';
import { RETENTION_FIELDS } from '../../content/retention.ts';
import { changeCollege } from '../../records/college.ts';
import { unknownIn } from '../../schema/derive/warnings.ts';
import type { Warning } from '../../schema/warning.ts';
import type { Site } from '../../whole-site.ts';
import { actorOf } from '../access.ts';
import { arrayOf, boolean, inEveryEncoding, integer, object, text } from '../openapi/json-schema.ts';
import { isNamed } from './etag.ts';
import { privateHeaders } from './headers.ts';
import { addRoute } from './route.ts';
import { warned, warningsTold } from './warnings.ts';

const picture = {
  type: ['string', 'null'],
  description: 'Path on this host, or null. Another one is stored with POST /api/picture first',
};

const lines = { ...text, description: 'One per line' };

const days = { type: ['integer', 'null'], description: 'Days for which it is kept; null is for ever' };

/** The same shape for each of these fields. */
const each = <N extends string>(names: readonly N[], shape: object) =>
  Object.fromEntries(names.map((name) => [name, shape])) as Record<N, object>;

/** A field of the settings that is missing here does not compile. */
const facts = object({
  name: text,
  name_ne: text,
  motto: text,
  motto_ne: text,
  university: text,
  university_ne: text,
  phone: text,
  extensions: { ...text, description: 'With commas between them' },
  morePhones: lines,
  email: text,
  moreEmails: lines,
  address: text,
  address_ne: text,
  openingHours: text,
  openingHours_ne: text,
  mapsUrl: text,
  plusTwoUrl: text,
  journalUrl: text,
  ...each(NETWORKS, text),
  established: { type: ['integer', 'null'] },
  copyrightYear: integer,
  answerDays: integer,
  ...each(BOXES, integer),
  logo: picture,
  favicon: picture,
  adminsNeedSecondFactor: {
    ...boolean,
    description: 'Changed with the duty accounts; turned on by somebody who has a second factor',
  },
  review: { ...arrayOf(text), description: 'Kinds of content that are approved before they are published' },
  ...each(RETENTION_FIELDS, days),
} satisfies Record<keyof CollegeFacts, object>);

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
    summary: 'Change what the body names',
    ifMatch: true,
    response: { ...common.response, schema: warned(facts) },
    body: { schemas: () => inEveryEncoding(collegeInputSchema()) },
    refusals: [400, 412, 413, 415],
    async handler(request, reply, { fields }) {
      const seen = request.headers['if-match'];
      const isSeen = seen === undefined ? undefined : (facts: CollegeFacts) => isNamed(seen, tagOf(facts));
      const changed = await changeCollege(site, actorOf(request), fields, isSeen);
      return sendFacts(reply, changed, unknownIn(fields, COLLEGE_INPUTS));
    },
  });
}
