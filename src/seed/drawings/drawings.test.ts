import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { chance } from './brush/chance.ts';
import { colour, hexOf, scale } from './brush/colour.ts';
import { coarsely, crested, layered, valueNoise } from './brush/noise.ts';
import { draw, drawingNames, shownBy, sizeOf } from './index.ts';

const PATIENCE = 60_000;
const PARTS = 7;
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** All of them take too long for every run: each day of the week draws its share, and the first few of it twice. */
const today = Math.floor(Date.now() / 86_400_000) % PARTS;
const share = drawingNames.filter((_, index) => index % PARTS === today);

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

  test(
    'have the promised size, differ, none is empty, and are the same when drawn again, three at a time',
    async () => {
      const { default: sharp } = await import('sharp');
      const hashes: string[] = [];
      for (const name of share) {
        const drawn = await draw(name);
        const { format, width, height } = await sharp(drawn).metadata();
        expect({ name, format, width, height }).toEqual({ name, format: 'jpeg', ...sizeOf(name) });
        expect(width).toBeGreaterThanOrEqual(1200);
        const { channels } = await sharp(drawn).resize(300).stats();
        expect(Math.max(...channels.map(({ stdev }) => stdev)), name).toBeGreaterThan(12);
        hashes.push(hashOf(drawn));
      }
      expect(new Set(hashes).size).toBe(share.length);
      const again = await Promise.all(share.slice(0, 3).map(draw));
      expect(again.map(hashOf)).toEqual(hashes.slice(0, 3));
    },
    PATIENCE * 3,
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
