import { expect, test } from 'vitest';
import { isClean } from './is-clean.ts';
import { withOutwardLinks } from './outward-links.ts';

test.each([
  ['<a href="https://a.np">a</a>', '<a href="https://a.np" rel="noopener noreferrer">a</a>'],
  [
    '<a target="_blank" href="HTTP://a.np">a</a>',
    '<a target="_blank" href="HTTP://a.np" rel="noopener noreferrer">a</a>',
  ],
  ['<a href="https://a.np" rel="nofollow">a</a>', '<a href="https://a.np" rel="nofollow">a</a>'],
  ['<a href="/notices">a</a>', '<a href="/notices">a</a>'],
  ['<a href="mailto:a@b.np">a</a>', '<a href="mailto:a@b.np">a</a>'],
])('%s is shown as %s', (html, shown) => {
  expect(withOutwardLinks(html)).toBe(shown);
  expect(isClean(shown)).toBe(true);
});
