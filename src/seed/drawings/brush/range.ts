import { blend, type Canvas } from './canvas.ts';
import { type Colour, mix, smooth } from './colour.ts';
import { crested, layered, valueNoise } from './noise.ts';

/** A range of snow mountains far away, lit from one side. Lengths in pixels. */
export interface Range {
  /** Height of its foot on the picture, and how far its highest peak stands above. */
  foot: number;
  height: number;
  /** Peaks: place across the picture (0 to 1), height (0 to 1), breadth (share of the width). */
  peaks: readonly (readonly [number, number, number])[];
  seed: number;
  /** Snow in the light and in the shade, bare rock, and the air that lies before the foot. */
  sunlit: Colour;
  shaded: Colour;
  rock: Colour;
  air: Colour;
  /** Where the light comes from: -1 left, 1 right. */
  from: number;
  /** How thick the air is at the foot, 0 to 1. */
  haze?: number;
}

const DEPTH = 130;
const NEAR = 190 / DEPTH;

/** Paints the range: a field of heights seen from far off, drawn from the near edge to the far one. */
export function range(canvas: Canvas, facts: Range): void {
  const { foot, height, peaks, seed, sunlit, shaded, rock, air, from, haze = 0.9 } = facts;
  const { width } = canvas;
  const noise = valueNoise(seed);
  const heights = new Float32Array(width * DEPTH);
  for (let z = 0; z < DEPTH; z++) {
    const deep = z / DEPTH;
    for (let x = 0; x < width; x++) {
      const place = x / width;
      let sum = 0;
      const back = (deep - 0.72) * 1.25;
      for (const [at, tall, broad] of peaks) {
        const off = (place - at) / broad;
        const far = off * off + back * back;
        if (far >= 1) continue;
        const mass = tall * (1 - far ** 0.575);
        sum += mass * mass * mass * mass * mass;
      }
      const crown = sum ** 0.2;
      const warp = layered(noise, 2, x / 260, (z * NEAR) / 90 + 50) * 60;
      const crags = crested(noise, 6, (x + warp) / 330, (z * NEAR + warp * 0.4) / 115);
      heights[z * width + x] =
        crown * (0.62 + 0.38 * crags) + crags * 0.24 * smooth(0, 0.35, crown + deep * 0.25);
    }
  }
  const horizon = new Float32Array(width).fill(foot + 40);
  for (let z = 1; z < DEPTH - 1; z++) {
    const lift = (z / DEPTH) * height * 0.05;
    for (let x = 0; x < width; x++) {
      const here = heights[z * width + x] ?? 0;
      const y = foot - lift - here * height;
      const upTo = horizon[x] ?? 0;
      if (y >= upTo) continue;
      horizon[x] = y;
      const across =
        ((heights[z * width + Math.min(width - 1, x + 1)] ?? 0) -
          (heights[z * width + Math.max(0, x - 1)] ?? 0)) *
        height *
        0.5;
      const away =
        ((heights[(z + 1) * width + x] ?? 0) - (heights[(z - 1) * width + x] ?? 0)) * height * (0.35 / NEAR);
      const length = Math.sqrt(across * across + away * away + 1);
      const light = smooth(-0.15, 0.75, (-across * from * 0.85 - away * 0.12 + 0.3) / length);
      const bare = smooth(2.4, 5, Math.sqrt(across * across + away * away)) * smooth(0.95, 0.4, here) * 0.55;
      const snow = mix(shaded, sunlit, light);
      const ground = mix(snow, mix(rock, snow, 0.25 * light), bare);
      const thick = haze * smooth(0.85, 0.0, here) ** 0.8;
      const seen = mix(ground, air, thick);
      const first = Math.floor(y);
      for (let row = first; row < Math.ceil(upTo); row++) {
        blend(canvas, x, row, seen, row === first ? 1 - (y - first) : 1);
      }
    }
  }
}
