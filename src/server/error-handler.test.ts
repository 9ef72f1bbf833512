import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { createLogger } from '../log/logger.ts';
import { sendError } from './error-handler.ts';

test('an unforeseen error is logged once with its stack, however often somebody asks for it and in what words [22.64]', async () => {
  const lines: string[] = [];
  const log = createLogger('error', { write: (line: string) => void lines.push(line) });
  const app = fastify({ loggerInstance: log });
  onTestFinished(() => app.close());
  app.setErrorHandler(sendError);
  app.get('/one', async (request) => {
    throw new TypeError(`One of ${request.id}`);
  });
  app.get('/other', async () => {
    throw new TypeError('Another');
  });
  for (let time = 0; time < 100; time += 1) expect((await app.inject('/one')).statusCode).toBe(500);
  await app.inject('/other');
  const logged = lines.map((line) => JSON.parse(line) as { err: { type: string; stack: string } });
  expect(logged.map(({ err }) => err.type)).toEqual(['TypeError', 'TypeError']);
  expect(logged[0]?.err.stack).toContain('error-handler.test.ts');
});
