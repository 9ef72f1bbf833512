import { expect, test } from 'vitest';
import { similarityKeyOf } from './unanswered.ts';

test.each([
  ['Is there a hostel?', 'is THERE a hostel'],
  ['hostel: is there a', 'Is there a hostel?!'],
  ['fees fees FEES', 'Fees'],
  ['छात्रावास छ?', 'छ  छात्रावास ।'],
  ['छात्रावास छ?', 'chhatrabas chha'],
  ['Is there a hostel?', 'Are there hostels?'],
  ['E\u0301cole', 'école'],
])('%j and %j are similar questions', (one, other) => {
  expect(similarityKeyOf(one)).toBe(similarityKeyOf(other));
});

test.each([
  ['Is there a hostel?', 'Is there a canteen?'],
  ['BCA 1', 'BCA 2'],
])('%j and %j are different questions', (one, other) => {
  expect(similarityKeyOf(one)).not.toBe(similarityKeyOf(other));
});

test('A question without words is similar to none', () => {
  expect(similarityKeyOf('?! … 🙂')).toBe('');
});
