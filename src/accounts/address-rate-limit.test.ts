import { expect, test } from 'vitest';
import { AddressRateLimit } from './address-rate-limit.ts';

const HOUR_MS = 3_600_000;
const YEARS_MS = 12 * 365 * 24 * HOUR_MS;
const ADDRESS = '203.0.113.7';

/** A limit of ten an hour, and its clock. */
function tenAnHour() {
  const clock = { now: Date.parse('2026-11-23T06:00:00Z') };
  const limit = new AddressRateLimit({
    limit: { times: 10, windowMs: HOUR_MS },
    now: () => new Date(clock.now),
    message: (wait) => wait,
  });
  const take = (times: number, address = ADDRESS) =>
    Array.from({ length: times }, () => {
      try {
        return limit.take(address);
      } catch {
        return null;
      }
    }).filter((one) => one !== null);
  return { clock, limit, take };
}

test('A limit counts by address, takes counts back, and starts anew after its window [18.24]', () => {
  const { clock, take } = tenAnHour();
  const taken = take(11);
  expect(taken).toHaveLength(10);
  expect(take(11, '203.0.113.8')).toHaveLength(10);
  for (const giveBack of taken.slice(0, 4)) giveBack();
  clock.now += HOUR_MS / 2;
  expect(take(9)).toHaveLength(4);
  clock.now += HOUR_MS / 2;
  expect(take(11)).toHaveLength(10);
});

test('A limit is full for one window more, not for years, after a clock that was ahead [21.155]', () => {
  const { clock, limit, take } = tenAnHour();
  clock.now += YEARS_MS;
  take(10);
  clock.now -= YEARS_MS;
  expect(() => limit.take(ADDRESS)).toThrow(
    expect.objectContaining({ status: 429, headers: { 'Retry-After': '3600' } }),
  );
  clock.now += HOUR_MS;
  expect(take(11)).toHaveLength(10);
});
