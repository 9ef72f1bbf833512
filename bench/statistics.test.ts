import { describe, expect, test } from 'vitest';
import { median, quantile, spreadOf } from './statistics.ts';

describe('what many measurements come to', () => {
  test('the median is the middle one, or half way between the two in the middle', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect(median([7])).toBe(7);
  });

  test('numbers are ordered as numbers', () => {
    expect(median([10, 9, 100])).toBe(10);
  });

  test('a quantile lies between its neighbours', () => {
    const values = [0, 10, 20, 30, 40];
    expect(quantile(values, 0)).toBe(0);
    expect(quantile(values, 0.99)).toBeCloseTo(39.6);
    expect(quantile(values, 1)).toBe(40);
  });

  test('the spread goes from the least to the most, and leaves the values as they were', () => {
    const values = [3, 1, 2];
    expect(spreadOf(values)).toEqual({ median: 2, min: 1, max: 3 });
    expect(values).toEqual([3, 1, 2]);
  });

  test('nothing has no median', () => {
    expect(() => median([])).toThrow('nothing');
  });
});
