import { expect, test } from 'vitest';
import { InFlightAttempts } from './in-flight-attempts.ts';

const ASHA = ['asha'];
const BINA = ['bina', 'their network'];

test('An attempt that began and ended during another one’s reading is noticed by it', () => {
  const attempts = new InFlightAttempts();
  const watch = attempts.watch(ASHA);
  attempts.begin(ASHA).end();
  expect(watch.hasEnded).toBe(true);
});

test('Attempts that were refused, at other addresses, or before it are not', () => {
  const attempts = new InFlightAttempts();
  attempts.begin(ASHA).end();
  const watch = attempts.watch(ASHA);
  attempts.begin(ASHA).withdraw();
  attempts.begin(BINA).end();
  expect(watch.hasEnded).toBe(false);
});

test('A call waits for the next attempt that ends, and not at all without one', async () => {
  const attempts = new InFlightAttempts();
  expect(await attempts.waitForOne(ASHA)).toBe(false);
  const [first, second] = [attempts.begin(ASHA), attempts.begin(ASHA)];
  const waiting = attempts.waitForOne(ASHA);
  second.end();
  expect(await waiting).toBe(true);
  first.end();
  expect(await attempts.waitForOne(ASHA)).toBe(false);
});
