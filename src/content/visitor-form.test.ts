import { expect, test } from 'vitest';
import { suggestedEmail } from './email-suggestion.ts';
import { phones } from './visitor-form.ts';

test.each([
  '984000',
  '9840000420',
  '९८४०० ००४२०',
  '+977 (1) 5970.123-4',
  '[01] 5970123',
  '01/5970123',
  '9840000420/9851000420',
  '०१-५९७०१२३, 9840000420',
  '9840000420 / 9851000420, +977-1-5970123',
  // The first slash is inside a number, the second between two.
  '01/5970123/9840000420',
  '\u202a+977 9840000420\u202c',
])('the telephone %j holds [17.130]', (typed) => {
  expect(phones.test(typed)).toBe(true);
});

test.each([
  '98400',
  '9840000420984000',
  'call me',
  '9840000420 ext 23',
  '9840000420, 12',
  '9840000420,',
  '9840000420/12345678901234567',
  '1/2/3',
  '-',
  '٩٨٤٠٠٠٠٤٢٠',
])('the telephone %j does not hold [17.130]', (typed) => {
  expect(phones.test(typed)).toBe(false);
});

test.each([
  ['asha@gmail', 'asha@gmail.com'],
  ['asha@Gmial', 'asha@gmail.com'],
  ['asha@gmailcom', 'asha@gmail.com'],
  ['asha@gmail,com', 'asha@gmail.com'],
  ['asha @ yahoo.com.', 'asha@yahoo.com'],
  ['asha@college..edu,np', 'asha@college.edu.np'],
  ['asha@college', undefined],
  ['asha@@gmail', undefined],
  ['@gmail', undefined],
  ['asha', undefined],
  ['<b>@gmail', undefined],
])('instead of the address %j, %j was probably meant [17.131]', (typed, meant) => {
  expect(suggestedEmail(typed)).toBe(meant);
});
