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
