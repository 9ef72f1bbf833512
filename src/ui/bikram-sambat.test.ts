import { describe, expect, test } from 'vitest';
import { bikramSambat } from './bikram-sambat.ts';

describe('Bikram Sambat', () => {
  test.each([
    ['2026-11-21', '२०८३ मंसिर ५'],
    ['2023-04-14', '२०८० वैशाख १'],
    ['2024-04-12', '२०८० चैत ३०'],
    ['2015-04-25', '२०७२ वैशाख १२'],
    ['1918-04-13', '१९७५ वैशाख १'],
    ['2027-06-14', '२०८४ जेठ ३१'],
  ])('%s is %s', (day, expected) => {
    expect(bikramSambat(day)?.whole).toBe(expected);
  });

  test('is null outside of the range in which the published tables agree', () => {
    expect(bikramSambat('2027-06-15')).toBeNull();
    expect(bikramSambat('2030-01-01')).toBeNull();
    expect(bikramSambat('1918-04-12')).toBeNull();
  });

  test('advances by one day each day, in any time zone of the machine', () => {
    const seen = new Set<string | undefined>();
    for (let at = Date.UTC(2000, 0, 1); at <= Date.UTC(2027, 5, 14); at += 86_400_000) {
      seen.add(bikramSambat(new Date(at).toISOString().slice(0, 10))?.whole);
    }
    expect(seen.has(undefined)).toBe(false);
    expect(seen.size).toBe((Date.UTC(2027, 5, 14) - Date.UTC(2000, 0, 1)) / 86_400_000 + 1);
  });
});
