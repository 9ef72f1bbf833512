import { afterEach, beforeEach, expect, vi } from 'vitest';

/** What is reported to the console is a fault that nobody looks at: a test that expects one replaces the spy itself. */
const errors: unknown[][] = [];

beforeEach(() => {
  errors.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...words) => {
    errors.push(words);
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(errors, 'console.error was called').toEqual([]);
});
