import { describe, expect, test } from 'vitest';
import { areCredits, creditsIn } from './credits.ts';

describe('Credits that are typed [23.70]', () => {
  test.each([
    ['3', 3],
    ['०', 0],
    ['१.५', 1.5],
    ['2,5', 2.5],
    [' 60 ', 60],
    ['3.0', 3],
    ['', null],
  ])('%j are the number %j', (typed, credits) => {
    expect(creditsIn(typed)).toBe(credits);
    expect(areCredits(creditsIn(typed))).toBe(true);
  });

  test.each(['0x10', '1e1', '0b11', '3 + 1', 'Non-credit', 'Infinity', '3/4', '3 (2T+1P)', '३+१', '1.2.3'])(
    '%s are words',
    (typed) => {
      expect(creditsIn(typed)).toBe(typed);
      expect(areCredits(creditsIn(typed))).toBe(true);
    },
  );

  test.each(['61', '६१', '-1', '−1', '3.25', '3,25', '1,000', '1'.repeat(400)])(
    '%s are refused as the number is',
    (typed) => {
      expect(areCredits(creditsIn(typed))).toBe(false);
    },
  );
});
