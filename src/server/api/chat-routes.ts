import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../assistant/answer.ts';
import type { ChatContext } from '../../assistant/context.ts';
import { storeConversation } from '../../assistant/store-conversation.ts';
import { chat } from '../../content/chat.ts';
import { errors } from '../../errors.ts';
import { OPEN_BODY_BYTES, readBody } from '../body/read-body.ts';
import { disconnectSignal, SLOW_ADMIN_ROUTE } from '../deadline.ts';
import { privateHeaders } from './headers.ts';
import { linksOf, pageQueryOf } from './page-query.ts';
import { wholeList } from './whole-list.ts';

const LIST = `/api/${chat.plural}`;
/** A stop waits no longer for services outside: what was accepted is answered before it ends. */
const STOP_MS = 3000;
const OPEN = { config: { access: 'open' } } as const;

/** The chat: open to be used, its history for admins (contract: Assistant). */
export function chatRoutes(app: FastifyInstance, context: ChatContext): void {
  const ending = endingOf(app);
  app.post('/webhooks/rest/webhook', OPEN, async (request, reply) => {
    const signal = disconnectSignal(reply, ending);
    const { fields } = await readBody(request, { limit: OPEN_BODY_BYTES });
    const texts = await answer(context, { fields, address: request.ip, signal });
    return reply.headers(privateHeaders).send(JSON.stringify(texts));
  });

  app.post('/api/create-chat', OPEN, async (request, reply) => {
    const { fields } = await readBody(request, { limit: OPEN_BODY_BYTES });
    const { item, isNew } = await storeConversation(context, { fields, address: request.ip });
    return reply
      .code(isNew ? 201 : 200)
      .headers(privateHeaders)
      .send(JSON.stringify(item));
  });

  app.get(LIST, SLOW_ADMIN_ROUTE, async (request, reply) => {
    const query = pageQueryOf(request.query as Record<string, unknown>);
    const { reading } = context.database;
    reply.headers(privateHeaders);
    if (!query) {
      const isHead = request.method === 'HEAD';
      return reply.send(isHead ? Readable.from([]) : wholeList(reading, chat));
    }
    const { items, total } = await reading.page(chat, query);
    const links = linksOf(LIST, query, total);
    if (links) reply.header('link', links);
    return reply.header('x-total-count', total).send(JSON.stringify(items));
  });
}

/** Aborted a while after a stop began. */
function endingOf(app: FastifyInstance): AbortSignal {
  const ending = new AbortController();
  app.addHook('preClose', async () => {
    setTimeout(() => ending.abort(errors.overloaded()), STOP_MS).unref();
  });
  return ending.signal;
}
