import { hash } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { requestLine, sendRaw } from '../../test/raw.ts';
import { sites } from '../../test/site.ts';

test('A connection that a browser made ahead, without a request, does not hold up the stop [10.14]', {
  timeout: 30_000,
}, async () => {
  const [{ start }] = sites;
  const site = await start();
  const ahead = connect(Number(new URL(site.url).port), 'localhost');
  await once(ahead, 'connect');
  const ended = once(ahead, 'close');
  ahead.resume();
  await site.close();
  expect(await ended).toEqual([false]);
});

test('A request that names two hosts is refused with 400, and its connection is closed [21.121]', async () => {
  const [{ start }] = sites;
  const site = await start();
  const healthy = requestLine('GET', '/healthz');
  const twice = healthy.replace('Connection: close', 'HOST: evil.example');
  const { status, body, headers } = await sendRaw(site.url, twice + healthy);
  expect([status, headers.connection, JSON.parse(body).code]).toEqual([400, 'close', 'malformed']);
  expect((await sendRaw(site.url, healthy)).status).toBe(200);
  await site.close();
});

test.each([
  ['a method that does not exist', requestLine('BREW', '/')],
  ['no host', 'GET /healthz HTTP/1.1\r\n\r\n'],
  ['two hosts', 'GET /healthz HTTP/1.1\r\nHost: one.example\r\nHost: two.example\r\n\r\n'],
])('A request with %s is refused with the headers of every answer [21.136]', async (_what, request) => {
  const [{ start }] = sites;
  const site = await start();
  const { status, body, headers } = await sendRaw(site.url, request);
  expect([status, JSON.parse(body).code]).toEqual([400, 'malformed']);
  expect(headers).toMatchObject({
    connection: 'close',
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  });
  expect((await sendRaw(site.url, 'GET /healthz HTTP/1.0\r\n\r\n')).status).toBe(200);
  await site.close();
});

test('A request whose target names a host is answered as one for its path alone [21.137]', async () => {
  const [{ start }] = sites;
  const site = await start();
  const answerTo = async (target: string) => {
    const { status, body } = await sendRaw(site.url, requestLine('GET', target));
    return { status, digest: hash('sha256', body) };
  };
  for (const path of ['/privacy', '/', '/search?q=college', '/api/notice'])
    expect(await answerTo(`HTTP://evil.example${path}`), path).toEqual(await answerTo(path));
  expect(await answerTo('http://evil.example')).toEqual(await answerTo('/'));
  expect((await answerTo('http://evil.example/api/me')).status).toBe(401);
  await site.close();
});
