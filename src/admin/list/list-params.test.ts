import { describe, expect, test } from 'vitest';
import { readListParams, writeListParams } from './list-params.ts';

describe('The search params of a list', () => {
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
  ])('%j means %j', (query, params) => {
    expect(readListParams(new URLSearchParams(query))).toEqual(params);
  });

  test.each([
    { q: '', page: 1 },
    { q: 'सूचना & more', page: 1 },
    { q: '', page: 7 },
    { q: 'a', page: 2 },
    { q: 'a', page: 2, spam: true as const },
  ])('are read as they were written: %j', (params) => {
    expect(readListParams(new URLSearchParams(writeListParams(params)))).toEqual(params);
  });

  test('are empty for the first page without a keyword', () => {
    expect(writeListParams({ q: '', page: 1 })).toBe('');
  });
});
