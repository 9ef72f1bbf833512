import { expect, test } from 'vitest';
import { slopeOf } from './slope.ts';

const line = Array.from({ length: 50 }, (_, x) => [x, 3 * x + 7] as const);

test('the slope of a line is its own', () => {
  expect(slopeOf(line)).toBeCloseTo(3);
});

test('outliers do not change the slope', () => {
  const disturbed = line.map(([x, y]) => [x, x % 7 === 0 ? y + 1000 : y] as const);
  expect(slopeOf(disturbed)).toBeCloseTo(3);
});
