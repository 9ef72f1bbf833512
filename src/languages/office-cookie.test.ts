import { expect, test } from 'vitest';
import { languageCookie, languageInCookies } from './office-cookie.ts';

test.each([
  ['lang=ne', 'ne'],
  ['shortcuts=off; lang=en', 'en'],
  ['lang=ne; shortcuts=off', 'ne'],
  ['slang=ne', undefined],
  ['lang=fr', undefined],
  ['lang=toString', undefined],
  ['', undefined],
  [undefined, undefined],
])('the cookies %j name the language %s', (cookies, language) => {
  expect(languageInCookies(cookies)).toBe(language);
});

test('what a page sets is read again, and is sent to the back office only', () => {
  expect(languageInCookies(languageCookie('ne'))).toBe('ne');
  expect(languageCookie('ne')).toContain('; path=/admin;');
});
