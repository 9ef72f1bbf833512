import type { FastifyInstance } from 'fastify';
import { chatCounts } from '../../assistant/chat-counts.ts';
import type { ChatContext } from '../../assistant/context.ts';
import { inboxCounts } from '../../inbox/inbox-counts.ts';
import { privateHeaders } from './headers.ts';

/** How much came from visitors and waits for the office; open back offices ask again and again. */
export function inboxRoute(app: FastifyInstance, chat: ChatContext): void {
  app.get('/api/inbox', { config: { access: 'admin', isPolled: true } }, async (_request, reply) => {
    const numbers = { ...(await inboxCounts(chat.database)), chats: await chatCounts(chat) };
    return reply.headers(privateHeaders).send(JSON.stringify(numbers));
  });
}
