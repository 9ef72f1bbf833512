import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Makes `console.error` fail the test; a test that expects an error replaces the spy. */
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
