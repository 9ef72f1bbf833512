import { expect, test } from 'vitest';
import { DatabaseClock } from './database-clock.ts';

const NOON = Date.parse('2026-11-23T12:00:00Z');

function clockAt(start: number) {
  let monotonic = start;
  const clock = new DatabaseClock(() => monotonic);
  return {
    clock,
    pass(ms: number) {
      monotonic += ms;
    },
    msAfterNoon: () => clock.now().getTime() - NOON,
  };
}

test('A reading is half a round trip old, and time goes on from it with the monotonic clock [18.30]', () => {
  const { clock, pass, msAfterNoon } = clockAt(1000);
  pass(40);
  clock.adopt({ sentAt: 1000, receivedAt: 1040, databaseMs: NOON });
  expect(msAfterNoon()).toBe(20);
  pass(60_000);
  expect(msAfterNoon()).toBe(60_020);
});

test('Time does not step for a reading that does not contradict it', () => {
  const { clock, pass, msAfterNoon } = clockAt(0);
  clock.adopt({ sentAt: 0, receivedAt: 0, databaseMs: NOON });
  pass(100);
  clock.adopt({ sentAt: 80, receivedAt: 100, databaseMs: NOON + 99 });
  expect(msAfterNoon()).toBe(100);
  clock.adopt({ sentAt: 98, receivedAt: 100, databaseMs: NOON + 150 });
  expect(msAfterNoon()).toBe(151);
});

test('A slow reading does not replace a good one, and is better than none', () => {
  const { clock, pass, msAfterNoon } = clockAt(0);
  clock.adopt({ sentAt: 0, receivedAt: 2000, databaseMs: NOON });
  pass(2000);
  expect(msAfterNoon()).toBe(1000);
  clock.adopt({ sentAt: 1999, receivedAt: 2001, databaseMs: NOON + 1900 });
  expect(msAfterNoon()).toBe(1900);
  clock.adopt({ sentAt: 0, receivedAt: 2000, databaseMs: NOON + 5000 });
  expect(msAfterNoon()).toBe(1900);
});
