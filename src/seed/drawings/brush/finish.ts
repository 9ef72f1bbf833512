import type { Canvas } from './canvas.ts';
import { chance } from './chance.ts';
import { valueNoise } from './noise.ts';

const TILE = 256;

/** How a picture is developed at the end. */
export interface Development {
  /** Strength of the grain; 0.02 is that of a good film. */
  grain?: number;
  /** How much darker the corners are, 0 to 1. */
  corners?: number;
  seed?: number;
}

/** A square of grain that is laid side by side over the picture: fine specks on a softer unevenness. */
function grainOf(seed: number): Float32Array {
  const random = chance(seed);
  const soft = valueNoise(seed + 1);
  const tile = new Float32Array(TILE * TILE);
  for (let at = 0; at < tile.length; at++) {
    const unevenness = soft((at % TILE) / 2, Math.floor(at / TILE) / 2) - 0.5;
    tile[at] = (random.next() + random.next() - 1) * 0.55 + unevenness * 0.9;
  }
  return tile;
}

/** Adds grain and the fall of light towards the corners, and gives the picture as high-quality JPEG. */
export async function finish(
  { width, height, data }: Canvas,
  { grain = 0.016, corners = 0.16, seed = 7 }: Development = {},
): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const tile = grainOf(seed);
  const bytes = new Uint8ClampedArray(width * height * 3);
  for (let y = 0; y < height; y++) {
    const dy = (2 * y) / height - 1;
    for (let x = 0; x < width; x++) {
      const dx = (2 * x) / width - 1;
      const far = (dx * dx + dy * dy) * 0.5;
      const fall = 1 - corners * far * far;
      const speck = (tile[(y & (TILE - 1)) * TILE + (x & (TILE - 1))] ?? 0) * grain;
      const from = (y * width + x) * 3;
      bytes[from] = ((data[from] ?? 0) * fall + speck) * 255;
      bytes[from + 1] = ((data[from + 1] ?? 0) * fall + speck) * 255;
      bytes[from + 2] = ((data[from + 2] ?? 0) * fall + speck) * 255;
    }
  }
  return sharp(bytes, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
