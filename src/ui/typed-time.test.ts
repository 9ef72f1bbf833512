import { expect, test } from 'vitest';
import { digitsIn } from '../languages/digits.ts';
import { clockIn } from './day-words.ts';
import { typedTime } from './typed-time.ts';

const minutes = Array.from({ length: 200 }, (_, index) => Math.round((index * 1439) / 199));
const TIMES = minutes.map((at) =>
  [Math.floor(at / 60), at % 60].map((part) => String(part).padStart(2, '0')).join(':'),
);

test.each(TIMES)('%s is read with digits of either kind, and as pages say it [20.133]', (time) => {
  expect(typedTime(time)).toBe(time);
  expect(typedTime(digitsIn('ne', time))).toBe(time);
  expect(typedTime(clockIn('en', time))).toBe(time);
});

test.each([
  ['9', '09:00'],
  ['९ बजे', '09:00'],
  ['9.30', '09:30'],
  ['1430', '14:30'],
  ['2:30pm', '14:30'],
  ['12 am', '00:00'],
  ['12 pm', '12:00'],
  ['बिहान ६:१५ बजे', '06:15'],
  ['दिउँसो २:३० बजे', '14:30'],
  ['साँझ ५ बजे', '17:00'],
])('%s is %s [20.133]', (text, time) => {
  expect(typedTime(text)).toBe(time);
});

test.each(['', 'noon', '24:00', '12:60', '13 pm', '0 am', '1:5', '10:00 11:00', '10:00 soon', '-1:00'])(
  '‘%s’ is no time [20.133]',
  (text) => {
    expect(typedTime(text)).toBeNull();
  },
);
