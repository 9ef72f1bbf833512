import { expect, test } from 'vitest';
import { comparisonOf } from './choice-dialog.tsx';

test('of three versions only what both changed, each otherwise, is asked; the rest is merged [19.177]', () => {
  const before = { mine: 'a', theirs: 'a', both: 'a', alike: 'a', same: 'a' };
  const mine = { ...before, mine: 'b', both: 'b', alike: 'c' };
  const theirs = { ...before, theirs: 'b', both: 'c', alike: 'c' };
  const fields = Object.keys(before).map((name) => ({ name }));
  expect(comparisonOf(fields, { before, mine, theirs })).toEqual({
    both: ['both'],
    taken: { theirs: 'b' },
  });
});
