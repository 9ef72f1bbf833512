import type { Canvas } from './canvas.ts';

/** How a vector layer meets what is under it. */
export type Meeting = 'over' | 'screen' | 'multiply';

/** Rounds for SVG, where more digits are only bytes. */
export const at = (value: number): string => String(Math.round(value * 10) / 10);

/** A closed or open path through points. */
export function through(points: readonly (readonly [number, number])[], closed = true): string {
  return `M${points.map(([x, y]) => `${at(x)} ${at(y)}`).join('L')}${closed ? 'Z' : ''}`;
}

/**
 * Paints SVG elements, without the surrounding `svg`, over the canvas. Blur is in pixels of the canvas;
 * a blurred layer is drawn at a fraction of the size, because nothing fine survives in it.
 */
export async function vector(
  canvas: Canvas,
  elements: string,
  { meeting = 'over', opacity = 1, blur = 0 }: { meeting?: Meeting; opacity?: number; blur?: number } = {},
): Promise<void> {
  const { default: sharp } = await import('sharp');
  const { width, height, data } = canvas;
  const part = blur > 16 ? 8 : blur > 3 ? 4 : 1;
  const small = { width: Math.ceil(width / part), height: Math.ceil(height / part) };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${small.width}" height="${small.height}" viewBox="0 0 ${width} ${height}">${elements}</svg>`;
  let picture = sharp(Buffer.from(svg), { unlimited: true }).ensureAlpha();
  if (blur > 0) picture = picture.blur(Math.max(0.3, blur / part));
  if (part > 1) {
    const raw = { ...small, channels: 4 as const };
    picture = sharp(await picture.raw().toBuffer(), { raw }).resize(width, height, {
      fit: 'fill',
      kernel: 'cubic',
    });
  }
  const layer = await picture.raw().toBuffer();
  const words = new Uint32Array(layer.buffer, layer.byteOffset, width * height);
  for (let place = 0, end = width * height; place < end; place++) {
    if (words[place] === 0) continue;
    const from = place * 4;
    const thick = layer[from + 3] ?? 0;
    if (thick === 0) continue;
    const cover = (thick / 255) * opacity;
    const kept = 1 - cover;
    for (let part = 0; part < 3; part++) {
      const to = place * 3 + part;
      const under = data[to] ?? 0;
      const laid = ((layer[from + part] ?? 0) / 255) * cover;
      if (meeting === 'over') data[to] = under * kept + laid;
      else if (meeting === 'screen') data[to] = under + laid * (1 - under);
      else data[to] = under * (kept + laid);
    }
  }
}
