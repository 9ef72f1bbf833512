import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { answer } from '../../assistant/answer.ts';
import { deleteChat, storeConversation } from '../../assistant/store-conversation.ts';
import { chat } from '../../content/chat.ts';
import { errors } from '../../errors.ts';
import { nounOf } from '../../schema/define-type.ts';
import { MAX_MESSAGE } from '../../schema/fields/conversation.ts';
import type { Site } from '../../whole-site.ts';
import { actorOf } from '../access.ts';
import { disconnectSignal } from '../deadline.ts';
import { arrayOf, inEveryEncoding, instant, object, ref, text } from '../openapi/json-schema.ts';
import { traceOf } from '../logging.ts';
import { sendPrivate } from './headers.ts';
import { addListRoute } from './list-route.ts';
import { noQuery } from './query.ts';
import { addRoute, answers } from './route.ts';

/** During a shutdown, external chat services have this long to answer. */
const STOP_MS = 3000;

const tag = 'chat';
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
    summary: 'Ask the assistant. Each message is answered by itself',
    tag,
    body: {
      schemas: () =>
        inEveryEncoding(
          object(
            { sender: { ...text, maxLength: 200, description: 'What the visit calls itself' }, message },
            ['message'],
          ),
        ),
      limit: site.messageLimit,
    },
    response: answers('At least one text', texts),
    refusals: [400, 413, 415, 429, 502, 503, 504],
    async handler(request, reply, { fields }) {
      const signal = disconnectSignal(reply, stopping);
      const trace = () => traceOf(request, reply);
      return answer(site, { fields, address: request.ip, signal, trace });
    },
  });

  addRoute(app, {
    method: 'POST',
    url: '/api/create-chat',
    access: 'open',
    summary: 'Keep what was said in a chat. 200 where it joined the record of its visit',
    tag,
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
    refusals: [400, 413, 415, 429],
    async handler(request, reply, { fields }) {
      const { item, isNew } = await storeConversation(site, { fields, address: request.ip });
      return sendPrivate(reply, item, isNew ? 201 : 200);
    },
  });

  addListRoute(app, {
    url: `/api/${chat.plural}`,
    access: 'admin',
    summary: 'What was said in the chat, the visits that began last first: all of it, or one page',
    tag,
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
    tag,
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
