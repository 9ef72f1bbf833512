import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { answer } from '../../assistant/answer.ts';
import { pageOfAnswered } from '../../assistant/answered.ts';
import { deleteChat, rateAnswer, storeConversation } from '../../assistant/store-conversation.ts';
import {
  deleteUnanswered,
  forgetTaught,
  pageOfTaught,
  pageOfUnanswered,
  teachAnswer,
} from '../../assistant/unanswered.ts';
import { chat } from '../../content/chat.ts';
import { errors } from '../../errors.ts';
import { nounOf } from '../../schema/define-type.ts';
import { MAX_MESSAGE } from '../../schema/fields/conversation.ts';
import type { Site } from '../../whole-site.ts';
import { actorOf } from '../access.ts';
import { disconnectSignal } from '../deadline.ts';
import { traceOf } from '../logging.ts';
import {
  arrayOf,
  boolean,
  inEveryEncoding,
  instant,
  integer,
  nepaliTitle,
  object,
  ref,
  text,
} from '../openapi/json-schema.ts';
import { sendPrivate } from './headers.ts';
import { addListRoute } from './list-route.ts';
import { noQuery } from './query.ts';
import { addRoute, answers } from './route.ts';

const MAY_RATE = 'x-may-rate';

/** During a shutdown, external chat services have this long to answer. */
const STOP_MS = 3000;

const section = 'chat';
const SENDER =
  'What the visit calls itself. One of at least 16 characters that repeats within 30 minutes from one network is a conversation';
const message = { ...text, minLength: 1, maxLength: MAX_MESSAGE };
const texts = {
  ...arrayOf(
    object({
      recipient_id: { ...text, description: 'The sender, or a neutral word' },
      text: { ...text, description: 'Plain text; links in it are written [words](address)' },
    }),
  ),
  minItems: 1,
};
const entry = object(
  { user: message, bot: { ...text, maxLength: 20_000 }, timestamp: { ...text, description: 'ISO 8601' } },
  ['user', 'timestamp'],
);
const conversation = {
  oneOf: [entry, { ...arrayOf(entry), minItems: 1, maxItems: 100 }],
};

function recordSchema() {
  const { $schema: _, ...conversation } = z.toJSONSchema(chat.fields.conversation.output());
  return object({
    _id: text,
    title: { ...text, description: 'What the visitor asked first, shortened' },
    conversation,
    createdAt: instant,
    updatedAt: instant,
  });
}

/** The chat, which is open to all, and its history, which is for admins (requirements 7.34 to 7.36). */
export function chatRoutes(app: FastifyInstance, site: Site): void {
  const stopping = stopSignal(app);

  addRoute(app, {
    method: 'POST',
    url: '/webhooks/rest/webhook',
    access: 'open',
    summary: 'Ask the assistant. What a question lacks is taken from the one before in its conversation',
    section,
    body: {
      schemas: () =>
        inEveryEncoding(
          object({ sender: { ...text, maxLength: 200, description: SENDER }, message }, ['message']),
        ),
      limit: site.messageLimit,
    },
    response: {
      ...answers('At least one text', texts),
      headers: {
        [MAY_RATE]: {
          description:
            'Where they answer something: it can be asked whether they helped (POST /api/answered)',
          schema: { const: 'yes' },
        },
      },
    },
    refusals: [429, 502, 503, 504],
    async handler(request, reply, { fields }) {
      const signal = disconnectSignal(reply, stopping);
      const trace = () => traceOf(request, reply);
      const { texts: all, mayRate } = await answer(site, { fields, address: request.ip, signal, trace });
      if (mayRate) reply.header(MAY_RATE, 'yes');
      return all;
    },
  });

  addRoute(app, {
    method: 'POST',
    url: '/api/create-chat',
    access: 'open',
    summary: 'Keep what was said in a chat. 200 where it joined the record of its visit',
    section,
    body: {
      schemas: () => ({
        'application/json': object(
          {
            conversation,
            session: { ...text, maxLength: 100, description: 'A random id that the visit gave itself' },
          },
          ['conversation'],
        ),
      }),
      limit: site.chatEntryLimit,
    },
    response: answers('The record whole', ref('chat'), 201),
    refusals: [429],
    async handler(request, reply, { fields }) {
      const { item, isNew } = await storeConversation(site, { fields, address: request.ip });
      return sendPrivate(reply, item, isNew ? 201 : 200);
    },
  });

  addListRoute(app, {
    url: `/api/${chat.plural}`,
    access: 'admin',
    summary: 'What was said in the chat, the visits that began last first: all of it, or one page',
    section,
    items: ref('chat'),
    components: () => ({ chat: recordSchema() }),
    filters: noQuery,
    page: (query) => site.database.reading.page(chat, query),
    all: () => site.database.reading.all(chat),
  });

  addRoute(app, {
    method: 'DELETE',
    url: `/api/${chat.name}/:id`,
    access: 'publisher',
    summary: 'Delete what was said in one visit',
    section,
    record: nounOf(chat),
    response: answers('The record as it stood', ref('chat')),
    handler: (request, _reply, { id }) => deleteChat(site, actorOf(request), id),
  });
}

/** Aborted `STOP_MS` after the server began to stop. */
function stopSignal(app: FastifyInstance): AbortSignal {
  const stopping = new AbortController();
  app.addHook('preClose', async () => {
    setTimeout(() => stopping.abort(errors.overloaded()), STOP_MS).unref();
  });
  return stopping.signal;
}

const wording = { ...text, description: 'The latest wording of questions that are alike' };
const question = object({
  _id: text,
  question: wording,
  asked: { ...integer, description: 'How often' },
  firstAt: instant,
  lastAt: instant,
  withheld: {
    description:
      'What was found and not said, with its record; null if nothing was, or if the record is not live any more, ' +
      'for who may not see drafts',
    oneOf: [object({ type: text, item: text, title: text, title_ne: nepaliTitle, text }), { type: 'null' }],
  },
});

/** Questions of visitors that no published text answers, for admins. */
export function unansweredRoutes(app: FastifyInstance, site: Site): void {
  const common = { access: 'admin', section: 'chat' } as const;

  addListRoute(app, {
    ...common,
    url: '/api/unanswered',
    summary:
      'Questions that nothing published answers, those asked last first; q is looked for in their wording',
    items: ref('unanswered'),
    components: () => ({ unanswered: question }),
    filters: noQuery,
    page: (query, _filters, request) => pageOfUnanswered(site, actorOf(request), query),
    all: 'page',
  });

  addRoute(app, {
    ...common,
    access: 'publisher',
    method: 'DELETE',
    url: '/api/unanswered/:id',
    summary: 'Take a question off this list',
    record: 'question',
    response: answers('The question', ref('unanswered')),
    handler: (request, _reply, { id }) => deleteUnanswered(site, actorOf(request), id),
  });
}

const rated = object({
  _id: text,
  question: wording,
  helped: { ...integer, description: 'How many visitors said that the answer helped' },
  notHelped: { ...integer, description: 'How many said that it did not' },
  lastAt: instant,
  said: {
    ...object({ title: text, path: text, text }),
    description:
      'The latest answer, shortened, with the page that it named; title and path are empty without one',
  },
});

/** What visitors say of the answers, and the list of it for admins. */
export function answeredRoutes(app: FastifyInstance, site: Site): void {
  const { reader } = site.database;

  addRoute(app, {
    method: 'POST',
    url: '/api/answered',
    access: 'open',
    summary:
      'Say whether an answer helped. It counts once, under the session and the timestamp with which its entry was kept; the opposite moves the count',
    section,
    body: {
      schemas: () =>
        inEveryEncoding(
          object({
            sender: { ...text, maxLength: 100, description: 'The session of the entry' },
            timestamp: { ...text, description: 'That of the entry, ISO 8601' },
            helped: boolean,
          }),
        ),
      flags: ['helped'],
      limit: site.ratingLimit,
    },
    response: { status: 204, description: 'Counted' },
    refusals: [404, 429],
    handler: (request, _reply, { fields }) => rateAnswer(site, { fields, address: request.ip }),
  });

  addListRoute(app, {
    access: 'admin',
    section,
    url: '/api/answered',
    summary: 'Questions whose answers visitors rated, the worst first; q is looked for in their wording',
    items: rated,
    filters: noQuery,
    page: (query) => pageOfAnswered(reader, query),
    all: 'page',
  });
}

const answering = {
  type: { ...text, description: 'The name of a type of content' },
  item: { ...text, description: 'The id of a record of it' },
};
const shown = { _id: text, question: text, ...answering, at: instant };
const taught = object(shown);
const listed = object({
  ...shown,
  title: {
    ...text,
    description: 'The title of the record; empty of one that is not live, for who may not see drafts',
  },
  title_ne: nepaliTitle,
});

/** Questions that staff have tied to the record that answers them, for admins. */
export function taughtRoutes(app: FastifyInstance, site: Site): void {
  const common = { access: 'admin', section: 'chat' } as const;

  addRoute(app, {
    ...common,
    access: 'publisher',
    method: 'POST',
    isRepeatable: true,
    url: '/api/unanswered/:id/answer',
    summary: 'Tie a question, unanswered or rated, to the record that answers it, and take it off its list',
    record: 'question',
    body: { schemas: () => inEveryEncoding(object(answering, ['type', 'item'])) },
    response: answers('The question with its answer', ref('taught'), 201),
    handler: (request, _reply, { id, fields: { type, item } }) =>
      teachAnswer(site, actorOf(request), id, { type: textOf(type), item: textOf(item) }),
  });

  addListRoute(app, {
    ...common,
    url: '/api/taught',
    summary: 'Questions that are tied to the record that answers them, the latest first',
    items: listed,
    components: () => ({ taught }),
    filters: noQuery,
    page: (query, _filters, request) => pageOfTaught(site, actorOf(request), query),
    all: 'page',
  });

  addRoute(app, {
    ...common,
    access: 'publisher',
    method: 'DELETE',
    url: '/api/taught/:id',
    summary: 'Untie a question from its answer',
    record: 'question',
    response: answers('The question', ref('taught')),
    handler: (request, _reply, { id }) => forgetTaught(site, actorOf(request), id),
  });
}

/** What is no text names nothing. */
const textOf = (sent: unknown) => (typeof sent === 'string' ? sent : '');
