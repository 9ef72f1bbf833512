import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CountExchange, type CountWindow } from './count-exchange.ts';

const HOUR_MS = 3_600_000;
const WRITE_MS = 2000;

let isAway: boolean;
/** When each change began. */
let begun: number[];
let exchange: CountExchange;
beforeEach(() => {
  vi.useFakeTimers();
  isAway = false;
  begun = [];
  const write = async <T>(): Promise<T> => {
    begun.push(Date.now());
    if (!isAway) return [] as T;
    await new Promise((resolve) => setTimeout(resolve, WRITE_MS));
    throw new Error('away');
  };
  exchange = new CountExchange({ write, now: () => new Date() }, () => {});
});
afterEach(() => {
  vi.useRealTimers();
});

let last = 0;
function schedule(count: number): void {
  for (let left = count; left > 0; left -= 1) {
    last += 1;
    const window: CountWindow = {
      key: `key-${last}`,
      windowMs: HOUR_MS,
      endsAt: Date.now() + HOUR_MS,
      known: 0,
      added: 1,
      writing: 0,
    };
    exchange.schedule(window);
  }
}

test('Counts are written in changes of 500, all in one exchange', async () => {
  schedule(1200);
  await exchange.exchange();
  expect(begun).toHaveLength(3);
});

test('While the database is away, an exchange ends with the first change that fails, and the next one waits its time', async () => {
  isAway = true;
  for (let at = 0; at < 10_000; at += 100) {
    schedule(50);
    await vi.advanceTimersByTimeAsync(100);
  }
  const pauses = begun.slice(1).map((at, index) => at - (begun[index] ?? 0));
  expect(pauses.length).toBeGreaterThan(2);
  for (const pause of pauses) expect(pause).toBeGreaterThanOrEqual(WRITE_MS + 450);
  isAway = false;
  begun = [];
  await vi.advanceTimersByTimeAsync(10_000);
  expect(begun).toHaveLength(10);
});

test('While the database is away, at most 50,000 counts wait for it', async () => {
  isAway = true;
  for (let round = 0; round < 4; round += 1) {
    schedule(20_000);
    await vi.advanceTimersByTimeAsync(2 * WRITE_MS);
  }
  isAway = false;
  begun = [];
  await vi.advanceTimersByTimeAsync(2 * WRITE_MS);
  expect(begun).toHaveLength(100);
});
