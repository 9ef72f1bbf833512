import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sites, type TestSite } from '../site.ts';

const nothing = { styles: [], scripts: [], preloadScripts: [], preloadFonts: [] };
const assets = { site: { ...nothing, worker: '/assets/worker-1.js' }, admin: nothing };

describe.each(sites.slice(0, 1))('The service worker on $name', ({ start }) => {
  let site: TestSite;
  let off: TestSite;
  beforeAll(async () => {
    site = await start({ assets });
    off = await start({ assets, environment: { OFFLINE: 'off' } });
  });
  afterAll(() => Promise.all([site.close(), off.close()]));

  const workerOf = (from: TestSite, headers = {}) => from.call('GET', '/sw.js', { as: 'nobody', headers });

  test('has a policy of its own and is revalidated each time [17.204]', async () => {
    const { status, text, headers } = await workerOf(site);
    expect([status, text]).toEqual([200, 'importScripts("/assets/worker-1.js");\n']);
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'",
    );
    expect(headers.get('cache-control')).toBe('no-cache');
    const again = await workerOf(site, { 'if-none-match': headers.get('etag') ?? '' });
    expect([again.status, again.text]).toEqual([304, '']);
    expect((await site.call('POST', '/sw.js', { as: 'nobody' })).status).toBe(405);
  });

  test('is named by pages unless it is switched off [17.205]', async () => {
    expect((await site.call('GET', '/faqs', { as: 'nobody' })).text).toContain('data-worker="/sw.js"');
    expect((await off.call('GET', '/faqs', { as: 'nobody' })).text).not.toContain('data-worker');
    const { status, text } = await workerOf(off);
    expect(status).toBe(200);
    expect(text).toContain('registration.unregister()');
    expect(text).not.toContain('importScripts');
  });
});
