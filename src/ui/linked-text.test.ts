import { describe, expect, test } from 'vitest';
import { piecesOf } from './linked-text.ts';

describe('In a text', () => {
  test.each([
    ['/faqs#is-there-a-hostel', '/faqs#is-there-a-hostel', undefined],
    ['/notice/भर्ना-सूचना/0123', '/notice/भर्ना-सूचना/0123', undefined],
    ['https://example.org/fees?year=1', 'https://example.org/fees?year=1', 'example.org'],
    ['HTTP://Example.org/a_(b)', 'http://example.org/a_(b)', 'example.org'],
  ])('words lead to %s', (address, href, host) => {
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
    'https://',
    'faqs',
    '',
  ])('nothing leads to %j, which stays as it was written', (address) => {
    const text = `See [the fees](${address}).`;
    expect(piecesOf(text)).toEqual([{ text }]);
  });

  test('several links stand beside each other, and words may have brackets', () => {
    expect(piecesOf('[One](/a)[Fees [2083]](/b)\n[Two](/c)')).toEqual([
      { text: 'One', href: '/a' },
      { text: 'Fees [2083]', href: '/b' },
      { text: '\n' },
      { text: 'Two', href: '/c' },
    ]);
  });

  test.each(['<b>bold</b> & <script>', '[a]', '[a] (/b)', '[](/b)', '[ ](/b)', '[a\nb](/c)', '](/b)'])(
    '%j is no link',
    (text) => {
      expect(piecesOf(text)).toEqual([{ text }]);
    },
  );

  test('nothing is an empty list', () => {
    expect(piecesOf('')).toEqual([]);
  });

  test('brackets without end are read through all the same', () => {
    for (const part of ['[', '[a', '[[a]', '[a](', '[a](/', '](('])
      expect(piecesOf(part.repeat(20_000)).map(({ text }) => text)).toEqual([part.repeat(20_000)]);
  });
});
