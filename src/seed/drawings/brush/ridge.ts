import type { Canvas } from './canvas.ts';
import { chance } from './chance.ts';
import type { Colour } from './colour.ts';
import { crested, layered, valueNoise } from './noise.ts';

/** A line of hills across the picture, seen against what is behind it. Lengths in pixels. */
export interface Ridge {
  /** Height of its line on average. */
  y: number;
  /** How far it rises and falls. */
  rise: number;
  /** Length of its longest waves. */
  wave: number;
  seed: number;
  /** Colour at the crest, and what it fades to in the haze below. */
  crest: Colour;
  foot: Colour;
  /** How far below the crest it is all haze. */
  fade: number;
  /** 0 round hills, 1 sharp crests. */
  sharp?: number;
  /** Height of the trees that stand on the line. */
  trees?: number;
  /** How much the slopes vary in light, 0 to 1. */
  relief?: number;
}

/** The line of the ground: y for x. */
export function groundOf({ y, rise, wave, seed, sharp = 0 }: Ridge): (x: number) => number {
  const noise = valueNoise(seed);
  return (x) => {
    const round = layered(noise, 6, x / wave, seed * 0.37) - 0.5;
    const keen = crested(noise, 6, x / wave, seed * 0.53) - 0.45;
    return y - rise * (2 * round * (1 - sharp) + 1.6 * keen * sharp);
  };
}

/** Height of the wood above the ground for each x: firs of many heights, each with its ragged sides. */
function woodOf({ trees = 0, seed }: Ridge, width: number): Float32Array {
  const wood = new Float32Array(width + 12);
  if (trees === 0) return wood;
  const random = chance(seed + 9);
  const dense = valueNoise(seed + 10);
  const floor = trees < 20 ? 0.62 : 0.36;
  for (let x = 0; x < wood.length; ) {
    const thick = dense(x / 130, 3);
    const tall = trees * (0.35 + thick * 0.6) * random.between(0.55, 1.25);
    const half = Math.max(2.4, tall * random.between(0.17, 0.28));
    for (let off = -Math.ceil(half); off <= half; off++) {
      const place = Math.round(x) + off;
      if (place < 0 || place >= wood.length) continue;
      const ragged = 1 + 0.22 * Math.sin(off * 2.4 + x);
      const here = tall * Math.max(0, 1 - Math.abs(off) / half) ** 0.8 * ragged;
      wood[place] = Math.max(wood[place] ?? 0, here, tall * floor);
    }
    x += half * random.between(0.5, 1.7);
  }
  return wood;
}

/** Paints a ridge; everything below its line is covered down to the foot of the picture. */
export function ridge({ width, height, data }: Canvas, facts: Ridge): void {
  const ground = groundOf(facts);
  const { crest, foot, fade, seed, relief = 0.12 } = facts;
  const noise = valueNoise(seed + 5);
  const line = Float32Array.from({ length: width + 12 }, (_, x) => ground(x - 6));
  const tops = woodOf(facts, width).map((tall, x) => (line[x] ?? 0) - tall);
  const highest = tops.reduce((least, top) => Math.min(least, top), height);
  for (let y = Math.max(0, Math.floor(highest)); y < height; y++) {
    for (let x = 0; x < width; x++) {
      const top = tops[x + 6] ?? 0;
      const under = y + 1 - top;
      if (under <= 0) continue;
      const deep = Math.min(1, Math.max(0, (y - top) / fade));
      let lit = 1;
      if (deep < 1) {
        const slope = (line[x + 12] ?? 0) - (line[x] ?? 0);
        const spur = noise(x / 46 + slope * 0.02 + y / 90, y / 150 + x / 300) - 0.5;
        lit += relief * (spur * 1.5 - slope * 0.02) * (1 - deep);
      }
      const share = deep === 1 ? 1 : deep * (1.25 - 0.25 * deep);
      const cover = Math.min(1, under);
      const at = (y * width + x) * 3;
      for (let part = 0; part < 3; part++) {
        const from = crest[part] ?? 0;
        const laid = (from + ((foot[part] ?? 0) - from) * share) * lit;
        const was = data[at + part] ?? 0;
        data[at + part] = was + (laid - was) * cover;
      }
    }
  }
}
