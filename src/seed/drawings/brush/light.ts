import { type Canvas, shade } from './canvas.ts';
import { type Colour, smooth } from './colour.ts';
import { layered, valueNoise } from './noise.ts';

/** A light with its middle and reach in pixels; strength 1 adds the whole colour in the middle. */
export interface Glow {
  x: number;
  y: number;
  reach: number;
  colour: Colour;
  strength: number;
  /** How much flatter than a circle; 1 is a circle, 3 a wide band. */
  wide?: number;
}

/** Lets light fall on what is there, as a screen does: it brightens and never burns out. */
export function glow(canvas: Canvas, { x, y, reach, colour, strength, wide = 1 }: Glow): void {
  const box = { left: x - reach * wide, right: x + reach * wide, top: y - reach, bottom: y + reach };
  const [red, green, blue] = colour;
  shade(
    canvas,
    (px, py, pixel) => {
      const dx = (px - x) / (reach * wide);
      const dy = (py - y) / reach;
      const far = dx * dx + dy * dy;
      if (far >= 1) return;
      const near = 1 - far;
      const lit = near * near * near * strength;
      pixel[0] += (1 - pixel[0]) * red * lit;
      pixel[1] += (1 - pixel[1]) * green * lit;
      pixel[2] += (1 - pixel[2]) * blue * lit;
    },
    box,
  );
}

/** A bank of mist across the picture. */
export interface Mist {
  /** Height of its middle, and how far it reaches above and below, in pixels. */
  y: number;
  thickness: number;
  colour: Colour;
  strength: number;
  seed: number;
  /** Length of its billows in pixels. */
  billow?: number;
}

const CELL = 6;

/** Lays mist over the canvas; its shape is worked out on a coarse grid, since mist has no edges. */
export function mist(canvas: Canvas, { y, thickness, colour, strength, seed, billow = 420 }: Mist): void {
  const noise = valueNoise(seed);
  const columns = Math.ceil(canvas.width / CELL) + 2;
  const top = Math.max(0, Math.floor(y - thickness));
  const rows = Math.ceil((thickness * 2) / CELL) + 2;
  const cover = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    const dy = (top + row * CELL - y) / thickness;
    const band = Math.max(0, 1 - dy * dy) ** 1.7;
    for (let column = 0; column < columns; column++) {
      const puff = layered(noise, 4, (column * CELL) / billow, (row * CELL * 2.4) / billow);
      cover[row * columns + column] = band * smooth(0.22, 0.72, puff) * strength;
    }
  }
  shade(
    canvas,
    (px, py, pixel) => {
      const row = Math.floor((py - top) / CELL);
      const column = Math.floor(px / CELL);
      const at = row * columns + column;
      const fx = px / CELL - column;
      const fy = (py - top) / CELL - row;
      const upper = (cover[at] ?? 0) * (1 - fx) + (cover[at + 1] ?? 0) * fx;
      const lower = (cover[at + columns] ?? 0) * (1 - fx) + (cover[at + columns + 1] ?? 0) * fx;
      const share = upper * (1 - fy) + lower * fy;
      pixel[0] += (colour[0] - pixel[0]) * share;
      pixel[1] += (colour[1] - pixel[1]) * share;
      pixel[2] += (colour[2] - pixel[2]) * share;
    },
    { top, bottom: y + thickness },
  );
}
