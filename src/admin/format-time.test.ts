import { describe, expect, test } from 'vitest';
import * as nepali from './format-time.ne.ts';
import * as english from './format-time.ts';
import { formatDayAndTime, formatFull, timeAgo } from './format-time.ts';

const now = new Date('2026-11-21T12:00:00Z');

describe('How long ago something was', () => {
  test.each([
    ['2026-11-21T12:00:30Z', 'just now'],
    ['2026-11-21T11:59:01Z', 'just now'],
    ['2026-11-21T11:59:00Z', '1 minute ago'],
    ['2026-11-21T11:54:10Z', '5 minutes ago'],
    ['2026-11-21T11:00:01Z', '59 minutes ago'],
    ['2026-11-21T11:00:00Z', '1 hour ago'],
    ['2026-11-20T12:00:01Z', '23 hours ago'],
    ['2026-11-20T12:00:00Z', 'yesterday'],
    ['2026-11-14T12:00:01Z', '6 days ago'],
    ['2026-11-13T18:20:00Z', '14 Nov 2026'],
  ])('%s was %s', (at, words) => {
    expect(timeAgo(new Date(at), now)).toBe(words);
  });

  test('in full and to the minute is in Kathmandu’s time', () => {
    expect(formatFull(new Date('2026-11-13T18:20:00Z'))).toMatch(/14 November 2026.*00:05/);
    expect(formatDayAndTime(new Date('2026-11-13T18:20:00Z'))).toBe('14 Nov 2026, 00:05');
  });
});

describe('In Nepali, by Bikram Sambat and the clock of the day [20.72]', () => {
  test.each([
    ['2026-11-21T12:00:30Z', 'भर्खरै'],
    ['2026-11-21T11:54:10Z', '५ मिनेटअघि'],
    ['2026-11-21T01:00:00Z', '११ घण्टाअघि'],
    ['2026-11-20T12:00:00Z', 'हिजो'],
    ['2026-11-14T12:00:01Z', '६ दिनअघि'],
    ['2026-11-13T18:20:00Z', '२०८३ कात्तिक २८'],
    ['1900-01-01T00:00:00Z', '१ जनवरी १९००'],
  ])('%s was %s', (at, words) => {
    expect(nepali.timeAgo(new Date(at), now)).toBe(words);
  });

  test.each([
    ['2026-11-23T18:20:00Z', 'राति १२:०५ बजे'],
    ['2026-11-24T00:15:00Z', 'बिहान ६ बजे'],
    ['2026-11-24T08:45:00Z', 'दिउँसो २:३० बजे'],
    ['2026-11-24T11:15:00Z', 'साँझ ५ बजे'],
    ['2026-11-24T16:15:00Z', 'राति १० बजे'],
  ])('%s is %s', (at, time) => {
    expect(nepali.formatTime(new Date(at))).toBe(time);
    expect(nepali.formatFull(new Date(at))).toBe(`२०८३ मंसिर ८ (२४ नोभेम्बर २०२६), मङ्गलबार, ${time}`);
  });

  test('has a twin of each English function', () => {
    expect(Object.keys(nepali)).toEqual(expect.arrayContaining(Object.keys(english)));
  });
});
