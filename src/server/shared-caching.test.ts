import { describe, expect, test } from 'vitest';
import { SharedCaching } from './shared-caching.ts';

const secondsAt = (instant: string, isPurged: boolean) => {
  const { seconds, briefSeconds } = new SharedCaching({ isPurged, now: () => new Date(instant) });
  return [seconds(), briefSeconds()];
};

describe('Shared caches keep answers', () => {
  // Midnight in Kathmandu is 18:15 UTC.
  test.each([
    ['2026-11-20T06:00:00.000Z', true, [60, 1]],
    ['2026-11-20T06:00:00.000Z', false, [1, 1]],
    ['2026-11-20T18:14:30.500Z', true, [29, 1]],
    ['2026-11-20T18:14:59.900Z', true, [0, 0]],
    ['2026-11-20T18:14:59.900Z', false, [0, 0]],
    ['2026-11-20T18:15:00.000Z', true, [60, 1]],
  ])('at %s, told of changes: %j, for %j seconds [18.50, 18.51]', (instant, isPurged, seconds) => {
    expect(secondsAt(instant, isPurged)).toEqual(seconds);
  });

  test('for a second at most while the process may not know of the latest changes [18.50]', () => {
    let isUpToDate = true;
    const now = () => new Date('2026-11-21T06:00:00.000Z');
    const { seconds } = new SharedCaching({ isPurged: true, now, isUpToDate: () => isUpToDate });
    expect(seconds()).toBe(60);
    isUpToDate = false;
    expect(seconds()).toBe(1);
  });

  test('until the right midnight when the clock is set back [18.50]', () => {
    let now = new Date('2026-11-21T06:00:00.000Z');
    const { seconds } = new SharedCaching({ isPurged: true, now: () => now });
    expect(seconds()).toBe(60);
    now = new Date('2026-11-20T18:14:50.000Z');
    expect(seconds()).toBe(10);
  });
});
