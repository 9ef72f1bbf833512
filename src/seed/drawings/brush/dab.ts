import { blend, type Canvas } from './canvas.ts';
import type { Colour } from './colour.ts';

/** Touches the canvas with a small leaning ellipse, soft by one pixel at its edge. Lengths in pixels, lean in radians. */
export function dab(
  canvas: Canvas,
  x: number,
  y: number,
  {
    long,
    broad,
    lean = 0,
    colour,
    cover = 1,
  }: { long: number; broad: number; lean?: number; colour: Colour; cover?: number },
): void {
  const cos = Math.cos(lean);
  const sin = Math.sin(lean);
  const reach = Math.ceil(Math.max(long, broad)) + 1;
  const soft = 1 / Math.max(1, Math.min(long, broad));
  for (let py = Math.floor(y - reach); py <= y + reach; py++) {
    for (let px = Math.floor(x - reach); px <= x + reach; px++) {
      const dx = px - x;
      const dy = py - y;
      const along = (dx * cos + dy * sin) / long;
      const across = (dy * cos - dx * sin) / broad;
      const far = Math.sqrt(along * along + across * across);
      if (far >= 1 + soft) continue;
      blend(canvas, px, py, colour, cover * Math.min(1, (1 + soft - far) / soft));
    }
  }
}
