import { expect, test } from 'vitest';
import type { ParsedQuery } from '../../search/parsed-query.ts';
import { excerptOf } from './excerpt.ts';

const asked: ParsedQuery = {
  text: 'bca',
  words: [{ text: 'bca', weight: 1 }],
  matchesByKey: new Map([['bca', [{ position: 0, quality: 1 }]]]),
} as unknown as ParsedQuery;

test('of half a list nobody knows the other half [25.62]', () => {
  const list = `Bring: ${Array.from({ length: 20 }, (_, at) => `the paper number ${at}`).join('; ')}. Copies of bca.`;
  expect(excerptOf({ heading: '', text: list }, asked)).toBe(list);
});
