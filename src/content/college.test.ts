import { describe, expect, test } from 'vitest';
import { answerDay } from './college.ts';

describe('The day of an answer', () => {
  test.each([
    ['so many calendar days later', '2026-11-22T06:00:00Z', 3, '2026-11-25'],
    [
      'counted from the day in Kathmandu, which begins before that of the server',
      '2026-11-22T18:15:00Z',
      3,
      '2026-11-26',
    ],
    ['and the moment before it', '2026-11-22T18:14:59Z', 3, '2026-11-25'],
    ['a Sunday where it would be a Saturday', '2026-11-25T06:00:00Z', 3, '2026-11-29'],
    ['a Friday as it is', '2026-11-24T06:00:00Z', 3, '2026-11-27'],
    ['over the end of a year', '2026-12-30T06:00:00Z', 60, '2027-02-28'],
  ])('is %s', (_, instant, days, day) => {
    expect(answerDay(instant, days)).toBe(day);
    expect(answerDay(new Date(instant), days)).toBe(day);
  });
});
