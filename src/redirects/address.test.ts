import { describe, expect, test } from 'vitest';
import { addressOf, keyOf } from './address.ts';

const key = (url: string) => keyOf(addressOf(url));
const decomposed = '/Été/क़'.normalize('NFD');

describe('Addresses are the same [19.80]', () => {
  test.each([
    ['/About.html', '/about.HTML'],
    ['/about', '/about/'],
    ['/about', '//about//'],
    ['/सूचना', '/%E0%A4%B8%E0%A5%82%E0%A4%9A%E0%A4%A8%E0%A4%BE'],
    ['/सूचना', '/%e0%a4%b8%e0%a5%82%e0%a4%9a%e0%a4%a8%e0%a4%be/'],
    [decomposed, decomposed.normalize('NFC')],
    [decomposed, encodeURI(decomposed)],
    ['/my page', '/my%20page'],
    ['/a#part', '/a'],
    ['/a?', '/a'],
    ['/a?x=1&y=2', '/A/?Y=2&X=1'],
    ['/a?q=two+words', '/a?q=two%20words'],
    ['/a?x', '/a?x='],
    ['/straße', '/STRASSE'],
  ])('%s and %s', (one, other) => {
    expect(key(one)).toBe(key(other));
  });
});

describe('Addresses differ [19.80]', () => {
  test.each([
    ['/a', '/b'],
    ['/a/b', '/a%2Fb'],
    ['/a?b', '/a%3Fb'],
    ['/a%23b', '/a'],
    ['/a%2520b', '/a%20b'],
    ['/a?x=1', '/a?x=2'],
    ['/a?x=1', '/a'],
    ['/a?x=1%262', '/a?x=1&2'],
    ['/caf%E9', '/caf%C3%A9'],
  ])('%s and %s', (one, other) => {
    expect(key(one)).not.toBe(key(other));
  });
});

test('an address of any bytes is one, and never throws [19.80]', () => {
  for (const url of [
    '',
    '/',
    '/%',
    '/%zz',
    '/%E0%A4',
    '/\ud800',
    '/%00',
    '/?&&=',
    '/?%',
    `/${'%41'.repeat(9000)}`,
  ])
    expect(() => key(url), url).not.toThrow();
  expect(key('/%00%0d%0A')).toBe('/%00%0d%0a');
});
