import { describe, expect, test } from 'vitest';
import { AppError } from '../errors.ts';
import { parseRedirect } from './redirect-fields.ts';

const SITE = 'https://www.himal.edu.np';
const parse = (sent: Record<string, unknown>) => parseRedirect(sent, SITE);
const refused = (sent: Record<string, unknown>) => {
  try {
    parse(sent);
  } catch (error) {
    if (error instanceof AppError) return error.fields;
  }
  return null;
};

describe('An old address [19.80, 19.84]', () => {
  test.each([
    '/index.php?page=notice&id=5',
    '/about.html',
    '/wp-content/uploads/x.pdf',
    '/सूचना',
    '/Old/',
    '/apiary',
    '/administration',
  ])('may be %s', (from) => {
    expect(parse({ from, to: '/' }).from).toBe(from);
  });

  test.each([
    ['https://www.himal.edu.np/about.html?x=1', '/about.html?x=1'],
    ['http://himal.edu.np/About', '/About'],
    ['  /about.html  ', '/about.html'],
    ['/about.html#top', '/about.html'],
    ['https://himal.edu.np?page=5', '/?page=5'],
    ['https://old.example.edu.np/2021/05/x.html?p=3#a', '/2021/05/x.html?p=3'],
    ['HTTP://other.example:8080/A', '/A'],
    ['www.old.edu.np/zz/*', '/zz/*'],
    ['old.edu.np/zz', '/zz'],
    ['Old-Site.edu.np:8080/?p=3', '/?p=3'],
    ['पुरानो.भारत/zz', '/zz'],
    ['/old.edu.np/zz', '/old.edu.np/zz'],
  ])('may be pasted whole: %s', (typed, from) => {
    expect(parse({ from: typed, to: '/' }).from).toBe(from);
  });

  test.each([
    undefined,
    null,
    5,
    '',
    ' ',
    'about.html',
    'about/us',
    'index.php/notices',
    'page.1/x',
    '.edu/x',
    'old..np/x',
    'old.edu.np',
    'old.edu.np//evil.example',
    'old.edu.np/api/x',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/a\r\nb',
    '/a\0',
    `/${'a'.repeat(500)}`,
    '/api',
    '/api/notices',
    '/API/x',
    '/%61pi/x',
    '/admin',
    '/admin/notices',
    `/uploads/${'a'.repeat(32)}.webp`,
    `/icons/${'a'.repeat(32)}-tab.png`,
    '/webhooks/x',
    '/.well-known/x',
  ])('is refused: %j', (from) => {
    expect(refused({ from, to: '/' })).toEqual({ from: expect.any(String) });
  });
});

describe('An address that is led to [19.85]', () => {
  test.each([
    ['/who-we-are', '/who-we-are'],
    ['/notices?page=2#list', '/notices?page=2#list'],
    ['/सूचना', '/%E0%A4%B8%E0%A5%82%E0%A4%9A%E0%A4%A8%E0%A4%BE'],
    ['https://tu.edu.np', 'https://tu.edu.np/'],
    ['HTTP://TU.edu.np/a b', 'http://tu.edu.np/a%20b'],
    ['https://himal.edu.np/why-us', '/why-us'],
    ['http://www.himal.edu.np/why-us?x=1', '/why-us?x=1'],
    ['/a/../b', '/b'],
  ])('%s is stored as %s', (typed, to) => {
    expect(parse({ from: '/old', to: typed }).to).toBe(to);
  });

  test.each([
    undefined,
    7,
    '',
    'who-we-are',
    'example.com',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/..//evil.example',
    '/./\\evil.example',
    'https:evil.example',
    'https:///evil.example',
    'https://',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'ftp://example.com/',
    'https://name:secret@example.com/',
    'https://name@example.com/',
    '/a\r\nSet-Cookie: x=1',
    'https://example.com/\na',
    '/\ta',
    `/${'ब'.repeat(400)}`,
  ])('is refused: %j', (to) => {
    expect(refused({ from: '/old', to })).toEqual({ to: expect.any(String) });
  });
});

test('A target has no more * than the old address [23.51]', () => {
  for (const [from, to] of [
    ['/o/x', '/o/*'],
    ['/o/x', 'https://a.example/*'],
    ['/o/*', '/*/*'],
  ])
    expect(refused({ from, to })).toEqual({ to: expect.any(String) });
  expect(parse({ from: '/o/x', to: '/o/%2A' }).to).toBe('/o/%2A');
});

test('All that is wrong is told at once; permanent is true unless it says otherwise', () => {
  expect(refused({ from: 'x', to: 'y', permanent: 'maybe' })).toEqual({
    from: expect.any(String),
    to: expect.any(String),
    permanent: expect.any(String),
  });
  expect(parse({ from: '/a', to: '/b' }).permanent).toBe(true);
  expect(parse({ from: '/a', to: '/b', permanent: false }).permanent).toBe(false);
});
