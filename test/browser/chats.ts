import { expect, vi } from 'vitest';
import type { Assistant } from '../../src/assistant/assistant.ts';
import type { TestSite } from '../site.ts';

/** Saves a conversation like the chat on a visitor's page. */
export async function talk(site: TestSite, ...entries: readonly (readonly [user: string, bot: string])[]) {
  const conversation = entries.map(([user, bot]) => ({ user, bot, timestamp: '2026-11-21T08:45:00.000Z' }));
  const { record } = await site.call('POST', '/api/create-chat', { as: 'nobody', json: { conversation } });
  return record;
}

/** An assistant without an answer to any question. */
export const withoutAnswers: Assistant = {
  reply: async () => ({ texts: ['Nothing is published about this.'], isGrounded: false }),
};

/** Unanswered questions, newest first. */
export const unansweredOn = async (site: TestSite) =>
  (await site.call('GET', '/api/unanswered')).list.map(({ question }) => question);

/** Asks a question without an answer and waits until it is recorded. */
export async function askUnanswered(site: TestSite, message: string) {
  await site.call('POST', '/webhooks/rest/webhook', { as: 'nobody', json: { message } });
  await vi.waitFor(async () => expect((await unansweredOn(site))[0]).toBe(message), 10_000);
}
