import { describe, expect, test } from 'vitest';
import { FIRST_DAY_OF_TABLE, FIRST_YEAR, MONTH_LENGTHS } from './bikram-sambat.fixture.ts';
import { bikramSambat, gregorianOf, LAST_DAY, LAST_YEAR, numbersInNepal } from './bikram-sambat.ts';

const DAY_MS = 86_400_000;
const isoOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const isOther = (
  one: ReturnType<typeof numbersInNepal>,
  { year, month, date }: NonNullable<ReturnType<typeof numbersInNepal>>,
) => one?.year !== year || one.month !== month || one.date !== date;

describe('Bikram Sambat', () => {
  test.each([
    ['2026-11-21', '२०८३ मंसिर ५'],
    ['2023-04-14', '२०८० वैशाख १'],
    ['2024-04-12', '२०८० चैत ३०'],
    ['2015-04-25', '२०७२ वैशाख १२'],
    ['1918-04-13', '१९७५ वैशाख १'],
    ['2027-06-15', '२०८४ जेठ ३२'],
    ['2030-04-13', '२०८६ चैत ३०'],
  ])('%s is %s', (day, expected) => {
    expect(bikramSambat(day)?.whole).toBe(expected);
  });

  test('is null outside of the range in which the published tables agree', () => {
    expect(bikramSambat('2030-04-14')).toBeNull();
    expect(bikramSambat('2999-01-01')).toBeNull();
    expect(bikramSambat('1918-04-12')).toBeNull();
  });

  test('advances by one day each day, in any time zone of the machine', () => {
    const seen = new Set<string | undefined>();
    for (let at = Date.UTC(2023, 3, 14); at <= Date.UTC(2030, 3, 13); at += 86_400_000) {
      seen.add(bikramSambat(new Date(at).toISOString().slice(0, 10))?.whole);
    }
    expect(seen.has(undefined)).toBe(false);
    expect(seen.size).toBe((Date.UTC(2030, 3, 13) - Date.UTC(2023, 3, 14)) / 86_400_000 + 1);
  });

  test('is the same in two libraries, on every day up to the last one, and back [20.130]', () => {
    let at = Date.parse(FIRST_DAY_OF_TABLE);
    let days = 0;
    for (const [index, lengths] of MONTH_LENGTHS.entries()) {
      const year = FIRST_YEAR + index;
      if (year > LAST_YEAR) break;
      for (const [before, length] of lengths.entries()) {
        for (let date = 1; date <= length; date += 1) {
          const numbers = { year, month: before + 1, date };
          const day = isoOf(at);
          // One comparison for each, since 31,777 assertions take seconds.
          if (gregorianOf(numbers) !== day) expect(numbers).toEqual(day);
          if (isOther(numbersInNepal(day), numbers)) expect(numbersInNepal(day)).toEqual(numbers);
          at += DAY_MS;
          days += 1;
        }
      }
    }
    expect(isoOf(at - DAY_MS)).toBe(LAST_DAY);
    expect(days).toBe(31_777);
  });

  test.each([
    { year: 2083, month: 8, date: 30 },
    { year: 2083, month: 13, date: 1 },
    { year: 2083, month: 0, date: 1 },
    { year: 2087, month: 1, date: 1 },
    { year: 1974, month: 12, date: 30 },
    { year: 9999, month: 1, date: 1 },
  ])('no Gregorian day is $year-$month-$date', (numbers) => {
    expect(gregorianOf(numbers)).toBeNull();
  });
});
