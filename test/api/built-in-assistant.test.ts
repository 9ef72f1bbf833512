import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ChatService, json, startChatService } from '../chat-service.ts';
import { sites, type TestSite } from '../site.ts';

const asVisitor = { as: 'nobody' } as const;

/** Enough for a busy machine. */
const SOON = { timeout: 10_000 };

const HOSTEL = { title: 'Is there a hostel?', description: '<p>There is a hostel for sixty girls.</p>' };
const HONEST = /\[Contact Us\]\(\/contact-us\)/;

describe.each(sites)('The chat that answers by itself, on $name', ({ start }) => {
  let service: ChatService;
  let site: TestSite;
  let worded: TestSite;
  beforeAll(async () => {
    service = await startChatService();
    site = await start();
    worded = await start({
      environment: {
        LLM_BASE_URL: new URL('/v1', service.url).href,
        LLM_MODEL: 'small',
        LLM_API_KEY: 'sk-hidden',
      },
    });
    await worded.call('POST', '/api/faq', { json: HOSTEL });
  });
  afterAll(async () => {
    await site.close();
    await worded.close();
    await service.close();
  });

  const ask = async (message: string, where = site) => {
    const answer = await where.call('POST', '/webhooks/rest/webhook', { ...asVisitor, json: { message } });
    expect(answer.status).toBe(200);
    return answer.list.map(({ text }) => text).join('\n');
  };
  const unanswered = async () =>
    (await site.call('GET', '/api/unanswered')).list.map(({ question }) => question);

  test('says when it has no answer, tracks the question, and forgets it once an answer is published and asked for [7.34]', async () => {
    const question = 'Is there a hostel for girls?';
    expect(await ask(question)).toMatch(HONEST);
    await expect.poll(unanswered, SOON).toContain(question);
    await site.call('POST', '/api/faq', { json: HOSTEL });
    const answer = await ask(question);
    expect(answer).toContain('sixty girls');
    expect(answer).toContain('(/faqs#');
    await expect.poll(unanswered, SOON).not.toContain(question);
  });

  test('does not track courtesies', async () => {
    await ask('Namaste!');
    await ask('Is there a zeppelin?');
    await expect.poll(unanswered, SOON).toContain('Is there a zeppelin?');
    expect(await unanswered()).not.toContain('Namaste!');
  });

  test('lets a language model word the answer, and answers without it when it fails', async () => {
    const choices = [{ index: 0, message: { role: 'assistant', content: 'Yes: sixty girls live there.' } }];
    service.answering = json({ id: 'x', object: 'chat.completion', choices });
    const answer = await ask('Is there a hostel?', worded);
    expect(answer).toMatch(/^Yes: sixty girls live there\.\n\n.*\(\/faqs#/s);
    expect(service.asked.map(({ headers }) => headers.authorization)).toEqual(['Bearer sk-hidden']);
    service.answering = json({ error: { message: 'words of the visitor' } }, 500);
    expect(await ask('Is there a hostel?', worded)).toContain('There is a hostel for sixty girls.');
    expect(await ask('Is there a zeppelin?', worded)).toMatch(HONEST);
    expect(service.asked).toHaveLength(2);
    const warnings = worded.logLines.filter((line) => line.includes('language model'));
    expect(warnings).toHaveLength(1);
    expect(worded.logLines.join('')).not.toMatch(/hostel|words of the visitor|sk-hidden/);
  });
});
