import { expect, test } from 'vitest';
import type { ParsedQuery } from '../../search/parsed-query.ts';
import { namedCellsOf } from './rows.ts';

const asked: ParsedQuery = {
  text: 'bca',
  words: [{ text: 'bca', weight: 1 }],
  matchesByKey: new Map([['bca', [{ position: 0, quality: 1 }]]]),
} as unknown as ParsedQuery;

test.each([
  ['Degree, Cost – BCA: 100; BBA: 200', 'Degree, Cost – BCA: 100'],
  ['Degree, Year, Cost – BBA: 100; BCA: 200; BCA: 300', 'Degree, Year, Cost – BCA: 200; BCA: 300'],
  ['Degree, Cost – BBA: 100; B.Sc.: 200', 'Degree, Cost – BBA: 100; B.Sc.: 200'],
  ['Degree, Cost – BCA: 100', 'Degree, Cost – BCA: 100'],
  ['Fees – BBA: 100; BCA: 200', 'Fees – BCA: 200'],
  ['One; two, three – BBA: 100; BCA: 200', 'One; two, three – BBA: 100; BCA: 200'],
  ['Degree, Cost – BBA; BCA: 200', 'Degree, Cost – BBA; BCA: 200'],
])('of a table, only the rows or columns that were asked for: %s [20.151]', (text, told) => {
  expect(namedCellsOf(text, asked)).toBe(told);
});

test('of a row, the cell with what is asked for, beside the one that is named [20.151]', () => {
  const row = 'LLM – BCA until: 19 December; Fee in NPR: 5,000; Room: 14';
  const told = 'LLM – BCA until: 19 December; Fee in NPR: 5,000';
  expect(namedCellsOf(row, { ...asked, text: 'How much is the bca?' })).toBe(told);
});
