import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Line, openLine } from '../line.ts';
import { sites, type TestSite } from '../site.ts';

const [embedded, server] = sites;

describe('Headers', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await embedded.start();
  });
  afterAll(() => site.close());

  const headersOf = async (path: string) => (await site.call('GET', path, { as: 'nobody' })).headers;

  test.each([
    '/',
    '/notices',
    '/news-and-events',
    '/nowhere',
    '/api/docs',
    '/admin/login',
    '/admin/dashboard',
    '/admin/add-notice',
  ])('of the page %s forbid inline scripts, framing and content sniffing [15.4]', async (path) => {
    const headers = await headersOf(path);
    const policy = headers.get('content-security-policy') ?? '';
    const script = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).not.toMatch(/unsafe-|\*|https?:/);
    expect(script).toBe("'self'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  });

  test.each([
    '/src/main.ts',
    '/package.json',
    '/.env',
    '/.git/config',
    '/data/chautari.db',
    '/assets/',
    '/assets/main.js.map',
    '/dist/server/main.js',
    '/node_modules/fastify/package.json',
  ])('of %s are those of a missing page, as strict as of any other [21.135]', async (path) => {
    const { status, headers, text } = await site.call('GET', path, { as: 'nobody' });
    expect(status).toBe(404);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(text).not.toMatch(/sourceMappingURL|"dependencies"|import /);
  });

  test('of cached pages have no nonce; the back office gets a new one each time and is not cached', async () => {
    expect((await headersOf('/')).get('content-security-policy')).not.toContain('nonce');
    const nonces = new Set<string>();
    for (let index = 0; index < 5; index += 1) {
      const { headers, text } = await site.call('GET', '/admin/login', { as: 'nobody' });
      const nonce =
        /style-src 'self' 'nonce-([\w-]{22})'/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? '';
      expect(text).toContain(`content="${nonce}"`);
      expect(headers.get('cache-control')).toBe('no-store');
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(5);
  });

  test('of the API keep browsers from treating its responses as pages', async () => {
    for (const path of [
      '/api/notices',
      '/api/notices?page=1',
      '/api/openapi.json',
      '/healthz',
      '/readyz',
      '/api/unknown',
      '/api/me',
    ]) {
      const headers = await headersOf(path);
      expect(headers.get('content-type'), path).toBe('application/json; charset=utf-8');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    }
  });

  test('do not reveal the server’s software', async () => {
    for (const path of ['/', '/api/notices', '/nowhere'])
      for (const name of ['server', 'x-powered-by']) expect((await headersOf(path)).get(name)).toBeNull();
  });

  test('grant other origins nothing', async () => {
    const { headers } = await site.call('GET', '/api/notices', {
      headers: { origin: 'https://evil.example' },
    });
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

test('The log names clients where LOG_ADDRESSES says so, as the filter for fail2ban reads it, and no checks of health [18.73]', async () => {
  const site = await embedded.start({ environment: { LOG_ADDRESSES: 'on', LIMIT_LOGIN: '1/1h' } });
  const json = { email: 'nobody@example.org', password: 'a wrong password' };
  for (let n = 0; n < 3; n += 1) await site.call('POST', '/api/user/login', { json, as: 'nobody' });
  for (const path of ['/healthz', '/readyz']) await site.call('GET', path, { as: 'nobody' });
  await site.close();
  const filter = readFileSync(join(import.meta.dirname, '../../docs/fail2ban/chautari.conf'), 'utf8');
  const [, pattern = ''] = /^failregex = (.*)$/m.exec(filter) ?? [];
  const banned = new RegExp(pattern.replace('<HOST>', '127\\.0\\.0\\.1'));
  expect(site.logLines.filter((line) => banned.test(line)).length).toBeGreaterThan(0);
  const answered = site.logLines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'answered');
  expect(answered.every(({ address }) => address === '127.0.0.1')).toBe(true);
  expect(answered.filter(({ route, level }) => /z$/.test(route) && level >= 30)).toEqual([]);
});

test('The log has a line with an id for each request, without personal texts, tokens or addresses', async () => {
  const site = await embedded.start();
  const secret = 'geheimwort';
  await site.call('POST', '/api/notice', { json: { title: secret, description: `<p>${secret}</p>` } });
  await site.call('POST', '/api/notice', { json: { title: '', description: secret } });
  await site.call('POST', '/api/user/login', {
    json: { email: `${secret}@example.org`, password: `${secret}-${secret}` },
  });
  await site.call('GET', `/api/notices?q=${secret}&page=1`);
  await site.call('GET', `/notice/${secret}/${'0'.repeat(24)}`, { as: 'nobody' });
  await site.call('GET', `/${secret}?token=${secret}`, {
    headers: { 'user-agent': secret, cookie: secret, referer: `http://${secret}/` },
  });
  await site.call('GET', '/api/me', { as: { token: secret } });
  const log = site.logLines.join('');
  await site.close();
  const lines = site.logLines.map((line) => JSON.parse(line) as Record<string, unknown>);
  const answered = lines.filter(({ msg }) => msg === 'answered');
  expect(answered.length).toBeGreaterThanOrEqual(7);
  for (const line of answered)
    expect(line).toMatchObject({
      requestId: expect.any(String),
      method: expect.any(String),
      route: expect.any(String),
      status: expect.any(Number),
      ms: expect.any(Number),
    });
  expect(new Set(answered.map(({ requestId }) => requestId)).size).toBe(answered.length);
  expect(log).not.toContain(secret);
  expect(log).not.toContain(site.token);
  expect(JSON.stringify(answered)).not.toMatch(/password|authorization|127\.0\.0\.1|admin@localhost/i);
});

describe('When the database server goes away', () => {
  let site: TestSite;
  let line: Line;

  beforeAll(async () => {
    const origin = await server.start();
    const target = new URL(origin.environment.DATABASE_URL ?? '');
    line = await openLine(target.href);
    target.host = line.host;
    site = await server.start({ beside: origin, environment: { DATABASE_URL: target.href } });
    return async () => {
      await site.close();
      line.cut();
      await origin.close();
    };
  });

  test('the site stays alive, is not ready, serves its cached pages, else refuses with 503, and recovers when it is back [11.9, 11.12, 18.33]', async () => {
    await site.call('POST', '/api/notice', { json: { title: 'Before' } });
    const page = await site.call('GET', '/notices', { as: 'nobody' });
    line.cut();
    await vi.waitFor(
      async () => expect((await site.call('GET', '/readyz', { as: 'nobody' })).status).toBe(503),
      { timeout: 15_000 },
    );
    expect((await site.call('GET', '/healthz', { as: 'nobody' })).status).toBe(200);
    const write = await site.call('POST', '/api/notice', { json: { title: 'Meanwhile' } });
    expect(write).toMatchObject({ status: 503, json: { code: 'overloaded' } });
    expect(write.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    for (const path of ['/api/banners?page=3', `/api/banner/${'0'.repeat(24)}`, '/notices?page=7'])
      expect((await site.call('GET', path, { as: 'nobody' })).status, path).toBe(503);
    expect(await site.call('GET', '/notices', { as: 'nobody' })).toMatchObject({
      status: 200,
      text: page.text,
    });
    await line.mend();
    await vi.waitFor(
      async () => expect((await site.call('GET', '/readyz', { as: 'nobody' })).status).toBe(200),
      { timeout: 15_000 },
    );
    expect((await site.call('POST', '/api/notice', { json: { title: 'After' } })).status).toBe(201);
    expect((await site.call('GET', '/api/notices')).list.map(({ title }) => title)).toEqual([
      'After',
      'Before',
    ]);
  });
});
