import type { Canvas } from '../canvas.ts';
import { glow } from '../light.ts';
import { vector } from '../vector.ts';

/** Who is portrayed, as layers of SVG from back to front, in pixels from the middle of the head. */
export interface Sitter {
  behind: string;
  clothes: string;
  face: string;
  /** Hair, cap, glasses: what lies over the face. */
  before: string;
  /** Where the middle of the head is, and by how many degrees it leans. */
  x?: number;
  lean?: number;
}

const HEAD = { y: 640, scale: 1.16 };
const LAMP = [1, 0.85, 0.63] as const;

/** Paints the sitter before the ground that is there, with a soft shadow behind and light from the left. */
export async function portray(
  canvas: Canvas,
  { behind, clothes, face, before, x = 600, lean = 0 }: Sitter,
): Promise<void> {
  const place = `translate(${x} ${HEAD.y}) scale(${HEAD.scale})`;
  const head = (drawn: string) => `<g transform="rotate(${lean} 0 300)">${drawn}</g>`;
  await vector(
    canvas,
    `<g transform="${place}" fill="#0c0714" fill-opacity=".42"><ellipse cx="60" cy="10" rx="210" ry="270"/><path d="M-380 520Q-320 380 60 350Q440 380 500 520V900H-380Z"/></g>`,
    { blur: 46 },
  );
  await vector(canvas, `<g transform="${place}">${head(behind)}${head(face)}${clothes}${head(before)}</g>`);
  glow(canvas, { x: x - 330, y: 420, reach: 760, colour: LAMP, strength: 0.2 });
}
