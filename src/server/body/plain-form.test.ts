import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { readPlainForm } from './plain-form.ts';

const sent = (bytes: Buffer) =>
  readPlainForm({
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    raw: Readable.from([bytes]),
  } as unknown as FastifyRequest);

test('a form that ends within a character keeps what was typed before it', async () => {
  const whole = Buffer.from('name=Asha&message=नमस्ते');
  const { fields, error } = await sent(whole.subarray(0, -1));
  expect(error).toBeDefined();
  expect(fields).toEqual({ name: 'Asha', message: 'नमस्त' });
});

test('a form of damaged characters is read in the time of any other [21.154]', async () => {
  const before = process.cpuUsage();
  const { error } = await sent(
    Buffer.concat([Buffer.from('message='), Buffer.alloc(60_000, 0xff), Buffer.from('x')]),
  );
  const { user, system } = process.cpuUsage(before);
  expect(error).toBeDefined();
  expect((user + system) / 1000).toBeLessThan(2000);
});
