import type { FastifyInstance } from 'fastify';
import { numeral, sentencesIn } from '../../languages/sentences.ts';
import { fold } from '../../schema/fold.ts';
import type { Site } from '../../whole-site.ts';
import { actorOf } from '../access.ts';
import { arrayOf, boolean, object, text } from '../openapi/json-schema.ts';
import { findRecords, MAX_PER_KIND } from './find-records.ts';
import { sendPrivate } from './headers.ts';
import { nepaliTitle } from './nepali-title.ts';
import { defineQuery, type QueryParameter } from './query.ts';
import { addRoute } from './route.ts';
import { words } from './words.ts';

const said = sentencesIn(words);

/** The length of the longest title. */
const MAX_LENGTH = 200;

const searched: QueryParameter<string> = {
  description: 'Words or parts of them, in any case and order',
  required: true,
  schema: { ...text, minLength: 1, maxLength: MAX_LENGTH },
  expected: said.queries.shortText(numeral(MAX_LENGTH)),
  parse: (sent) =>
    typeof sent === 'string' && fold(sent) !== '' && [...sent].length <= MAX_LENGTH && !sent.includes('\0')
      ? sent
      : null,
};

const titled = { _id: text, title: text, title_ne: nepaliTitle };
const found = object(
  {
    ...titled,
    within: { ...object(titled), description: 'The faculty of a semester' },
    detail: { ...text, description: 'The telephone, else the email, of a submission or an account' },
  },
  ['_id', 'title'],
);
const kind = object({
  type: {
    ...text,
    description: 'Name of a content type, of what visitors send, of the chat, or ‘account’',
  },
  records: { ...arrayOf(found), maxItems: MAX_PER_KIND },
  isMore: { ...boolean, description: 'Others have the words, too; the list of the type tells them' },
});

/** Finds any record, for the back office's palette. */
export function findRoute(app: FastifyInstance, site: Site): void {
  addRoute(app, {
    method: 'GET',
    url: '/api/find',
    access: 'admin',
    summary:
      'Any record by its title or text, a submission by name, telephone, email or reference, an account by name or email: a few of each kind that one may see, the nearest first',
    tag: 'find',
    query: defineQuery({ q: searched }),
    response: { status: 200, description: 'What was found', schema: arrayOf(kind) },
    refusals: [400],
    handler: async (request, reply, { query: { q } }) =>
      sendPrivate(reply, await findRecords(site, q, actorOf(request).duties)),
  });
}
