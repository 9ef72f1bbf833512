import { expect, test } from 'vitest';
import { mailtoLink } from './contact-links.ts';

test.each([
  [' sita@example.org ', 'mailto:sita@example.org?subject=A-1%2C%20College'],
  ['a&cc=b@example.org', 'mailto:a%26cc%3Db@example.org?subject=A-1%2C%20College'],
  ['a?bcc=b@example.org', 'mailto:a%3Fbcc%3Db@example.org?subject=A-1%2C%20College'],
  ['a@b, c@d', undefined],
  ['nobody', undefined],
])('the address %j gets the link %j', (typed, link) => {
  expect(mailtoLink(typed, 'A-1, College')).toBe(link);
});
