import { expect, test } from 'vitest';
import { rangeIn } from './byte-range.ts';

test.each<[string | undefined, ReturnType<typeof rangeIn>]>([
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=2-4', { start: 2, end: 4 }],
  ['bytes=2-', { start: 2, end: 9 }],
  ['bytes=2-999', { start: 2, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-999', { start: 0, end: 9 }],
  ['bytes=10-', 'beyond'],
  ['bytes=10-12', 'beyond'],
  ['bytes=-0', 'beyond'],
  ['bytes=99999999999999999999-', 'beyond'],
  [undefined, null],
  ['bytes=4-2', null],
  ['bytes=-', null],
  ['bytes=a-b', null],
  ['bytes=0-1,4-5', null],
  ['lines=0-1', null],
])('of ten bytes, %s asks for %o [18.15]', (header, range) => {
  expect(rangeIn(header, 10)).toEqual(range);
});

test('of an empty file every part is beyond its end', () => {
  expect([rangeIn('bytes=0-', 0), rangeIn('bytes=-1', 0)]).toEqual(['beyond', 'beyond']);
});
