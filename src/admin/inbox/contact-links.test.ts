import { expect, test } from 'vitest';
import { mailtoLink, telLink } from './contact-links.ts';

test.each([
  ['9841234567', 'tel:9841234567'],
  ['+977 1-5970123', 'tel:+97715970123'],
  ['०९८४-१२३४५६', 'tel:0984123456'],
  ['＋९७७ (१) ५९७०१२३', 'tel:+97715970123'],
  ['call me', undefined],
  ['12', undefined],
  ['98412345;ext=1', undefined],
])('the number %j gets the link %j', (typed, link) => {
  expect(telLink(typed)).toBe(link);
});

test.each([
  [' sita@example.org ', 'mailto:sita@example.org?subject=A-1%2C%20College'],
  ['a&cc=b@example.org', 'mailto:a%26cc%3Db@example.org?subject=A-1%2C%20College'],
  ['a?bcc=b@example.org', 'mailto:a%3Fbcc%3Db@example.org?subject=A-1%2C%20College'],
  ['a@b, c@d', undefined],
  ['nobody', undefined],
])('the address %j gets the link %j', (typed, link) => {
  expect(mailtoLink(typed, 'A-1, College')).toBe(link);
});
