import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enforceDeadlines } from './deadline.ts';

let app: FastifyInstance;
let url = '';
const hasFinished = Promise.withResolvers<void>();

beforeAll(async () => {
  app = fastify();
  enforceDeadlines(app);
  const impatient = { config: { deadlineMs: 50 } };
  app.get('/never', impatient, () => new Promise(() => {}));
  app.get('/streaming', impatient, (_request, reply) => {
    reply.raw.writeHead(200, { 'content-length': 10 });
    reply.raw.write('half');
    return new Promise(() => {});
  });
  app.get('/in-time', impatient, async () => 'answered');
  app.get('/own', impatient, (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-length': 4 });
    setTimeout(() => reply.raw.end('done', () => hasFinished.resolve()), 150);
    request.raw.resume();
  });
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

test('what is not answered in time is given up with 503', async () => {
  const answer = await fetch(`${url}/never`);
  expect(answer.status).toBe(503);
});

test('what has begun and does not end in time is cut off', async () => {
  const answer = await fetch(`${url}/streaming`);
  expect(answer.status).toBe(200);
  await expect(answer.text()).rejects.toThrow();
});

test('what is answered in time is left alone, and so is what writes its answer itself', async () => {
  expect(await (await fetch(`${url}/in-time`)).text()).toBe('answered');
  expect(await (await fetch(`${url}/own`)).text()).toBe('done');
  await hasFinished.promise;
});
