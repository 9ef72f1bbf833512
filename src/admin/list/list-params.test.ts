import { describe, expect, test } from 'vitest';
import { readListParams, writeListParams } from './list-params.ts';

describe('The search params of a list', () => {
  test.each([
    ['', { q: '', page: 1, more: {} }],
    ['?page=3', { q: '', page: 3, more: {} }],
    ['?q=exam&page=2', { q: 'exam', page: 2, more: {} }],
    ['?page=0', { q: '', page: 1, more: {} }],
    ['?page=-4', { q: '', page: 1, more: {} }],
    ['?page=1.5', { q: '', page: 1, more: {} }],
    ['?page=all', { q: '', page: 1, more: {} }],
    ['?spam=true&page=२', { q: '', page: 2, more: { spam: 'true' } }],
  ])('%j means %j', (query, params) => {
    expect(readListParams(new URLSearchParams(query))).toEqual(params);
  });

  test.each([
    { q: '', page: 1, more: {} },
    { q: 'सूचना & more', page: 1, more: {} },
    { q: '', page: 7, more: {} },
    { q: 'a', page: 2, more: { state: 'draft', columns: 'image,by' } },
  ])('are read as they were written: %j', (params) => {
    expect(readListParams(new URLSearchParams(writeListParams(params)))).toEqual(params);
  });

  test('are as short as can be, commas unescaped', () => {
    expect(writeListParams({ q: '', page: 1, more: { sort: '' } })).toBe('');
    expect(writeListParams({ page: 2, more: { columns: 'image,by' } })).toBe('?columns=image,by&page=2');
  });
});
