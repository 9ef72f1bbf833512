import { describe, expect, test } from 'vitest';
import { collectedTexts } from '../../test/collection.ts';
import { piecesOf } from './linked-text.ts';

describe('In a text', () => {
  test.each([
    ['/faqs#is-there-a-hostel', '/faqs#is-there-a-hostel', undefined],
    ['/notice/भर्ना-सूचना/0123', '/notice/भर्ना-सूचना/0123', undefined],
    ['https://example.org/fees?year=1', 'https://example.org/fees?year=1', 'example.org'],
    ['HTTP://Example.org/a_(b)', 'http://example.org/a_(b)', 'example.org'],
  ])('a link leads to %s', (address, href, host) => {
    expect(piecesOf(`See [the fees](${address}).`)).toEqual([
      { text: 'See ' },
      { text: 'the fees', href, ...(host && { host }) },
      { text: '.' },
    ]);
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'mailto:a@example.org',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://college.example@evil.example/',
    'https://college.example:443@evil.example/',
    'https://@evil.example/',
    'https://college.example\\@evil.example/',
    'https:///evil.example',
    'https:/evil.example',
    'https:evil.example',
    'https://evil\u202Egnp.example',
    '/\u200B/evil.example',
    '/\u0000x',
    '/..//evil.example\\',
    'java\u0000script:alert(1)',
    'view-source:https://example.org',
    `https://example.org/${'x'.repeat(2000)}`,
    '?q=1',
    '#top',
    'https://',
    'faqs',
    '',
  ])('%j is not linked, and the text stays unchanged', (address) => {
    const text = `See [the fees](${address}).`;
    expect(piecesOf(text)).toEqual([{ text }]);
  });

  test('links can be adjacent, and their text may have brackets', () => {
    expect(piecesOf('[One](/a)[Fees [2083]](/b)\n[Two](/c)')).toEqual([
      { text: 'One', href: '/a' },
      { text: 'Fees [2083]', href: '/b' },
      { text: '\n' },
      { text: 'Two', href: '/c' },
    ]);
  });

  test.each([
    ['See https://example.org/fees.', 'https://example.org/fees', 'example.org'],
    ['See https://example.org/fees, please', 'https://example.org/fees', 'example.org'],
    ['(https://example.org/a)', 'https://example.org/a', 'example.org'],
    ['https://example.org/a_(b)!?', 'https://example.org/a_(b)', 'example.org'],
    ['(see https://example.org/a_(b))', 'https://example.org/a_(b)', 'example.org'],
    ['*HTTP://EXAMPLE.org*', 'http://example.org/', 'example.org'],
    ['“https://example.org/?a=1&b=2#c”…', 'https://example.org/?a=1&b=2#c', 'example.org'],
    ['<https://example.org/a>', 'https://example.org/a', 'example.org'],
    ['"https://example.org/a"', 'https://example.org/a', 'example.org'],
    ['थप: https://example.org/a।', 'https://example.org/a', 'example.org'],
    ['https://example.org/a॥', 'https://example.org/a', 'example.org'],
    ['https://example.org/a\\@evil.example', 'https://example.org/a', 'example.org'],
    ['https://example.org/a\u202Egnp', 'https://example.org/a', 'example.org'],
    ['a https://example.org:8080/a\nb', 'https://example.org:8080/a', 'example.org:8080'],
  ])('a bare URL is linked without the punctuation around it: %j', (text, href, host) => {
    const pieces = piecesOf(text);
    const links = pieces.filter((piece) => piece.href);
    expect(links).toEqual([{ text: expect.stringMatching(/^https?:/i), href, host }]);
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  });

  test('a bare URL may be Nepali, and a link text that looks like a URL has its host reported', () => {
    expect(piecesOf('https://example.org/भर्ना-सूचना')[0]?.text).toBe('https://example.org/भर्ना-सूचना');
    expect(piecesOf('[https://college.example](https://evil.example)')).toEqual([
      { text: 'https://college.example', href: 'https://evil.example/', host: 'evil.example' },
    ]);
    expect(piecesOf('https://аpple.example')[0]?.host).toMatch(/^xn--/);
  });

  test.each([
    'https://',
    'http://...',
    'xhttps://example.org',
    'www.example.org',
    'https://a@b.example',
    'javascript:alert(1)',
    'ftp://example.org',
    '//example.org',
    '/faqs',
  ])('%s alone is not linked', (text) => {
    expect(piecesOf(text)).toEqual([{ text }]);
  });

  test.each(['<b>bold</b> & <script>', '[a]', '[a] (/b)', '[](/b)', '[ ](/b)', '[a\nb](/c)', '](/b)'])(
    '%j is not a link',
    (text) => {
      expect(piecesOf(text)).toEqual([{ text }]);
    },
  );

  test('an empty text has no pieces', () => {
    expect(piecesOf('')).toEqual([]);
  });

  test('unclosed brackets stay text, however many there are', () => {
    for (const part of [
      '[',
      '[a',
      '[[a]',
      '[a](',
      '[a](/',
      ']((',
      'https://',
      'https://a(',
      'https://a)',
      'https://a.....',
    ])
      expect(piecesOf(part.repeat(20_000)).map(({ text }) => text)).toEqual([part.repeat(20_000)]);
  });
});

const hostile = ['xss/all-deduped.json', 'xss/live-in-chromium-156.json', 'naughty/blns.json'].flatMap(
  collectedTexts,
);

test('no hostile text leads to another site unannounced, and none is lost', () => {
  for (const text of hostile)
    for (const wrapped of [text, `[words](${text})`, `[${text}](/faqs)`, `/${text}`, `[words](/${text})`]) {
      const pieces = piecesOf(wrapped);
      for (const { href, host } of pieces) {
        if (href === undefined) continue;
        const url = new URL(href, 'https://college.example');
        expect(['http:', 'https:'], wrapped).toContain(url.protocol);
        expect([url.username, url.password], wrapped).toEqual(['', '']);
        expect(url.host, wrapped).toBe(host ?? 'college.example');
      }
      if (pieces.every(({ href }) => href === undefined))
        expect(pieces.map((piece) => piece.text).join(''), wrapped).toBe(wrapped);
    }
});
