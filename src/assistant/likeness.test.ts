import { expect, test } from 'vitest';
import { likenessOf } from './likeness.ts';

test.each([
  ['Is there a hostel?', 'is THERE a hostel'],
  ['hostel: is there a', 'Is there a hostel?!'],
  ['fees fees FEES', 'Fees'],
  ['छात्रावास छ?', 'छ  छात्रावास ।'],
  ['छात्रावास छ?', 'chhatrabas chha'],
  ['Is there a hostel?', 'Are there hostels?'],
  ['E\u0301cole', 'école'],
])('%j and %j are alike', (one, other) => {
  expect(likenessOf(one)).toBe(likenessOf(other));
});

test.each([
  ['Is there a hostel?', 'Is there a canteen?'],
  ['BCA 1', 'BCA 2'],
])('%j and %j are not', (one, other) => {
  expect(likenessOf(one)).not.toBe(likenessOf(other));
});

test('what has no words is like nothing', () => {
  expect(likenessOf('?! … 🙂')).toBe('');
});
