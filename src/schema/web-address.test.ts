import { expect, test } from 'vitest';
import { completeAddress } from './web-address.ts';

test.each([
  ['facebook.com/himal', 'https://facebook.com/himal'],
  [' www.college.edu.np ', 'https://www.college.edu.np'],
  ['maps.app.goo.gl/a?b=c#d', 'https://maps.app.goo.gl/a?b=c#d'],
  ['example.com:8080', 'https://example.com:8080'],
  ['विद्यालय.नेपाल/सूचना', 'https://विद्यालय.नेपाल/सूचना'],
])('"%s" is completed to "%s" [17.80]', (typed, address) => {
  expect(completeAddress(typed)).toBe(address);
});

test.each([
  '',
  'https://example.com',
  'http://example.com',
  'ftp://example.com',
  'javascript:alert(1)',
  'data:text/html,x.com',
  'nowhere',
  '1.5',
  'office@example.com',
  'two words.com',
  '/notices',
  '//example.com',
  '\\\\example.com',
])('"%s" stays as it is [17.80]', (typed) => {
  expect(completeAddress(typed)).toBe(typed);
});
