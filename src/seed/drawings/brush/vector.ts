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
  for (let from = 0, to = 0, end = width * height * 4; from < end; from += 4, to += 3) {
    const thick = layer[from + 3] ?? 0;
    if (thick === 0) continue;
    const cover = (thick / 255) * opacity;
    for (let part = 0; part < 3; part++) {
      const under = data[to + part] ?? 0;
      const laid = (layer[from + part] ?? 0) / 255;
      const met =
        meeting === 'over' ? laid : meeting === 'screen' ? under + laid - under * laid : under * laid;
      data[to + part] = under + (met - under) * cover;
    }
  }
}
