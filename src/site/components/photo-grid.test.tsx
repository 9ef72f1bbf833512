import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shapeOf } from './photo-grid.tsx';

test.each([
  ['3:2', 1500, 1000, 150],
  ['2:3', 1000, 1500, 67],
  ['4:3', 4000, 3000, 133],
  ['16:9', 1920, 1080, 178],
  ['square', 700, 700, 100],
  ['a panorama', 9000, 1000, 300],
  ['a ribbon', 10, 4000, 50],
])('%s stands in its own shape, or in the nearest that there is', (_shape, width, height, expected) => {
  expect(shapeOf({ width, height })).toBe(expected);
});

test('of ordinary shapes not a tenth is cut', () => {
  for (let ratio = 0.5; ratio <= 3; ratio += 0.01) {
    const shape = shapeOf({ width: ratio * 1000, height: 1000 }) / 100;
    expect(Math.max(shape / ratio, ratio / shape), String(ratio)).toBeLessThan(1.1);
  }
});

test('every shape has its style', () => {
  const css = readFileSync(join(import.meta.dirname, 'photo-grid.css'), 'utf8');
  for (let ratio = 0.4; ratio <= 4; ratio += 0.01)
    expect(css).toContain(`[data-shape="${shapeOf({ width: ratio, height: 1 })}"]`);
});
