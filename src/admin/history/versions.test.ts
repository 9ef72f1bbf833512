import { describe, expect, test } from 'vitest';
import { restorableIn, sidesIn, sidesOf } from './versions.ts';

const versions = [4, 3, 1].map((n) => ({
  n,
  at: '',
  by: null,
  kind: 'saved',
  note: '',
  changed: n === 1 ? [] : ['title'],
}));
const draft = { fields: {}, updatedAt: '', by: null };
const live = { live: {}, draft: null, version: 4 };
const sides = (query: string, managed: Parameters<typeof sidesIn>[1] = live, known = versions) =>
  sidesIn(new URLSearchParams(query), managed, known);

describe('the two that are compared [19.138]', () => {
  test.each([
    ['', { from: 3, to: 'live' }],
    ['from=1', { from: 1, to: 'live' }],
    ['from=1&to=3', { from: 1, to: 3 }],
    ['to=3', { from: 1, to: 3 }],
    ['from=9&to=draft', { from: 3, to: 'live' }],
    ['from=live&to=1', { from: 'live', to: 1 }],
  ])('of ?%s', (query, expected) => {
    expect(sides(query)).toEqual(expected);
  });

  test('are what is live and the draft where there is one version only', () => {
    const managed = { live: {}, draft, version: 1 };
    expect(sides('', managed, versions.slice(2))).toEqual({ from: 'live', to: 'draft' });
    expect(sides('', { ...managed, draft: null }, versions.slice(2))).toBeNull();
  });

  test('of a record that is not live are the draft and the newest version', () => {
    expect(sides('', { live: null, draft, version: null })).toEqual({ from: 4, to: 'draft' });
    expect(sides('', { live: null, draft: null, version: null })).toEqual({ from: 3, to: 4 });
    expect(sides('', { live: null, draft, version: null }, [])).toBeNull();
  });

  test('are chosen among all versions, what is live, and the draft if there is one', () => {
    expect(sidesOf({ ...live, draft }, versions)).toEqual(['draft', 'live', 4, 3, 1]);
    expect(sidesOf({ live: null, draft: null, version: null }, versions)).toEqual([4, 3, 1]);
  });
});

test('a version that says only that a record was deleted or put back is passed over', () => {
  const still = (n: number, kind: string) => ({ n, at: '', by: null, kind, note: '', changed: [] });
  const known = [still(6, 'put-back'), still(5, 'deleted'), ...versions];
  expect(sides('', { ...live, version: 6 }, known)).toEqual({ from: 3, to: 'live' });
  expect(sides('to=5', { ...live, version: 6 }, known)).toEqual({ from: 3, to: 5 });
  const first = [still(2, 'deleted'), still(1, 'saved')];
  expect(sides('', { live: null, draft: null, version: null }, first)).toEqual({ from: 1, to: 2 });
});

test('the first of two versions is restored, never what is live already', () => {
  expect(restorableIn({ from: 3, to: 'live' }, live)).toBe(3);
  expect(restorableIn({ from: 'live', to: 3 }, live)).toBe(3);
  expect(restorableIn({ from: 4, to: 'live' }, live)).toBeUndefined();
  expect(restorableIn({ from: 4, to: 3 }, live)).toBe(3);
  expect(restorableIn({ from: 4, to: 'draft' }, { ...live, draft })).toBe(4);
});
