import { expect } from 'vitest';

/** Reads again until the matcher holds: `await eventually(() => page.title()).toBe('…')`. */
export const eventually = <T>(read: () => T | Promise<T>) =>
  expect.poll(read, { timeout: 20_000, interval: 100, message: 'not in time' });
