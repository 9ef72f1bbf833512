import { describe, expect, test } from 'vitest';
import { clockIn, dayIn, dayInBoth, gregorianDay, weekdayIn } from './day-words.ts';

describe('days and times in words [20.135]', () => {
  test.each([
    ['2026-11-24', '24 November 2026 (२०८३ मंसिर ८)', '२०८३ मंसिर ८ (२४ नोभेम्बर २०२६)'],
    ['2024-02-29', '29 February 2024 (२०८० फागुन १७)', '२०८० फागुन १७ (२९ फेब्रुअरी २०२४)'],
    ['2031-01-01', '1 January 2031', '१ जनवरी २०३१'],
  ])('%s stands in the language’s own calendar first', (day, english, nepali) => {
    expect(dayInBoth('en', day)).toBe(english);
    expect(dayInBoth('ne', day)).toBe(nepali);
    expect(dayIn('en', day)).toBe(english.split(' (')[0]);
    expect(dayIn('ne', day)).toBe(nepali.split(' (')[0]);
  });

  test('the months and weekdays of a year are those of Intl', () => {
    const long = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', dateStyle: 'full' });
    for (let at = Date.UTC(2027, 0, 1); at < Date.UTC(2028, 0, 1); at += 86_400_000) {
      const day = new Date(at).toISOString().slice(0, 10);
      const said = `${weekdayIn('en', day)} ${gregorianDay('en', day)}`;
      if (said !== long.format(at).replace(',', '')) expect(said).toBe(long.format(at));
    }
  });

  test.each([
    ['00:00', '12:00 am', 'राति १२ बजे'],
    ['03:59', '3:59 am', 'राति ३:५९ बजे'],
    ['06:15', '6:15 am', 'बिहान ६:१५ बजे'],
    ['12:00', '12:00 pm', 'दिउँसो १२ बजे'],
    ['14:30', '2:30 pm', 'दिउँसो २:३० बजे'],
    ['17:00', '5:00 pm', 'साँझ ५ बजे'],
    ['20:05', '8:05 pm', 'राति ८:०५ बजे'],
  ])('%s is %s, and %s', (time, english, nepali) => {
    expect(clockIn('en', time)).toBe(english);
    expect(clockIn('ne', time)).toBe(nepali);
  });
});
