import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ResponseCache } from './response-cache.ts';

describe('the response cache', () => {
  let version: number | null;
  let cache: ResponseCache;
  let server: Server;
  const ask = (path: string, init?: RequestInit) =>
    fetch(`http://localhost:${(server.address() as AddressInfo).port}${path}`, init);
  const keep = (path: string, text: string, headers = {}) =>
    cache.store({ url: path, route: path }, version, headers, text);

  beforeEach(async () => {
    version = 1;
    cache = new ResponseCache(() => version);
    server = createServer((request, response) => {
      if (cache.answer(request, response) === null) response.writeHead(404).end();
    });
    server.listen(0, 'localhost');
    await once(server, 'listening');
  });
  afterEach(() => {
    server.close();
  });

  test('come back whole, with the headers that they were kept with', async () => {
    keep('/api/notices?limit=2', '["सूचना"]', { 'x-total-count': 7, 'content-type': 'application/json' });
    const answer = await ask('/api/notices?limit=2');
    expect(answer.headers.get('x-total-count')).toBe('7');
    expect(answer.headers.get('content-length')).toBe(String(Buffer.byteLength('["सूचना"]')));
    expect(await answer.text()).toBe('["सूचना"]');
  });

  test('are for that very address, and for reading only', async () => {
    keep('/a', '1');
    expect((await ask('/a?x=1')).status).toBe(404);
    expect((await ask('/a', { method: 'POST', body: 'x' })).status).toBe(404);
    expect((await ask('/a', { method: 'HEAD' })).status).toBe(404);
  });

  test('are 304 for clients that have them', async () => {
    keep('/a', '1', { etag: '"a.1"' });
    const answer = await ask('/a', { headers: { 'if-none-match': 'W/"a.0", "a.1"' } });
    expect([answer.status, answer.headers.get('etag'), await answer.text()]).toEqual([304, '"a.1"', '']);
    expect((await ask('/a', { headers: { 'if-none-match': '"a.2"' } })).status).toBe(200);
  });

  test('are forgotten as soon as anything is published', async () => {
    keep('/a', 'before');
    version = 2;
    expect((await ask('/a')).status).toBe(404);
    keep('/a', 'after');
    expect(await (await ask('/a')).text()).toBe('after');
  });

  test('an old one does not come back with what is kept after a change', async () => {
    keep('/a', 'before');
    version = 2;
    keep('/b', 'after');
    expect((await ask('/a')).status).toBe(404);
  });

  test('one that was made while something was published is not kept', async () => {
    const since = cache.version();
    version = 2;
    cache.store({ url: '/a', route: '/a' }, since, {}, 'mixed');
    expect((await ask('/a')).status).toBe(404);
  });

  test('nothing is kept, or answered, where the version cannot be told', async () => {
    keep('/a', '1');
    version = null;
    expect((await ask('/a')).status).toBe(404);
    keep('/a', '1');
    expect((await ask('/a')).status).toBe(404);
  });

  test('stay within their bytes: the least recently read go first', async () => {
    const large = 'x'.repeat(10 * 1024 * 1024);
    for (const path of ['/1', '/2', '/3']) keep(path, large);
    await (await ask('/1', { headers: { connection: 'close' } })).text();
    keep('/4', large);
    const statuses = ['/1', '/2', '/3', '/4'].map(
      async (path) => (await ask(path, { method: 'GET', headers: { connection: 'close' } })).status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 404, 200, 200]);
  });

  test('stay within their bytes: the oldest go first where none is read', async () => {
    const large = 'x'.repeat(10 * 1024 * 1024);
    for (const path of ['/1', '/2', '/3', '/4']) keep(path, large);
    expect((await ask('/1', { headers: { connection: 'close' } })).status).toBe(404);
    expect((await ask('/4', { headers: { connection: 'close' } })).status).toBe(200);
  });
});
