import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { chance } from './brush/chance.ts';
import { colour, hexOf, scale } from './brush/colour.ts';
import { crested, layered, valueNoise } from './brush/noise.ts';
import { draw, drawingNames, sizeOf } from './index.ts';

const PATIENCE = 60_000;
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

describe('the drawings', () => {
  test('are about two dozen', () => {
    expect(drawingNames.length).toBeGreaterThanOrEqual(24);
  });

  test(
    'have the promised size, are the same twice, differ from one another, and none is empty',
    async () => {
      const { default: sharp } = await import('sharp');
      const hashes = new Set<string>();
      for (const name of drawingNames) {
        const once = await draw(name);
        const { format, width, height } = await sharp(once).metadata();
        expect({ name, format, width, height }).toEqual({ name, format: 'jpeg', ...sizeOf(name) });
        expect(width).toBeGreaterThanOrEqual(1200);
        const { channels } = await sharp(once).stats();
        expect(Math.max(...channels.map(({ stdev }) => stdev)), name).toBeGreaterThan(12);
        expect(hashOf(await draw(name)), name).toBe(hashOf(once));
        hashes.add(hashOf(once));
      }
      expect(hashes.size).toBe(drawingNames.length);
    },
    PATIENCE * 5,
  );

  test(
    'can be drawn two at a time without disturbing each other',
    async () => {
      const alone = hashOf(await draw('lamps'));
      const [together] = await Promise.all([draw('lamps'), draw('lecture-hall')]);
      expect(hashOf(together)).toBe(alone);
    },
    PATIENCE,
  );
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
