import { expect, test } from 'vitest';
import { isClean } from './is-clean.ts';
import { addressFrom, isAllowedAddress, withExternalLinkRel } from './links.ts';

test.each([
  'https://a.np',
  'HTTP://a.np/x y',
  'mailto:a@b.np',
  'tel:+977-1-5550000',
  '/',
  '/notices',
  '#fees',
  '?page=2',
])('a link may lead to %s', (address) => {
  expect(isAllowedAddress(address)).toBe(true);
});

test.each([
  '',
  'a.np',
  '//a.np',
  '/\\a.np',
  ' https://a.np',
  'https:///a.np',
  'https://\\a',
  'ftp://a.np',
  'vbscript:x',
])('a link may not lead to "%s"', (address) => {
  expect(isAllowedAddress(address)).toBe(false);
});

test.each([
  ['www.college.edu.np/apply', 'https://www.college.edu.np/apply'],
  ['college.edu.np:8080', 'https://college.edu.np:8080'],
  [' office@college.edu.np ', 'mailto:office@college.edu.np'],
  ['+977 1 555-0000', 'tel:+97715550000'],
  ['/notices', '/notices'],
  ['javascript:alert(1)', ''],
  ['some words', ''],
])('"%s" typed into a link field means "%s"', (typed, address) => {
  expect(addressFrom(typed)).toBe(address);
});

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
  expect(withExternalLinkRel(html)).toBe(shown);
  expect(isClean(shown)).toBe(true);
});
