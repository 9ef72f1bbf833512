import { describe, expect, test } from 'vitest';
import { isNew, kathmanduDay } from './kathmandu-day.ts';

describe('the day in Kathmandu', () => {
  test.each([
    ['2026-11-20T18:14:59.999Z', '2026-11-20'],
    ['2026-11-20T18:15:00.000Z', '2026-11-21'],
    ['2026-12-31T18:15:00.000Z', '2027-01-01'],
    ['2028-02-28T20:00:00.000Z', '2028-02-29'],
    // Nepal had a different UTC offset then.
    ['1949-12-31T18:15:00.000Z', '1950-01-01'],
  ])('%s is %s', (instant, iso) => {
    expect(kathmanduDay(instant).iso).toBe(iso);
  });

  test('is given in the forms that pages show', () => {
    expect(kathmanduDay('2026-09-06T19:00:00Z')).toEqual({
      iso: '2026-09-07',
      day: '7',
      month: 'Sep',
      year: '2026',
      long: '7 September 2026',
      monthAndYear: 'September 2026',
    });
  });

  test('throws for an invalid instant', () => {
    expect(() => kathmanduDay('soon')).toThrow(RangeError);
  });
});

describe('New', () => {
  test.each([
    ['today', '2026-11-20T18:20:00Z', true],
    ['six days ago', '2026-11-14T18:20:00Z', true],
    ['a week ago', '2026-11-14T18:10:00Z', false],
    ['tomorrow', '2026-11-21T18:20:00Z', false],
  ])('published %s', (_, publishedAt, expected) => {
    expect(isNew(publishedAt, '2026-11-21')).toBe(expected);
  });
});
