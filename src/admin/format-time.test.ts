import { describe, expect, test } from 'vitest';
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
