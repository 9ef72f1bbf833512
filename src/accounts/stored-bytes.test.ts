import { describe, expect, test } from 'vitest';
import { StoredBytes } from './address-rate-limit.ts';

const now = () => new Date('2026-11-20T06:00:00Z');
const text = 'x'.repeat(10_000);
const WIDE = { ofAddress: 1_000_000, ofNeighbours: 1_000_000, ofProvider: 1_000_000, ofAll: 1_000_000 };
const refused = expect.objectContaining({ status: 429, code: 'too-many' });

describe('What visitors have stored in a day [22.66]', () => {
  test('is bounded for one address, and for the /64 of an IPv6 address', () => {
    const stored = new StoredBytes(now, { ...WIDE, ofAddress: 25_000 });
    for (const [one, same] of [
      ['192.0.2.1', '::ffff:192.0.2.1'],
      ['2001:db8::1', '2001:db8::ffff:2'],
    ] as const) {
      stored.take(one, text);
      stored.take(same, text);
      expect(() => stored.take(one, text)).toThrow(refused);
      stored.take(one, 'x');
    }
  });

  test('is bounded for all of them, and one that is refused leaves the others their room', () => {
    const stored = new StoredBytes(now, { ...WIDE, ofAddress: 25_000, ofAll: 35_000 });
    const giveBack = stored.take('192.0.2.1', text);
    stored.take('192.0.2.2', text);
    stored.take('192.0.2.3', text);
    for (let time = 0; time < 5; time += 1) expect(() => stored.take('192.0.2.4', text)).toThrow(refused);
    giveBack();
    stored.take('192.0.2.4', text);
    expect(() => stored.take('192.0.2.4', text)).toThrow(refused);
  });

  test.each([
    ['an IPv4 /24', { ...WIDE, ofNeighbours: 25_000 }, (n: number) => `192.0.2.${n}`, '192.0.3.1'],
    ['an IPv6 /48', { ...WIDE, ofNeighbours: 25_000 }, (n: number) => `2001:db8:1:${n}::1`, '2001:db8:2::1'],
    ['an IPv4 /16', { ...WIDE, ofProvider: 25_000 }, (n: number) => `192.0.${n}.1`, '192.1.0.1'],
    ['an IPv6 /32', { ...WIDE, ofProvider: 25_000 }, (n: number) => `2001:db8:${n}::1`, '2001:db9::1'],
  ])('is bounded for %s, which does not keep others out', (_, daily, hostile, innocent) => {
    const stored = new StoredBytes(now, daily);
    for (const n of [1, 2]) stored.take(hostile(n), text);
    for (const n of [3, 4]) expect(() => stored.take(hostile(n), text)).toThrow(refused);
    stored.take(innocent, text);
  });

  test('is not, where the limit is off', () => {
    const stored = new StoredBytes(now, null);
    for (let time = 0; time < 100; time += 1) stored.take('192.0.2.1', text);
  });
});
