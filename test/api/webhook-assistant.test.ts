import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { WebhookAssistant } from '../../src/assistant/webhook-assistant.ts';
import {
  type Answering,
  type ChatService,
  cutting,
  endless,
  json,
  redirecting,
  silent,
  stalling,
  startChatService,
} from '../chat-service.ts';
import { readSql } from '../run-sql.ts';
import { anySite, sites, type TestSite } from '../site.ts';

const asVisitor = { as: 'nobody' } as const;
const OFF = { LIMIT_CHAT: 'off' };

/** Enough for a busy machine. */
const SOON = { timeout: 10_000 };

describe.each(anySite)('The webhook assistant, on $name', ({ start }) => {
  let service: ChatService;
  /** A site with the deadlines of the product. */
  let site: TestSite;
  /** A site with shorter deadlines. */
  let hasty: TestSite;
  beforeAll(async () => {
    service = await startChatService();
    site = await start({ environment: { ...OFF, CHATBOT_URL: service.url } });
    hasty = await start({
      environment: OFF,
      assistant: new WebhookAssistant(service.url, { deadlineMs: 300 }),
    });
  });
  afterAll(async () => {
    await site.close();
    await hasty.close();
    await service.close();
  });
  afterEach(() => {
    service.answering = json([]);
    service.asked.length = 0;
  });

  const ask = (message: string, more: object = {}, at = site) =>
    at.call('POST', '/webhooks/rest/webhook', { ...asVisitor, json: { message, ...more } });

  test('forwards sender and message, and returns every text of the answer, in order [7.34]', async () => {
    service.answering = json([
      { recipient_id: 'me', text: 'We have a hostel.' },
      { recipient_id: 'me', image: 'https://bot.example/hostel.jpg' },
      { recipient_id: 'me', text: ' \n ' },
      { recipient_id: 'me', text: 'It is for girls.\r\nAsk [us](/contact-us).\u0007', buttons: [] },
    ]);
    const answer = await ask('Is there a hostel?', { sender: 'me' });
    expect(answer.json).toEqual([
      { recipient_id: 'me', text: 'We have a hostel.' },
      { recipient_id: 'me', text: 'It is for girls.\nAsk [us](/contact-us).' },
    ]);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(service.asked).toHaveLength(1);
    expect(service.asked[0]?.json).toEqual({
      sender: 'me',
      message: 'Is there a hostel?',
      metadata: { lang: 'en', script: 'Latn' },
    });
    expect(service.asked[0]?.path).toBe('/webhooks/rest/webhook');
  });

  test.each([
    ['How much is the fee?', { lang: 'en', script: 'Latn' }],
    ['शुल्क कति हो?', { lang: 'ne', script: 'Deva' }],
    ['bharna kahile khulcha', { lang: 'ne', script: 'Latn' }],
  ])('tells the service in which language and letters %j is written [20.196]', async (message, told) => {
    await ask(message);
    expect(service.asked[0]?.json).toMatchObject({ message, metadata: told });
  });

  test('sends every message of a conversation as it came, and keeps none [25.12]', async () => {
    const sender = 'the visit of one person';
    for (const message of ['What is the fee of BCA?', 'and for BBA?']) await ask(message, { sender });
    const metadata = { lang: 'en', script: 'Latn' };
    expect(service.asked[1]?.json).toEqual({ sender, message: 'and for BBA?', metadata });
    expect(await readSql(site, 'select * from conversation')).toEqual([]);
  });

  test('gives each visitor without a sender id a unique one', async () => {
    service.answering = json([{ text: 'Yes.' }]);
    expect((await ask('One?')).json).toEqual([{ recipient_id: 'visitor', text: 'Yes.' }]);
    await ask('Two?');
    const senders = service.asked.map((asked) => (asked.json as { sender: string }).sender);
    expect(new Set(senders).size).toBe(2);
    for (const sender of senders) expect(sender).toMatch(/^[\da-f-]{36}$/);
  });

  test('returns texts that look like markup unchanged', async () => {
    const hostile = '<script>alert(1)</script><img src=x onerror=alert(2)>';
    service.answering = json([{ text: hostile }]);
    const { list, headers } = await ask(hostile);
    expect(list[0]?.text).toBe(hostile);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test.each([
    ['an empty list', []],
    ['pictures only', [{ image: 'https://bot.example/a.jpg' }, { text: null }]],
  ])('says honestly that there is no answer, and where to ask, for %s', async (_, answered) => {
    service.answering = json(answered);
    const { status, list } = await ask('Who built the gate?');
    expect([status, list.length]).toEqual([200, 1]);
    expect(list[0]?.text).toContain('[Contact Us](/contact-us)');
  });

  test('limits the number of texts and the length of each', async () => {
    service.answering = json(Array.from({ length: 30 }, () => ({ text: 'अ'.repeat(2500) })));
    const { list } = await ask('Talk!');
    expect(list).toHaveLength(10);
    const whole = list.map(({ text }) => text).join('\n\n');
    expect([...whole].length).toBeLessThanOrEqual(20_000);
    expect(list[0]?.text?.at(-1)).toBe('…');
  });

  const nonsense: [string, Answering][] = [
    ['fails', json({ message: 'secret words of the service' }, 500)],
    ['is not there', json([{ text: 'lost' }], 404)],
    ['cuts the line', cutting],
    ['answers a page', (response) => response.end('<h1>secret words of the service</h1>')],
    ['answers nothing', (response) => response.end()],
    ['answers an object', json({ text: 'secret words of the service' })],
    ['answers a list of words', json(['secret words of the service'])],
    ['answers texts that are none', json([{ text: 42 }])],
    ['answers 10 MB', json([{ text: 'x'.repeat(10 * 1024 * 1024) }])],
    ['answers without end', endless],
  ];
  test.each(nonsense)('is 502 with a message for people when the service %s [11.8]', async (_, answering) => {
    service.answering = answering;
    const { status, refusal, headers } = await ask('Can you hear me?');
    expect([status, refusal.code]).toEqual([502, 'chat-failed']);
    expect(refusal.message).toMatch(/try again/);
    expect(refusal.message).not.toMatch(/secret|127\.0\.0\.1/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(site.logLines.join('')).not.toMatch(/secret words|Can you hear/);
  });

  test('is 502 when the service cannot be reached', async () => {
    const gone = await startChatService();
    await gone.close();
    const alone = await start({ environment: { CHATBOT_URL: gone.url } });
    expect((await ask('Hello?', {}, alone)).status).toBe(502);
    await alone.close();
  });

  test.each([301, 302, 303, 307, 308])('does not follow a redirect (%s): 502', async (status) => {
    const inside = await startChatService(json([{ text: 'what only this machine may read' }]));
    service.answering = redirecting(inside.url, status);
    const answer = await ask('Where to?');
    expect(answer.status).toBe(502);
    expect(inside.asked).toEqual([]);
    await inside.close();
  });

  test.each([
    ['says nothing', silent],
    ['begins and never ends', stalling],
  ])('is 504 when the service %s within the deadline [11.8]', async (_, answering) => {
    service.answering = answering;
    const { status, refusal } = await ask('Are you there?', {}, hasty);
    expect([status, refusal.code]).toEqual([504, 'chat-silent']);
    expect(refusal.message).toMatch(/too long/);
  });

  test('cancels the request to the service when the visitor disconnects', async () => {
    service.answering = silent;
    const leaving = new AbortController();
    const asking = fetch(`${site.url}/webhooks/rest/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ message: 'Never mind' }),
      signal: leaving.signal,
    });
    await expect.poll(() => service.asked.length, SOON).toBe(1);
    leaving.abort();
    await expect(asking).rejects.toThrow();
    await expect.poll(() => service.asked[0]?.isLeft, SOON).toBe(true);
    expect(site.logLines.join('')).not.toContain('Never mind');
  });

  test('keeps other requests fast while many answers hang, and refuses more than its limit', async () => {
    service.answering = silent;
    const patient = await start({ environment: { ...OFF, CHATBOT_URL: service.url } });
    const leaving = new AbortController();
    const statuses: number[] = [];
    const retries = new Set<string | null>();
    const hanging = Array.from({ length: 40 }, async () => {
      const response = await fetch(`${patient.url}/webhooks/rest/webhook`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ message: 'Wait for me' }),
        signal: leaving.signal,
      });
      statuses.push(response.status);
      retries.add(response.headers.get('retry-after'));
      await response.text();
    });
    await expect.poll(() => [service.asked.length, statuses.length], SOON).toEqual([32, 8]);
    expect(new Set(statuses)).toEqual(new Set([503]));
    for (const retry of retries) expect(Number(retry)).toBeGreaterThan(0);
    for (const path of ['/', '/api/notices', '/healthz', '/readyz'])
      expect((await patient.call('GET', path, asVisitor)).status).toBe(200);
    expect((await patient.call('POST', '/api/notice', { json: { title: 'Meanwhile' } })).status).toBe(201);
    expect(statuses).toHaveLength(8);
    leaving.abort();
    await Promise.allSettled(hanging);
    // Disconnected visitors free their slots.
    service.answering = json([{ text: 'Now.' }]);
    await expect.poll(async () => (await ask('And now?', {}, patient)).status, SOON).toBe(200);
    await patient.close();
  });

  test('sends the user and password of the address as credentials, and never reveals them', async () => {
    const address = service.url.replace('http://', 'http://bot:p%40ss@');
    const closed = await start({ environment: { CHATBOT_URL: address } });
    await ask('Who am I?', {}, closed);
    expect(service.asked[0]?.headers.authorization).toBe(`Basic ${btoa('bot:p@ss')}`);
    service.answering = cutting;
    await ask('Who am I?', {}, closed);
    expect(closed.logLines.join('')).not.toMatch(/p@ss|p%40ss/);
    await closed.close();
  });

  test('tracks the questions for which the service had no answer, and no others', async () => {
    const other = await start({ environment: { CHATBOT_URL: service.url } });
    service.answering = json([{ text: 'Yes.' }]);
    await ask('Answered?', {}, other);
    service.answering = json([]);
    await ask('Unanswered?', {}, other);
    service.answering = json({}, 500);
    await ask('Failed?', {}, other);
    const kept = async () => (await other.call('GET', '/api/unanswered')).list.map((one) => one.question);
    await expect.poll(kept, SOON).toEqual(['Unanswered?']);
    await other.close();
  });
});

test('A pending answer of the webhook is refused when the site stops, and does not delay the stop', async () => {
  const service = await startChatService(silent);
  const site = await sites[0].start({ environment: { CHATBOT_URL: service.url } });
  const asking = site.call('POST', '/webhooks/rest/webhook', { ...asVisitor, json: { message: 'Hello?' } });
  await expect.poll(() => service.asked.length, SOON).toBe(1);
  await site.close();
  const { status, refusal, headers } = await asking;
  expect([status, refusal.code]).toEqual([503, 'overloaded']);
  expect(headers.get('retry-after')).toMatch(/^\d+$/);
  await service.close();
});
