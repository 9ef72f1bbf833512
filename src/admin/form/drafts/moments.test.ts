import { describe, expect, test } from 'vitest';
import { fieldsOfInstant, instantOf } from '../../day-field/time-field.tsx';
import { momentInWords } from './moments.ts';

describe('moments in Kathmandu’s time [19.176]', () => {
  test.each([
    ['2026-11-24T04:15:00.000Z', 'Tuesday, 24 November 2026, 10:00 (२०८३ मंसिर ८)'],
    ['2026-11-23T18:15:00.000Z', 'Tuesday, 24 November 2026, 00:00 (२०८३ मंसिर ८)'],
    ['2026-11-23T18:14:00.000Z', 'Monday, 23 November 2026, 23:59 (२०८३ मंसिर ७)'],
    ['2031-01-01T00:00:00.000Z', 'Wednesday, 1 January 2031, 05:45'],
  ])('%s is %s', (instant, said) => {
    expect(momentInWords(instant)).toBe(said);
    const { day, time } = fieldsOfInstant(instant);
    expect(instantOf(day, time)).toBe(instant);
  });

  test('an invalid day has no instant', () => {
    expect(instantOf('', '10:00')).toBeNull();
    for (const day of ['2026-02-31x', '2026-02-30', '2083-08-30 BS'])
      expect(instantOf(day, '10:00'), day).toBeNull();
  });
});
