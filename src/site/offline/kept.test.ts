import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepAlways, keepFile, keepPage } from './kept.ts';

/** A cache like that of browsers: an entry that is put again moves to the end. */
class FakeCache {
  readonly kept = new Map<string, Response>();
  match = async (path: string) => this.kept.get(path)?.clone();
  keys = async () => [...this.kept.keys()].map((path) => new Request(`https://college.example${path}`));
  async put(path: string, answer: Response) {
    this.kept.delete(path);
    this.kept.set(path, answer);
  }
  async delete(path: string | Request) {
    return this.kept.delete(typeof path === 'string' ? path : new URL(path.url).pathname);
  }
}

const caches = new Map<string, FakeCache>();
const keptIn = (name: string) => [...(caches.get(name)?.kept.keys() ?? [])];
/** The site's responses by path; every other path is a short page. */
const answers = new Map<string, () => Response>();
const asked: string[] = [];

const answer = (body = '', headers = {}, status = 200) =>
  new Response(body, { status, headers: { date: new Date().toUTCString(), ...headers } });

beforeEach(() => {
  caches.clear();
  answers.clear();
  asked.length = 0;
  vi.stubGlobal('caches', {
    async open(name: string) {
      const cache = caches.get(name) ?? new FakeCache();
      caches.set(name, cache);
      return cache;
    },
  });
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return (answers.get(path) ?? answer)();
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('What is kept for reading without a connection', () => {
  test('is the last 30 pages that were visited, and always the list of notices and the page in place of others [17.201]', async () => {
    await keepAlways();
    for (let number = 0; number < 33; number += 1) await keepPage(`/notice/${number}`);
    await keepPage('/notice/3');
    expect(keptIn('pages')).toHaveLength(32);
    expect(keptIn('pages').slice(0, 3)).toEqual(['/offline', '/notices', '/notice/4']);
    expect(keptIn('pages').at(-1)).toBe('/notice/3');
  });

  test('is also the Nepali list and page in place of others, from the first Nepali page on [20.43]', async () => {
    await keepAlways();
    await keepPage('/ne');
    await keepAlways('ne');
    for (let number = 0; number < 33; number += 1) await keepPage(`/notice/${number}`);
    expect(keptIn('pages')).toHaveLength(34);
    expect(keptIn('pages').slice(0, 4)).toEqual(['/offline', '/notices', '/ne/offline', '/ne/notices']);
  });

  test.each<[string, () => Response]>([
    ['is not to be stored', () => answer('', { 'cache-control': 'no-store' })],
    ['is gone', () => answer('', {}, 404)],
    ['moved', () => Object.defineProperty(answer(), 'redirected', { value: true })],
    ['is too long', () => answer('x'.repeat(300_001))],
  ])('is no page that %s, even if it was kept before [17.201]', async (_, changed) => {
    await keepPage('/faqs');
    answers.set('/faqs', changed);
    await keepPage('/faqs');
    expect(keptIn('pages')).toEqual([]);
  });

  test('stays when the server has an error [17.201]', async () => {
    await keepPage('/faqs');
    answers.set('/faqs', () => answer('', {}, 503));
    await keepPage('/faqs');
    expect(keptIn('pages')).toEqual(['/faqs']);
  });

  test('are the styles that a page names, and small pictures, but no documents [17.201, 17.202]', async () => {
    const html =
      '<link rel="stylesheet" href="/assets/site-1.css"/><link rel="stylesheet" href="/assets/home-1.css"/>';
    answers.set('/', () => answer(html));
    answers.set('/uploads/large.webp', () => answer('x'.repeat(250_001)));
    await keepPage('/');
    for (const path of ['/uploads/1.webp', '/uploads/large.webp', '/uploads/plan.pdf', '/api/notices', '/'])
      await keepFile(path);
    expect(keptIn('assets')).toEqual(['/assets/site-1.css', '/assets/home-1.css']);
    expect(keptIn('uploads')).toEqual(['/uploads/1.webp']);
    for (let number = 0; number < 70; number += 1) await keepFile(`/uploads/new-${number}.webp`);
    expect(keptIn('uploads')).toHaveLength(60);
    expect(keptIn('uploads').at(-1)).toBe('/uploads/new-69.webp');
  });

  test('is asked for again after an hour where it is always kept [17.200]', async () => {
    const old = new Date(Date.now() - 3_700_000).toUTCString();
    answers.set('/notices', () => answer('', { date: old }));
    await keepAlways();
    await keepAlways();
    expect(asked).toEqual(['/offline', '/notices', '/notices']);
  });
});
