import { expect, test } from 'vitest';
import { joined, spaceBefore } from './joined.ts';

test.each([
  ['सूचना', 'मा', 'सूचनामा'],
  ['पिपलचौर कलेज', 'को', 'पिपलचौर कलेजको'],
  ['दिउँसो २:३० बजे', 'सम्म', 'दिउँसो २:३० बजेसम्म'],
  ['BCA', 'मा', 'BCA मा'],
  ['२०८३ मंसिर ८ (२४ नोभेम्बर २०२६)', 'सम्म', '२०८३ मंसिर ८ (२४ नोभेम्बर २०२६) सम्म'],
  ['२४', 'मा', '२४ मा'],
  ['‘भर्ना’', 'को', '‘भर्ना’को'],
])('%s with %s is %s [20.184]', (word, postposition, whole) => {
  expect(joined(word, postposition)).toBe(whole);
});

test('words that begin with a postposition join the marked name before them [20.184]', () => {
  expect(['को लगइन', 'का ३ तस्बिर', 'मा '].map(spaceBefore)).toEqual(['', '', '']);
  expect(['', 'मेटाइयो', 'कार्यक्रम', 'leaves this list'].map(spaceBefore)).toEqual([' ', ' ', ' ', ' ']);
});
