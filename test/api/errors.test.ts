import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { multipart } from '../pictures.ts';
import { requestLine, sendRaw } from '../raw.ts';
import { type CallOptions, sites, type TestSite } from '../site.ts';

const [embedded] = sites;
const NOWHERE = '0'.repeat(24);

describe('Every refusal', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await embedded.start();
  });
  afterAll(() => site.close());

  test.each<[status: number, method: string, path: string, options: CallOptions]>([
    [400, 'POST', '/api/notice', { body: '{', headers: { 'content-type': 'application/json' } }],
    [400, 'POST', '/api/notice', { json: {} }],
    [400, 'GET', '/api/notices?page=0', {}],
    [401, 'POST', '/api/notice', { as: 'nobody', json: { title: 'x' } }],
    [401, 'POST', '/api/user/login', { as: 'nobody', json: { email: 'a@b', password: 'wrong password' } }],
    [404, 'GET', `/api/notice/${NOWHERE}`, {}],
    [404, 'GET', '/api/notice/odd', {}],
    [404, 'GET', '/api/unknown', {}],
    [404, 'GET', '/api', {}],
    [404, 'GET', '/api/', {}],
    [404, 'GET', '/uploads/none.webp', {}],
    [404, 'GET', '/uploads/..%2f..%2fchautari.sqlite', {}],
    [404, 'POST', '/webhooks/unknown', { json: {} }],
    [405, 'PATCH', '/api/notices', { json: {} }],
    [413, 'POST', '/api/notice', { json: { title: 'x', description: 'x'.repeat(5 * 1024 * 1024) } }],
    [415, 'POST', '/api/notice', { body: 'title=x', headers: { 'content-type': 'text/plain' } }],
    [415, 'POST', '/api/picture', { body: multipart({ image: new File(['no picture'], 'x.png') }) }],
    [400, 'GET', '/api/%', {}],
    [400, 'GET', '/api/notice/%c3%28', {}],
  ])('with %i of %s %s has one form, and no kept copy [11.1]', async (status, method, path, options) => {
    const answer = await site.call(method, path, options);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    const { message, code, fields, ...more } = answer.json as Record<string, unknown>;
    expect(message).toMatch(/^\w.{8,200}$/);
    expect(code).toMatch(/^[a-z-]+$/);
    expect(more).toEqual({});
    for (const reason of Object.values(fields ?? {})) expect(reason).toEqual(expect.any(String));
    expect(answer.text).not.toMatch(/FST_|SQL|ENOENT|node_modules|\.ts\b|stack|undefined/);
  });

  test('of a conflict has the same form', async () => {
    const made = await site.call('POST', '/api/notice', { json: { title: 'One' } });
    const headers = { 'if-match': '"another.9"' };
    const stale = await site.call('PUT', `/api/notice/${made.record._id}`, {
      json: { title: 'Two' },
      headers,
    });
    expect(stale).toMatchObject({ status: 412, json: { code: 'stale', message: expect.any(String) } });
    const account = { role: 'student', name: 'x', email: 'admin@localhost', password: 'a long enough one' };
    const taken = await site.call('POST', '/api/account', { json: account });
    expect(taken).toMatchObject({
      status: 409,
      json: { code: 'conflict', fields: { email: expect.any(String) } },
    });
  });

  test.each<[status: number, what: string, request: string]>([
    [431, 'headers without end', requestLine('GET', '/', { 'X-Long': 'x'.repeat(70_000) })],
    [431, 'an address without end', requestLine('GET', `/${'x'.repeat(70_000)}`)],
    [400, 'no HTTP', 'hello\r\n\r\n'],
    [400, 'a made-up method', requestLine('BREW', '/')],
    [400, 'two lengths', requestLine('POST', '/api/notice', { 'Content-Length': '3\r\nContent-Length: 4' })],
    [
      400,
      'a length and chunks',
      requestLine('POST', '/api/notice', { 'Content-Length': '3', 'Transfer-Encoding': 'chunked' }),
    ],
    [400, 'a negative length', requestLine('POST', '/api/notice', { 'Content-Length': '-1' })],
    [
      400,
      'an unreadable chunk',
      `${requestLine('POST', '/api/user/login', { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' })}zz\r\n`,
    ],
    [400, 'a header with a line break', 'GET / HTTP/1.1\r\nHost: x\r\nBad header\r\n\r\n'],
  ])('with %i of %s comes in the same form, and the server lives', async (status, _what, request) => {
    const answer = await sendRaw(site.url, request);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.body)).toEqual({ message: expect.any(String), code: expect.any(String) });
    expect((await site.call('GET', '/healthz')).status).toBe(200);
  });

  test('of a very long address has the same form as that of a short one', async () => {
    for (const length of [101, 5001, 15_000])
      expect(await site.call('GET', `/api/notice/${'x'.repeat(length)}`)).toMatchObject({
        status: 404,
        json: { code: 'not-found' },
      });
    expect((await site.call('GET', `/notice/${'x'.repeat(15_000)}/x`)).text).toContain('Page Not Found');
  });

  test('of a page address is a page', async () => {
    for (const path of ['/nowhere', '/notice/x', '/wp-login.php', '/.env', '/admin/nowhere', '/apix']) {
      const answer = await site.call('GET', path, { as: 'nobody' });
      expect(answer.status, path).toBe(404);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(answer.text).toContain('Page Not Found');
    }
  });
});
