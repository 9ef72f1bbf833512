import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { readMultipart } from './read-body.ts';

const read = (stream: Readable) =>
  readMultipart(
    { raw: stream, headers: { 'content-type': 'multipart/form-data; boundary=x' } } as FastifyRequest,
    { limit: 1000, policy: undefined },
  );
const body = (end: string) =>
  Readable.from([`--x\r\nContent-Disposition: form-data; name="title"\r\n\r\nFees${end}`], {
    objectMode: false,
  });

test('A body whose connection broke off before it is read is refused [21.89, 21.150]', async () => {
  const stream = body('');
  stream.destroy();
  await new Promise((resolve) => stream.once('close', resolve));
  await expect(read(stream)).rejects.toMatchObject({ status: 400, code: 'malformed' });
});

test('A body that arrives whole is read', async () => {
  expect((await read(body('\r\n--x--\r\n'))).fields).toEqual({ title: 'Fees' });
});
