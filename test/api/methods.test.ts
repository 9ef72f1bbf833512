import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { extraTypes } from '../extra-types.ts';
import { requestLine, sendRaw } from '../raw.ts';
import { sites, type TestSite } from '../site.ts';

const ALL = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'QUERY',
  'REPORT',
];
const [embedded] = sites;

describe('Methods', () => {
  let site: TestSite;
  let known: [path: string, methods: string[]][];
  beforeAll(async () => {
    site = await embedded.start({ extraTypes });
    const { json } = await site.call('GET', '/api/openapi.json');
    const { paths } = json as { paths: Record<string, object> };
    known = Object.entries(paths).map(([path, of]) => [
      path,
      Object.keys(of).map((name) => name.toUpperCase()),
    ]);
    for (const path of [
      '/',
      '/notices',
      '/healthz',
      '/readyz',
      '/api/openapi.json',
      '/api/docs',
      '/admin/login',
      '/uploads/x.webp',
      '/notice/a/b',
    ])
      known.push([path, ['GET']]);
  });
  afterAll(() => site.close());

  test('that an address does not support are refused with 405 and the list of supported ones [11.5]', async () => {
    const tried = new Set<string>();
    for (const [index, [path, methods]] of known.entries()) {
      const allowed = methods.includes('GET') ? [...methods, 'HEAD'] : methods;
      const refused = ALL.filter((one) => !allowed.includes(one));
      // An address with the same methods as an earlier one is tried with one more that it does not have, in turn.
      const isNew = !tried.has(allowed.join());
      tried.add(allowed.join());
      for (const method of isNew ? refused : refused.slice(index % refused.length).slice(0, 1)) {
        const answer = await sendRaw(
          site.url,
          requestLine(method, path.replace('{id}', '0'.repeat(24)), { 'Content-Length': '0' }),
        );
        expect(answer.status, `${method} ${path}`).toBe(405);
        expect(answer.headers.allow?.split(', ').sort(), `${method} ${path}`).toEqual(allowed.toSorted());
        if (method !== 'HEAD') expect(JSON.parse(answer.body)).toMatchObject({ code: 'method-not-allowed' });
      }
    }
  });

  test.each(['POST', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    '%s at an unknown address is 404 [11.5]',
    async (method) => {
      for (const path of ['/api/unknown', '/api', '/api/notice/x/y', '/nowhere']) {
        const { status } = await sendRaw(site.url, requestLine(method, path, { 'Content-Length': '0' }));
        expect(status, path).toBe(404);
      }
    },
  );

  test('HEAD returns the headers of GET, without the body', async () => {
    const { record } = await site.call('POST', '/api/notice', { json: { title: 'Head' } });
    for (const path of [
      `/api/notice/${record._id}`,
      '/api/notices',
      '/api/notices?page=1',
      '/',
      '/notices',
      '/nowhere',
      '/api/openapi.json',
    ]) {
      const get = await site.call('GET', path, { as: 'nobody' });
      const head = await site.call('HEAD', path, { as: 'nobody' });
      expect(head.status, path).toBe(get.status);
      expect(head.text).toBe('');
      for (const name of [
        'etag',
        'content-type',
        'cache-control',
        'content-security-policy',
        'x-total-count',
      ])
        expect(head.headers.get(name), `${path} ${name}`).toBe(get.headers.get(name));
    }
  });
});
