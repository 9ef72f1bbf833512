import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { collected } from '../collection.ts';
import { requestLine, sendRaw } from '../raw.ts';
import { sites, type TestSite } from '../site.ts';

interface Attack {
  method: string | null;
  uri: string | null;
  headers: Record<string, string> | null;
  data: string | null;
}

/** Every ninth request of the collection. A CONNECT request is refused by closing the connection. */
const isSendable = ({ method }: Attack, index: number) => index % 9 === 0 && method !== 'CONNECT';

describe('Published requests that were made to break servers', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await sites[0].start();
  });
  afterAll(() => site.close());

  test('are never answered with a server error, and change nothing', async () => {
    const attacks = collected('http').flatMap(({ bytes }) => JSON.parse(bytes.toString()) as Attack[]);
    for (const { method, uri, headers, data } of attacks.filter(isSendable)) {
      const body = Buffer.from(typeof data === 'string' ? data : '');
      const path = (uri ?? '/').replace(/[\r\n ]/g, '+');
      for (const prefix of ['', '/api/notice']) {
        const head = requestLine(method ?? 'GET', prefix + path, {
          ...headers,
          Connection: 'close',
          'Content-Length': String(body.length),
        });
        const { status } = await sendRaw(site.url, Buffer.concat([Buffer.from(head, 'latin1'), body]), 3000);
        expect(
          [200, 301, 302, 400, 401, 404, 405, 408, 413, 415, 431],
          `${method} ${prefix}${path}`,
        ).toContain(status);
      }
    }
    expect((await site.call('GET', '/api/notices')).list).toEqual([]);
    expect(site.logLines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  });
});
