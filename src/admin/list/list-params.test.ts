import { describe, expect, test } from 'vitest';
import { readListParams, writeListParams } from './list-params.ts';

describe("A list's address", () => {
  test.each([
    ['', { q: '', page: 1 }],
    ['?page=3', { q: '', page: 3 }],
    ['?q=exam&page=2', { q: 'exam', page: 2 }],
    ['?page=0', { q: '', page: 1 }],
    ['?page=-4', { q: '', page: 1 }],
    ['?page=1.5', { q: '', page: 1 }],
    ['?page=all', { q: '', page: 1 }],
    ['?spam=true', { q: '', page: 1, spam: true }],
    ['?spam=yes', { q: '', page: 1 }],
  ])('%j means %j', (query, address) => {
    expect(readListParams(new URLSearchParams(query))).toEqual(address);
  });

  test.each([
    { q: '', page: 1 },
    { q: 'सूचना & more', page: 1 },
    { q: '', page: 7 },
    { q: 'a', page: 2 },
    { q: 'a', page: 2, spam: true as const },
  ])('is read as it was written: %j', (address) => {
    expect(readListParams(new URLSearchParams(writeListParams(address)))).toEqual(address);
  });

  test('says nothing of a first page without a keyword', () => {
    expect(writeListParams({ q: '', page: 1 })).toBe('');
  });
});
