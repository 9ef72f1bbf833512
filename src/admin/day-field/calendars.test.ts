import { describe, expect, test } from 'vitest';
import { addMonths, calendars, weeksOf, within } from './calendars.ts';

describe('the months of the calendar dialog [20.132]', () => {
  test('have the days of their calendar, by weeks from Sunday', () => {
    expect(weeksOf('ad', '2026-11-20').map((week) => week.map((day) => Number(day?.slice(8) ?? 0)))).toEqual([
      [1, 2, 3, 4, 5, 6, 7],
      [8, 9, 10, 11, 12, 13, 14],
      [15, 16, 17, 18, 19, 20, 21],
      [22, 23, 24, 25, 26, 27, 28],
      [29, 30, 0, 0, 0, 0, 0],
    ]);
    const mangsir = weeksOf('bs', '2026-11-20');
    expect(mangsir[0]).toEqual([
      null,
      null,
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
    ]);
    expect(mangsir.flat().filter(Boolean)).toHaveLength(29);
    expect(calendars.bs.monthOf('2026-11-20')).toBe('२०८३ मंसिर');
    expect(calendars.ad.monthOf('2026-11-20')).toBe('November 2026');
  });

  test.each([
    ['ad', '2026-01-31', 1, '2026-02-28'],
    ['ad', '2024-01-31', 1, '2024-02-29'],
    ['ad', '2026-01-31', -1, '2025-12-31'],
    ['ad', '2026-12-05', 1, '2027-01-05'],
    ['ad', '2026-11-20', 12, '2027-11-20'],
    ['ad', '2199-12-31', 1, null],
    // 32 असार 2083 is followed by a month of 31 days.
    ['bs', '2026-07-16', 1, '2026-08-16'],
    ['bs', '2026-11-20', 12, '2027-11-20'],
    ['bs', '2030-04-13', 1, null],
    ['bs', '2031-01-01', -1, null],
    ['bs', '1918-04-13', -1, null],
  ] as const)('in %s, %s and %i months is %s', (calendar, day, months, expected) => {
    expect(addMonths(calendar, day, months)).toBe(expected);
  });

  test('end with the calendar', () => {
    expect(within('bs', '2030-04-13')).toBe('2030-04-13');
    expect(within('bs', '2030-04-14')).toBeNull();
    expect(weeksOf('bs', '2030-04-13').flat().filter(Boolean)).toHaveLength(30);
    expect(weeksOf('bs', '2030-04-14')).toEqual([]);
  });
});
