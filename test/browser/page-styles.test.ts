import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestSite } from '../site.ts';
import { startBuiltSite } from './built-site.ts';
import { publish } from './published.ts';

let site: TestSite;
let paths: string[];

beforeAll(async () => {
  site = await startBuiltSite();
  const { pages } = await publish(site);
  const others = ['/', '/search', '/search?q=college', '/search?q=zzz', '/nowhere', '/student/dashboard'];
  paths = [...Object.values(pages), ...others];
});
afterAll(() => site.close());

const read = async (path: string) => (await fetch(new URL(path, site.url))).text();
const words = (texts: Iterable<string>) => new Set([...texts].flatMap((text) => text.split(/\s+/)));

/** Names of classes that a style sheet speaks of. */
const styledBy = async (sheet: string) =>
  words([...(await read(sheet)).matchAll(/\.([a-z][a-z-]*)(?=[\s,.:>+~[{)])/g)].map(([, name = '']) => name));

test('every page names the style sheets of all that stands on it, and none but those', async () => {
  const used = new Map<string, Set<string>>();
  const named = new Map<string, string[]>();
  const every = new Set<string>();
  for (const path of paths) {
    const html = await read(path);
    const sheets = [...html.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href);
    const others = /<body data-prefetch="([^"]*)"/.exec(html)?.[1] ?? '';
    for (const sheet of [...sheets, ...others.split(' ')]) every.add(sheet);
    named.set(path, sheets);
    used.set(path, words([...html.matchAll(/ class="([^"]+)"/g)].map(([, names = '']) => names)));
  }
  expect(every.size).toBe(6);
  const styled = new Map(await Promise.all([...every].map(async (it) => [it, await styledBy(it)] as const)));
  for (const [path, classes] of used) {
    const sheets = named.get(path) ?? [];
    const lacking = [...classes].filter(
      (name) =>
        [...styled.values()].some((names) => names.has(name)) &&
        !sheets.some((sheet) => styled.get(sheet)?.has(name)),
    );
    expect([path, lacking]).toEqual([path, []]);
    const idle = sheets.filter((sheet) => classes.isDisjointFrom(styled.get(sheet) ?? new Set()));
    expect([path, idle]).toEqual([path, []]);
  }
});
