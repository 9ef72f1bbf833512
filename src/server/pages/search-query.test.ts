import { describe, expect, test } from 'vitest';
import { limitSearchText, normalizeSearchText } from './search.tsx';

describe('The words of a search', () => {
  test.each([
    ['blanks around them', '  exam \t form\u00a0\r\n', 'exam form'],
    ['what cannot be seen', 'exam\u0000\u001b form\u202e\u2066', 'exam form'],
    ['half of a letter', 'exam \ud83d', 'exam \ufffd'],
    ['letters and marks apart', 'cafe\u0301', 'café'],
  ])('are the same with %s', (_, typed, tidy) => {
    expect(normalizeSearchText(typed)).toBe(tidy);
  });

  test('keep what joins Devanagari letters, and everything that only looks like a command', () => {
    for (const words of [
      'क्\u200dष र\u200c्य',
      '"a" OR -b NEAR(c, 2) *',
      '<script>',
      "'; drop table notice --",
    ])
      expect(normalizeSearchText(words)).toBe(words);
  });

  test('are all looked for up to 200 letters, whatever they are made of', () => {
    for (const letter of ['x', 'क', '😀'])
      expect(limitSearchText(normalizeSearchText(letter.repeat(200)))).toEqual({
        q: letter.repeat(200),
        isShortened: false,
      });
  });

  test('beyond 200 letters are the same search, which says so', () => {
    const [long, longer] = ['😀'.repeat(201), '😀'.repeat(10_000)].map(normalizeSearchText);
    expect(long).toBe(longer);
    expect(limitSearchText(long ?? '')).toEqual({ q: '😀'.repeat(200), isShortened: true });
    expect(limitSearchText(normalizeSearchText(`${'x'.repeat(200)} y`))).toEqual({
      q: 'x'.repeat(200),
      isShortened: true,
    });
  });
});
