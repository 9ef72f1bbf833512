import { describe, expect, test } from 'vitest';
import { addressOf } from './address.ts';
import { type RedirectRow, RedirectTable } from './redirect-table.ts';

const row = (from: string, to: string): RedirectRow => ({ id: from, from, to, permanent: true });
const table = new RedirectTable([
  row('/index.php', '/'),
  row('/index.php?page=notice', '/notices'),
  row('/index.php?page=notice&id=5', '/fifth'),
  row('/about.html', '/who-we-are'),
]);

describe('An address is looked up with its query [19.81]', () => {
  test.each([
    ['/index.php', '/'],
    ['/index.php?page=other', '/'],
    ['/index.php?page=notice', '/notices'],
    ['/index.php?utm_source=x&page=notice', '/notices'],
    ['/index.php?page=notice&id=6', '/notices'],
    ['/index.php?id=5&page=notice', '/fifth'],
    ['/INDEX.php?ID=5&Page=Notice&x', '/fifth'],
    ['/about.html?fbclid=x', '/who-we-are'],
  ])('%s leads to %s', (url, to) => {
    expect(table.find(addressOf(url))?.to).toBe(to);
  });

  test.each(['/', '/index', '/index.php/more', '/about', '/about.html5'])('%s leads nowhere', (url) => {
    expect(table.find(addressOf(url))).toBeUndefined();
  });
});

describe('A loop is found [19.83]', () => {
  const loopOf = (...rows: RedirectRow[]) => {
    const [first] = rows;
    return first && new RedirectTable(rows).loopFrom(first)?.map(({ from }) => from);
  };
  test('of one redirect, in any spelling', () => {
    expect(loopOf(row('/a', '/A/'))).toEqual(['/a']);
    expect(loopOf(row('/a', '/a?x=1#y'))).toEqual(['/a']);
  });
  test('of several', () => {
    expect(loopOf(row('/a', '/b'), row('/b', '/c'), row('/c', '/a'))).toEqual(['/a', '/b', '/c']);
  });
  test('of those that ask for a query', () => {
    expect(loopOf(row('/a?x=1', '/b'), row('/b', '/a?x=1&y=2'))).toEqual(['/a?x=1', '/b']);
  });
  test('and nothing that is none', () => {
    expect(loopOf(row('/a', '/b'), row('/b', '/c'))).toBeUndefined();
    expect(loopOf(row('/a?x=1', '/a'))).toBeUndefined();
    expect(loopOf(row('/a', 'https://example.com/a'))).toBeUndefined();
    expect(loopOf(row('/x', '/a'), row('/a', '/b'), row('/b', '/a'))).toBeUndefined();
  });
});
