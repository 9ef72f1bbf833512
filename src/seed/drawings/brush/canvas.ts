import type { Colour } from './colour.ts';

/** A picture in the making: rows of red, green and blue as fractions, so that soft light does not band. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

/** An empty, black canvas. */
export function canvasOf(width: number, height: number): Canvas {
  return { width, height, data: new Float32Array(width * height * 3) };
}

/** Lays a colour over one pixel; cover 0 leaves it, 1 replaces it. Points outside are ignored. */
export function blend(
  { width, height, data }: Canvas,
  x: number,
  y: number,
  over: Colour,
  cover: number,
): void {
  if (x < 0 || y < 0 || x >= width || y >= height) return;
  const at = (y * width + x) * 3;
  data[at] = (data[at] ?? 0) * (1 - cover) + over[0] * cover;
  data[at + 1] = (data[at + 1] ?? 0) * (1 - cover) + over[1] * cover;
  data[at + 2] = (data[at + 2] ?? 0) * (1 - cover) + over[2] * cover;
}

/** Fills the whole canvas with a scale of colours from top (0) to bottom (1). */
export function wash({ width, height, data }: Canvas, colourAt: (at: number) => Colour): void {
  for (let y = 0; y < height; y++) {
    const [red, green, blue] = colourAt(y / (height - 1));
    for (let at = y * width * 3, end = at + width * 3; at < end; at += 3) {
      data[at] = red;
      data[at + 1] = green;
      data[at + 2] = blue;
    }
  }
}

/** Works out every pixel of a rectangle from what is there; `paint` gets its place and a colour to change. */
export function shade(
  { width, height, data }: Canvas,
  paint: (x: number, y: number, pixel: [number, number, number]) => void,
  { left = 0, top = 0, right = width, bottom = height } = {},
): void {
  const pixel: [number, number, number] = [0, 0, 0];
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, bottom); y++) {
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(width, right); x++) {
      const at = (y * width + x) * 3;
      pixel[0] = data[at] ?? 0;
      pixel[1] = data[at + 1] ?? 0;
      pixel[2] = data[at + 2] ?? 0;
      paint(x, y, pixel);
      data[at] = pixel[0];
      data[at + 1] = pixel[1];
      data[at + 2] = pixel[2];
    }
  }
}
