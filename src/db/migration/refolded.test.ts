import { expect, test } from 'vitest';
import { backfills } from './backfills.ts';

test.each([
  [
    'refolded',
    { titleFolded: 'dean’s\u00a0 list', title: 'Dean’s\u00a0 list' },
    { titleFolded: "dean's list" },
  ],
  [
    'refolded',
    { folded: 'sita@example.com\nthe\u00ad fee', emailFolded: 'a@b.c' },
    { folded: 'sita@example.com\nthe fee' },
  ],
  ['refolded', { titleFolded: 'ढुङ्\u200cगाना', name_neFolded: '' }, { titleFolded: 'ढुङ्गाना' }],
  ['refolded', { titleFolded: 'exam routine', image: 'a’b', version: 3 }, null],
  ['account-name-refolded', { nameFolded: 'd’souza', emailFolded: 'd’souza@b.c' }, { nameFolded: "d'souza" }],
] as const)('%s folds anew what was folded otherwise, and nothing else [23.41]', (name, row, expected) => {
  expect(backfills[name]?.(row)).toEqual(expected);
});
