import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sites, type TestSite } from '../site.ts';

const [embedded] = sites;
const decode = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };

describe('Pages', () => {
  let site: TestSite;
  let notice: string;
  beforeAll(async () => {
    site = await embedded.start();
    const description = '<h2>Fees</h2><p>Pay &amp; <strong>sign</strong> भर्ना</p>';
    const { record } = await site.call('POST', '/api/notice', {
      json: { title: `Tom & "Jerry" <b>'s`, description },
    });
    notice = `/notice/tom-jerry-b-s/${record._id}`;
    await site.call('POST', '/api/news', { json: { title: 'Graduation', description } });
    await site.call('POST', '/api/banner', {
      json: { title: 'DefaultBanner all', shortText: 'Short', shortDescription: 'Described' },
    });
  });
  afterAll(() => site.close());

  const get = (path: string, headers: Record<string, string> = {}) =>
    site.call('GET', path, { as: 'nobody', headers });
  const rawOf = async (path: string, encoding: string | null) => {
    const { request } = await import('node:http');
    const { hostname, port } = new URL(site.url);
    return new Promise<{ encoding: string; bytes: Buffer; headers: NodeJS.Dict<string | string[]> }>(
      (resolve, reject) => {
        const headers = encoding === null ? {} : { 'accept-encoding': encoding };
        request({ hostname, port, path, headers }, (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk) => chunks.push(chunk));
          response.on('end', () =>
            resolve({
              encoding: String(response.headers['content-encoding'] ?? 'identity'),
              bytes: Buffer.concat(chunks),
              headers: response.headers,
            }),
          );
        })
          .on('error', reject)
          .end();
      },
    );
  };

  test('arrive as complete HTML, with all texts in it, escaped [1.1, 6.4, 15.1]', async () => {
    for (const path of ['/', '/notices', notice, '/news-and-events', '/nowhere']) {
      const { text, headers } = await get(path);
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(text).toMatch(/^<!doctype html><html lang="en"/i);
      expect(text.trimEnd()).toMatch(/<\/html>$/);
      expect(text).toMatch(/<title>[^<]+<\/title>/);
      expect(text).toContain('<main');
      expect(text.match(/<h1[ >]/g), path).toHaveLength(1);
      expect(text).not.toMatch(/<style[ >]|\sstyle="|\son\w+="|javascript:/);
      expect(text).not.toContain('<b>');
    }
    expect((await get('/')).text).toContain('DefaultBanner all');
    expect((await get('/notices')).text).toContain('Tom &amp; &quot;Jerry&quot; &lt;b&gt;');
    expect((await get(notice)).text).toContain('<h2>Fees</h2><p>Pay &amp; <strong>sign</strong> भर्ना</p>');
  });

  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['br;q=0, gzip;q=0.0', 'identity'],
    ['deflate', 'identity'],
    ['identity', 'identity'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['gzip;q=0, *', 'br'],
    ['', 'identity'],
    [null, 'identity'],
    [';;;q=,,', 'identity'],
  ] as const)('to a visitor who accepts %j come as %s [15.3]', async (accepts, encoding) => {
    const plain = (await rawOf('/notices', null)).bytes;
    for (let round = 0; round < 2; round += 1) {
      const answer = await rawOf('/notices', accepts);
      expect(answer.encoding).toBe(encoding);
      expect(decode[encoding](answer.bytes).equals(plain)).toBe(true);
      expect(answer.headers['content-length']).toBe(String(answer.bytes.length));
      expect(answer.headers.vary).toBe('Accept-Encoding');
    }
  });

  test('are answered with 304 until they change [15.3]', async () => {
    for (const path of ['/', '/notices', notice]) {
      for (const encoding of ['identity', 'br', 'gzip']) {
        const headers = { 'accept-encoding': encoding };
        const etag = (await get(path, headers)).headers.get('etag') ?? '';
        expect(etag).toMatch(/^"[\w-]+"$/);
        for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
          const answer = await get(path, { ...headers, 'if-none-match': known });
          expect([answer.status, answer.text, answer.headers.get('etag')]).toEqual([304, '', etag]);
          expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
        }
        expect((await get(path, { ...headers, 'if-none-match': '"other"' })).status).toBe(200);
      }
    }
    const before = (await get('/notices')).headers.get('etag') ?? '';
    const { record } = await site.call('POST', '/api/notice', { json: { title: 'Changes it' } });
    expect((await get('/notices', { 'if-none-match': before })).status).toBe(200);
    await site.call('DELETE', `/api/notice/${record._id}`);
    expect((await get('/notices', { 'if-none-match': before })).status).toBe(304);
  });

  test('that do not exist are never answered with 304', async () => {
    const { headers } = await get('/nowhere');
    expect((await get('/nowhere', { 'if-none-match': headers.get('etag') ?? '*' })).status).toBe(404);
    expect((await get('/nowhere', { 'if-none-match': '*' })).status).toBe(404);
  });

  test('answer HEAD with the headers of GET', async () => {
    for (const path of ['/', notice, '/nowhere']) {
      const page = await get(path);
      const head = await site.call('HEAD', path, { as: 'nobody' });
      expect([head.status, head.text]).toEqual([page.status, '']);
      for (const name of ['etag', 'content-length', 'content-encoding', 'content-type', 'cache-control'])
        expect(head.headers.get(name), name).toBe(page.headers.get(name));
    }
  });

  test('are revalidated by browsers on every use, and by shared caches after a second [18.50]', async () => {
    expect((await get('/')).headers.get('cache-control')).toBe('max-age=0, must-revalidate, s-maxage=1');
  });
});
