import { expect, test } from 'vitest';
import { formatFileSize } from './file-size.ts';

test.each([
  [0, '1 KB'],
  [1, '1 KB'],
  [1025, '2 KB'],
  [240 * 1024, '240 KB'],
  [1024 * 1024 - 1, '1 MB'],
  [2.44 * 1024 * 1024, '2.4 MB'],
  [20 * 1024 * 1024, '20 MB'],
])('%d bytes are %s', (bytes, words) => {
  expect(formatFileSize(bytes)).toBe(words);
});
