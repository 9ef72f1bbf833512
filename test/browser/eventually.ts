import { expect } from 'vitest';

/** Looks again until what is read is as the matcher that follows says: `await eventually(() => page.title()).toBe('…')`. */
export const eventually = <T>(read: () => T | Promise<T>) =>
  expect.poll(read, { timeout: 20_000, interval: 50 });
