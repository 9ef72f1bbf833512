import { describe, expect, test } from 'vitest';
import { addressOf } from './address.ts';
import { follow, loopFrom } from './follow.ts';
import { type RedirectRow, RedirectTable } from './redirect-table.ts';

const row = (from: string, to: string): RedirectRow => ({ id: from, from, to, permanent: true });
const nowhere = async () => null;
const loopOf = async (...rows: RedirectRow[]) => {
  const [first] = rows;
  const loop = first && (await loopFrom(new RedirectTable(rows), first, nowhere));
  return loop?.map(({ from }) => from);
};

describe('A loop is found [19.83]', () => {
  test('of one redirect, in any spelling', async () => {
    expect(await loopOf(row('/a', '/A/'))).toEqual(['/a']);
    expect(await loopOf(row('/a', '/a?x=1#y'))).toEqual(['/a']);
  });
  test('of several', async () => {
    expect(await loopOf(row('/a', '/b'), row('/b', '/c'), row('/c', '/a'))).toEqual(['/a', '/b', '/c']);
  });
  test('of those that ask for a query', async () => {
    expect(await loopOf(row('/a?x=1', '/b'), row('/b', '/a?x=1&y=2'))).toEqual(['/a?x=1', '/b']);
  });
  test.each([
    [row('/a', '/ne/a')],
    [row('/a', '/ne/b'), row('/b', '/a')],
    [row('/b', '/a'), row('/a', '/ne/b')],
    [row('/ne/a', '/b'), row('/b', '/ne/a')],
  ])('through the language: %j', async (...rows) => {
    expect(await loopOf(...rows)).toEqual(rows.map(({ from }) => from));
  });
  test.each([
    [row('/a', '/b'), row('/b', '/c')],
    [row('/a?x=1', '/a')],
    [row('/a', 'https://example.com/a')],
    [row('/x', '/a'), row('/a', '/b'), row('/b', '/a')],
    [row('/ne/a', '/a')],
    [row('/a', '/ne/a'), row('/ne/a', '/faqs')],
  ])('and nothing that is none: %j', async (...rows) => {
    expect(await loopOf(...rows)).toBeUndefined();
  });
});

describe('A loop of redirects with * is found [23.52]', () => {
  test.each([
    [row('/a/*', '/a/b')],
    [row('/a/*', '/a/b/*')],
    [row('/a/*', '/a/*')],
    [row('/a/*', '/b/*'), row('/b/*', '/a/*')],
    [row('/a/*', '/b/*'), row('/b/*', '/a/first')],
    [row('/b', '/a/x'), row('/a/*', '/b')],
    [row('/a/*', '/b'), row('/b', '/a/x?y=1')],
    // `/a/*` leads on from `/a` too.
    [row('/a/*', '/a')],
    [row('/news/2021/*', '/news/2021/')],
    [row('/a', '/b'), row('/b/*', '/a')],
    [row('/b/*', '/a'), row('/a', '/b')],
    [row('/a', '/b/'), row('/b/*', '/a/')],
    [row('/a/*', '/a?x=*')],
    [row('/a/*', '/b*'), row('/b', '/a')],
    [row('/a*', '/a')],
    [row('/a/*', '/ne/a/*')],
    [row('/a/*', '/ne/b/*'), row('/b/*', '/a/*')],
    [row('/b/*', '/a/*'), row('/a/*', '/ne/b/*')],
    [row('/index.php?id=*', '/index.php?id=*&x=1')],
    [row('/q', '/a/a/q'), row('/a/*', '/*')],
  ])('%j', async (...rows) => {
    const [first, ...others] = (await loopOf(...rows)) ?? [];
    expect(first).toBe(rows[0]?.from);
    expect(new Set(others)).toEqual(new Set(rows.slice(1).map(({ from }) => from)));
  });
  test.each([
    [row('/a/*', '/*')],
    [row('/a/*', '/b/a/*')],
    [row('/a/*.html', '/a/*')],
    [row('/a/*', '/b/*'), row('/b/x', '/a/x')],
    [row('/a/*', 'https://other.example/a/*')],
    [row('/a/*', '/a/b'), row('/a/b', '/faqs')],
    [row('/a/*', '/a'), row('/a', '/faqs')],
    [row('/a/*', '/b?x=*'), row('/b', '/c')],
    [row('/ne/a/*', '/a/*')],
    [row('/f/*', '/g/*'), row('/g/*/x', '/f/*')],
  ])('and nothing that is none: %j', async (...rows) => {
    expect(await loopOf(...rows)).toBeUndefined();
  });
  test('but where a page ends it', async () => {
    const news = row('/news/*', '/news');
    const locate = async ({ path }: { path: string }) => (path === '/news' ? path : null);
    expect(await loopFrom(new RedirectTable([news]), news, locate)).toBeNull();
  });
});

describe('Whatever is stored, a visitor is never sent in a circle [19.83, 23.52]', () => {
  const parts = ['a', 'b', '*', 'ne'];
  const paths = [
    ...parts.map((part) => `/${part}`),
    ...parts.flatMap((one) => parts.map((other) => `/${one}/${other}`)),
    ...['/a/a/*', '/a/*/b', '/a*', '/ne/a/*', '/a?x=*', '/a?x=1'],
  ];
  const asked = ['/a', '/b', '/a/', '/a/b', '/b/a', '/a/a/b', '/ne/a', '/ne/b/a', '/ne/a/b?x=5', '/a?x=1'];
  /** Asks for each address that it is sent to, as a browser does. */
  async function visited(table: RedirectTable, url: string): Promise<number> {
    let to = url;
    for (let requests = 0; ; requests += 1) {
      const hop = to.startsWith('/') ? table.lookUp(addressOf(to)) : undefined;
      const way = hop && (await follow(table, hop, nowhere));
      if (!way || way.isEndless || requests > 5) return requests;
      ({ to } = way);
    }
  }
  test('by any two of many redirects', async () => {
    const pairs = paths.flatMap((from) => paths.map((to) => row(from, to)));
    for (const [at, one] of pairs.entries()) {
      const other = pairs[(at * 7919 + 13) % pairs.length] as RedirectRow;
      const table = new RedirectTable([one, other]);
      for (const url of asked)
        expect([one, other, url, await visited(table, url)], url).toEqual([
          one,
          other,
          url,
          expect.toSatisfy((requests: number) => requests <= 1),
        ]);
    }
  });
});
