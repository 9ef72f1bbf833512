import { describe, expect, test } from 'vitest';
import { conflictOf } from './conflict.ts';

const start = { title: 'Exams', description: 'On Monday', note: 'Hall 2' };

describe('When two people have changed a record', () => {
  test('both texts are shown of what both have changed', () => {
    const mine = { ...start, title: 'Final exams' };
    const theirs = { ...start, title: 'Examinations' };
    expect(conflictOf(start, mine, theirs)).toEqual({
      differing: [{ name: 'title', mine: 'Final exams', theirs: 'Examinations' }],
      onlyTheirs: [],
    });
  });

  test('what only I have changed is shown beside what is stored', () => {
    const mine = { ...start, title: 'Final exams' };
    const theirs = { ...start, note: 'Hall 3' };
    expect(conflictOf(start, mine, theirs)).toEqual({
      differing: [{ name: 'title', mine: 'Final exams', theirs: 'Exams' }],
      onlyTheirs: ['note'],
    });
  });

  test('nothing differs where both have written the same', () => {
    const both = { ...start, title: 'Final exams' };
    expect(conflictOf(start, both, both)).toEqual({ differing: [], onlyTheirs: [] });
  });

  test('a text that I have emptied differs from the stored one', () => {
    const { differing } = conflictOf(start, { ...start, note: '' }, start);
    expect(differing).toEqual([{ name: 'note', mine: '', theirs: 'Hall 2' }]);
  });
});
