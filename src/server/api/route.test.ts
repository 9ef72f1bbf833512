import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openRaw, requestLine } from '../../../test/raw.ts';
import type { Session } from '../../accounts/sessions.ts';
import { enforceAccess } from '../access.ts';
import { enforceDeadlines } from '../deadline.ts';
import { sendError } from '../error-handler.ts';
import { lingerBeforeClosing } from '../lingering-close.ts';
import { collectDocs } from '../openapi/docs-routes.ts';
import type { DocumentedRoute } from '../openapi/document.ts';
import { choice, defineQuery, wholeNumber } from './query.ts';
import { addRoute } from './route.ts';

const handler = () => '{}';
const docs = {
  summary: 'Tries out',
  section: 'trial',
  response: { status: 200, description: 'Nothing' },
} as const;

let app: FastifyInstance;
let documented: readonly DocumentedRoute[];
beforeEach(() => {
  app = fastify();
  app.setErrorHandler(sendError);
  enforceAccess(app, async () => null);
  documented = collectDocs(app);
});
afterEach(() => app.close());

describe('A route stops the start', () => {
  test('that does not say who may call it', () => {
    expect(() => app.get('/page', handler)).toThrow('Route GET /page does not declare who may call it');
  });

  test.each(['/api/notices', '/webhooks/rest/webhook'])('of the API without documentation (%s)', (url) => {
    expect(() => app.post(url, { config: { access: 'open' } }, handler)).toThrow(
      `Route POST ${url} has no documentation`,
    );
  });
});

test('a page needs no documentation, nor does a route that says why it has none', () => {
  app.get('/page', { config: { access: 'open' } }, handler);
  app.get('/api/docs', { config: { access: 'open', docs: { undocumented: 'It is one.' } } }, handler);
  expect(documented).toEqual([]);
});

test('a documented route is collected once, although it answers HEAD, too', () => {
  addRoute(app, { ...docs, method: 'GET', url: '/api/trial/:id', access: 'open', handler });
  expect(documented).toMatchObject([
    { method: 'GET', url: '/api/trial/:id', docs: { summary: 'Tries out' } },
  ]);
});

test('a handler gets its query as declared, and a caller hears of everything that is wrong with it', async () => {
  const query = defineQuery({ limit: wholeNumber(5, {}), state: choice(['sent', 'failed']) });
  addRoute(app, {
    ...docs,
    method: 'GET',
    url: '/api/trial',
    access: 'open',
    query,
    handler: (_request, _reply, input) => JSON.stringify(input.query),
  });
  expect((await app.inject('/api/trial?limit=3&state=sent&other=1')).json()).toEqual({
    limit: 3,
    state: 'sent',
  });
  expect((await app.inject('/api/trial')).json()).toEqual({});
  const refused = await app.inject('/api/trial?limit=6&state=lost');
  expect(refused.statusCode).toBe(400);
  expect(refused.json().fields).toEqual({
    limit: 'limit has to be a whole number from 1 to 5, given once.',
    state: 'state has to be one of sent, failed, given once.',
  });
});

const session: Session = {
  digest: '',
  account: { _id: 'a', role: 'admin', name: 'Asha', email: 'asha@localhost', duties: [], lang: 'en' },
};
const ofLength = (length: number) => JSON.stringify({ text: 'x'.repeat(length) });
test.each([
  ['is whole before the deadline is carried out', ofLength(100), 5000, 200],
  ['is whole after the deadline is not carried out', ofLength(100), 100, 503],
  ['is long, and whole after the deadline, is not carried out', ofLength(70_000), 100, 503],
  ['is long, and found to be malformed after the deadline, has one answer', `${ofLength(70_000)}}`, 100, 503],
])('a call whose body %s', async (_, body, deadlineMs, status) => {
  let calls = 0;
  await app.close();
  const unhandled: unknown[] = [];
  const note = (error: unknown) => unhandled.push(error);
  process.on('unhandledRejection', note);
  app = fastify();
  app.setErrorHandler(sendError);
  lingerBeforeClosing(app);
  enforceDeadlines(app);
  enforceAccess(app, async () => session);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  addRoute(app, {
    ...docs,
    method: 'POST',
    url: '/api/trial',
    access: 'admin',
    deadlineMs,
    body: { schemas: () => ({}) },
    handler: () => {
      calls += 1;
      return '{}';
    },
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const head = requestLine('POST', '/api/trial', {
    Connection: 'keep-alive',
    Authorization: 'Bearer one',
    'Content-Type': 'application/json',
    'Content-Length': `${body.length}`,
  });
  // The rest follows 200 ms after the head was read: a deadline counts from there.
  const arrived = once(app.server, 'request');
  const { socket, answer } = openRaw(url, head + body.slice(0, 50), 1000);
  await arrived;
  await pause(200);
  socket.write(body.slice(50));
  expect((await answer).status).toBe(status);
  await pause(300);
  process.off('unhandledRejection', note);
  expect({ calls, unhandled }).toEqual({ calls: status === 200 ? 1 : 0, unhandled: [] });
});
