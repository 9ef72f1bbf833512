import { expect, test } from 'vitest';
import { rowsOf } from './justified-rows.ts';

const camera = (count: number): number[] => Array.from({ length: count }, () => 1.5);

test.each([
  ['nothing', [], []],
  ['one picture', camera(1), [1]],
  ['three', camera(3), [3]],
  ['four', camera(4), [2, 2]],
  ['five', camera(5), [2, 3]],
  ['six', camera(6), [2, 2, 2]],
  ['seven', camera(7), [2, 2, 3]],
  ['eight', camera(8), [2, 3, 3]],
  ['wide ones last', [1.5, 1.5, 1.78, 1.5, 1.78], [2, 3]],
  ['a panorama among others', [1.5, 1.5, 3, 1.5, 1.5], [2, 1, 2]],
])('%s: no row is left half empty', (_what, shapes, expected) => {
  expect(rowsOf(shapes)).toEqual(expected);
});

test('every picture has its place, and no row is much higher or lower than another', () => {
  for (let count = 3; count <= 60; count += 1) {
    const shapes = Array.from({ length: count }, (_, at) => [1.5, 0.67, 1.33, 1.78, 1][at % 5] ?? 1);
    const rows = rowsOf(shapes);
    expect(rows.reduce((sum, row) => sum + row, 0)).toBe(count);
    let from = 0;
    for (const row of rows) {
      const width = shapes.slice(from, from + row).reduce((sum, shape) => sum + shape, 0);
      expect(width, `${count}: ${rows}`).toBeGreaterThan(2);
      expect(width, `${count}: ${rows}`).toBeLessThan(6.5);
      from += row;
    }
  }
});
