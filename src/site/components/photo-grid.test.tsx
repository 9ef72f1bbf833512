import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { justifiedRows, shapeOf } from './photo-grid.tsx';

test.each([
  ['3:2', 1500, 1000, 150],
  ['2:3', 1000, 1500, 67],
  ['4:3', 4000, 3000, 133],
  ['16:9', 1920, 1080, 178],
  ['square', 700, 700, 100],
  ['a panorama', 9000, 1000, 300],
  ['a ribbon', 10, 4000, 50],
])('%s gets its own aspect ratio, or the nearest that has a style', (_shape, width, height, expected) => {
  expect(shapeOf({ width, height })).toBe(expected);
});

test('less than a tenth of a picture of ordinary shape is cropped', () => {
  for (let ratio = 0.5; ratio <= 3; ratio += 0.01) {
    const shape = shapeOf({ width: ratio * 1000, height: 1000 }) / 100;
    expect(Math.max(shape / ratio, ratio / shape), String(ratio)).toBeLessThan(1.1);
  }
});

test('every aspect ratio has its style', () => {
  const css = readFileSync(join(import.meta.dirname, 'photo-grid.css'), 'utf8');
  for (let ratio = 0.4; ratio <= 4; ratio += 0.01)
    expect(css).toContain(`[data-shape="${shapeOf({ width: ratio, height: 1 })}"]`);
});

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
  expect(justifiedRows(shapes)).toEqual(expected);
});

test('every picture is in a row, and no row is much higher or lower than another', () => {
  for (let count = 3; count <= 60; count += 1) {
    const shapes = Array.from({ length: count }, (_, at) => [1.5, 0.67, 1.33, 1.78, 1][at % 5] ?? 1);
    const rows = justifiedRows(shapes);
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
