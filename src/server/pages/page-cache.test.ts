import { beforeEach, describe, expect, test } from 'vitest';
import { CachedPage } from './cached-page.ts';
import { PageCache } from './page-cache.ts';

const page = (text = 'page') => new CachedPage(200, text, {});

describe('The page cache', () => {
  let fresh: { version: number; day: string };
  let cache: PageCache;
  beforeEach(() => {
    fresh = { version: 1, day: '2026-11-20' };
    cache = new PageCache(() => ({ ...fresh }));
  });

  test('renders a page once, however many ask at once and after', async () => {
    let renders = 0;
    const render = async () => {
      renders += 1;
      await new Promise((resolve) => setImmediate(resolve));
      return page();
    };
    const all = await Promise.all(Array.from({ length: 20 }, () => cache.get('/', render)));
    expect(new Set(all).size).toBe(1);
    expect(await cache.get('/', render)).toBe(all[0]);
    expect(cache.find('/')).toBe(all[0]);
    expect(renders).toBe(1);
  });

  test.each([
    ['what is published', { version: 2, day: '2026-11-20' }],
    ['the day', { version: 1, day: '2026-11-21' }],
  ])('forgets every page with a change of %s', async (_what, next) => {
    await cache.get('/', async () => page());
    fresh = next;
    expect(cache.find('/')).toBeUndefined();
    const again = page('again');
    expect(await cache.get('/', async () => again)).toBe(again);
  });

  test('neither keeps nor hands on a page whose rendering began before a change [18.59]', async () => {
    let finish = () => {};
    const old = page('old');
    const slow = cache.get('/', async () => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return old;
    });
    await new Promise((resolve) => setImmediate(resolve));
    fresh = { ...fresh, version: 2 };
    const now = page('now');
    expect(await cache.get('/', async () => now)).toBe(now);
    finish();
    expect(await slow).toBe(old);
    expect(cache.find('/')).toBe(now);
  });

  test('tells which page of the present version is being rendered [21.91]', async () => {
    expect(cache.isRendering('/')).toBe(false);
    const first = cache.get('/', async () => page());
    expect([cache.isRendering('/'), cache.isRendering('/other')]).toEqual([true, false]);
    fresh = { ...fresh, version: 2 };
    expect(cache.isRendering('/')).toBe(false);
    const second = cache.get('/', async () => page());
    expect(cache.isRendering('/')).toBe(true);
    await Promise.all([first, second]);
    expect(cache.isRendering('/')).toBe(false);
  });

  test('keeps no address that turned out to be none', async () => {
    expect(await cache.get('/x', async () => 'not-found')).toBe('not-found');
    expect(await cache.get('/y', async () => ({ goTo: '/z' }))).toEqual({ goTo: '/z' });
    expect([cache.find('/x'), cache.find('/y')]).toEqual([undefined, undefined]);
  });

  test('lets a failure through to all who wait, and tries again for the next', async () => {
    const fail = async () => {
      throw new Error('no');
    };
    const outcomes = await Promise.allSettled([cache.get('/', fail), cache.get('/', fail)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const now = page();
    expect(await cache.get('/', async () => now)).toBe(now);
  });

  test('keeps a page that is read, whatever its age', async () => {
    const small = new PageCache(() => fresh, { megabytes: 1 });
    const quarter = () => page('x'.repeat(128 * 1024));
    await small.get('/hot', async () => quarter());
    for (let index = 0; index < 20; index += 1) {
      await small.get(`/${index}`, async () => quarter());
      expect(small.find('/hot')).toBeDefined();
    }
    expect(small.find('/0')).toBeUndefined();
  });

  test('does not store a page that is larger than its share', async () => {
    const small = new PageCache(() => fresh, { megabytes: 1 });
    const large = page('x'.repeat(1024 * 1024));
    expect(await small.get('/large', async () => large)).toBe(large);
    expect(small.find('/large')).toBeUndefined();
  });

  test('holds no more than 64 MB: the least recently used go first', async () => {
    const megabyte = 'x'.repeat(1024 * 1024);
    let kept = 0;
    for (let index = 0; index < 100; index += 1) await cache.get(`/${index}`, async () => page(megabyte));
    for (let index = 0; index < 100; index += 1) kept += cache.find(`/${index}`)?.bytes ?? 0;
    expect(kept).toBeLessThanOrEqual(64 * 1024 * 1024);
    expect(kept).toBeGreaterThan(32 * 1024 * 1024);
    expect(cache.find('/99')).toBeDefined();
    expect(cache.find('/0')).toBeUndefined();
  });

  test('holds no more than the share that it was given', async () => {
    const share = new PageCache(() => fresh, { megabytes: 1 });
    const quarter = page('x'.repeat(128 * 1024));
    for (let index = 0; index < 10; index += 1) await share.get(`/${index}`, async () => quarter);
    const kept = Array.from({ length: 10 }, (_, index) => share.find(`/${index}`)).filter(Boolean);
    expect(kept).toHaveLength(4);
    expect(share.find('/9')).toBeDefined();
  });
});
