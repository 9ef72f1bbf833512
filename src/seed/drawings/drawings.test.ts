import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { chance } from './brush/chance.ts';
import { colour, hexOf, scale } from './brush/colour.ts';
import { coarsely, crested, layered, valueNoise } from './brush/noise.ts';
import { type DrawingName, draw, drawingNames, shownBy, sizeOf } from './index.ts';

/**
 * A sixteenth of the pixels is a sixteenth of the time; at their own size all of them are drawn when the seed is
 * planted. Marks are placed by the pixel, and quick.
 */
const shrinkOf = (name: DrawingName) => (name.startsWith('mark-') ? 1 : 4);
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

const shrunk = (name: DrawingName) => {
  const { width, height } = sizeOf(name);
  return draw(name, { width: width / shrinkOf(name), height: height / shrinkOf(name) });
};

describe('the drawings', () => {
  test('are about sixty: views of the place, portraits upright, marks', () => {
    expect(drawingNames.length).toBeGreaterThanOrEqual(60);
    const portraits = drawingNames.filter((name) => name.startsWith('portrait-'));
    expect(portraits.length).toBeGreaterThanOrEqual(11);
    for (const name of portraits) expect(sizeOf(name)).toEqual({ width: 1200, height: 1500 });
    expect(drawingNames.filter((name) => name.startsWith('mark-')).length).toBeGreaterThanOrEqual(8);
  });

  test('each say in a sentence of their own what they show', () => {
    const told = drawingNames.map(shownBy);
    expect(new Set(told).size).toBe(drawingNames.length);
    for (const words of told) expect(words).toMatch(/^[A-Z][^<>]{24,150}[^.]$/);
  });

  test('are wide enough to stand across a page or a column', () => {
    for (const name of drawingNames) expect(sizeOf(name).width, name).toBeGreaterThanOrEqual(1200);
  });

  test('differ, none is empty, and each is the same when drawn again, several at a time', async () => {
    const { default: sharp } = await import('sharp');
    const hashes: string[] = [];
    for (const name of drawingNames) {
      const drawn = await shrunk(name);
      const { format, width } = await sharp(drawn).metadata();
      expect({ name, format, width }).toEqual({
        name,
        format: 'jpeg',
        width: sizeOf(name).width / shrinkOf(name),
      });
      const { channels } = await sharp(drawn).stats();
      expect(Math.max(...channels.map(({ stdev }) => stdev)), name).toBeGreaterThan(8);
      hashes.push(hashOf(drawn));
    }
    expect(new Set(hashes).size).toBe(drawingNames.length);
    const again = await Promise.all(drawingNames.map(shrunk));
    expect(again.map(hashOf)).toEqual(hashes);
  }, 60_000);
});

describe('the brush', () => {
  test('has the same chance for the same seed, within its bounds', () => {
    const one = chance(4);
    const same = chance(4);
    const other = chance(5);
    const drawn = Array.from({ length: 500 }, () => one.between(2, 3));
    expect(Array.from({ length: 500 }, () => same.between(2, 3))).toEqual(drawn);
    expect(Array.from({ length: 500 }, () => other.between(2, 3))).not.toEqual(drawn);
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(2);
    expect(Math.max(...drawn)).toBeLessThan(3);
  });

  test('makes noise between 0 and 1 that has no jumps', () => {
    const noise = valueNoise(9);
    for (let x = -20; x < 20; x += 0.17) {
      for (const kind of [layered, crested]) {
        const here = kind(noise, 4, x, x * 0.3);
        expect(here).toBeGreaterThanOrEqual(0);
        expect(here).toBeLessThanOrEqual(1);
        expect(Math.abs(kind(noise, 4, x + 0.0001, x * 0.3) - here)).toBeLessThan(0.02);
      }
    }
  });

  test('reads a field from a coarse grid much as it is', () => {
    const field = (x: number, y: number) => Math.sin(x / 40) * Math.cos(y / 50);
    const read = coarsely(field, { width: 300, height: 200, cell: 4 });
    for (let x = 0; x < 300; x += 7) expect(read(x, x / 2)).toBeCloseTo(field(x, x / 2), 2);
  });

  test('reads, writes and blends colours', () => {
    expect(hexOf(colour('#c0ffee'))).toBe('#c0ffee');
    const grey = scale([
      [0, '#000000'],
      [0.5, '#808080'],
      [1, '#ffffff'],
    ]);
    expect([-1, 0, 0.5, 1, 2].map((at) => hexOf(grey(at)))).toEqual([
      '#000000',
      '#000000',
      '#808080',
      '#ffffff',
      '#ffffff',
    ]);
    expect(hexOf(grey(0.25))).toBe('#404040');
  });
});
