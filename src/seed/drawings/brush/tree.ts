import type { Canvas } from './canvas.ts';
import { chance } from './chance.ts';
import { type Colour, mix } from './colour.ts';
import { dab } from './dab.ts';
import { at } from './vector.ts';

interface Twig {
  x: number;
  y: number;
}

/** A tree: its wood as SVG path data, and the places where its leaves hang. */
export interface Tree {
  wood: { path: string; thick: number }[];
  twigs: Twig[];
}

/** Grows a broad tree from its foot. Length of the trunk in pixels. */
export function grow(x: number, y: number, length: number, seed: number): Tree {
  const random = chance(seed);
  const tree: Tree = { wood: [], twigs: [] };
  const branch = (
    fromX: number,
    fromY: number,
    lean: number,
    long: number,
    thick: number,
    order: number,
  ): void => {
    const bend = random.between(-0.25, 0.25);
    const toX = fromX + Math.sin(lean) * long;
    const toY = fromY - Math.cos(lean) * long;
    const midX = fromX + Math.sin(lean + bend) * long * 0.5;
    const midY = fromY - Math.cos(lean + bend) * long * 0.5;
    tree.wood.push({
      path: `M${at(fromX)} ${at(fromY)}Q${at(midX)} ${at(midY)} ${at(toX)} ${at(toY)}`,
      thick,
    });
    if (order >= 2) tree.twigs.push({ x: toX, y: toY }, { x: midX, y: midY });
    if (order === 6) return;
    const parts = order === 0 ? 5 : random.next() < 0.35 ? 3 : 2;
    for (let part = 0; part < parts; part++) {
      const spread = order === 0 ? 0.95 : 0.62;
      const turn = ((part + 0.5) / parts - 0.5) * 2 * spread + random.between(-0.16, 0.16);
      branch(toX, toY, lean * 0.82 + turn, long * random.between(0.66, 0.84), thick * 0.62, order + 1);
    }
  };
  branch(x, y, 0.02, length, length * 0.36, 0);
  return tree;
}

/** Hangs leaves about the twigs, dark ones first and the lit ones, towards the light, last. */
export function leaf(
  canvas: Canvas,
  twigs: readonly Twig[],
  {
    dark,
    lit,
    size,
    spread,
    count,
    seed,
    light,
  }: { dark: Colour; lit: Colour; size: number; spread: number; count: number; seed: number; light: Twig },
): void {
  const random = chance(seed);
  const reach = Math.hypot(light.x, light.y);
  for (let layer = 0; layer < 3; layer++) {
    for (const twig of twigs) {
      for (let leaves = 0; leaves < count; leaves++) {
        const turn = random.between(0, Math.PI * 2);
        const away = Math.sqrt(random.next()) * spread * (1 - layer * 0.12);
        const dx = Math.cos(turn) * away + (light.x / reach) * layer * spread * 0.28;
        const dy = Math.sin(turn) * away * 0.75 + (light.y / reach) * layer * spread * 0.28;
        const facing = (dx * light.x + dy * light.y) / (reach * spread);
        const tone = Math.min(1, Math.max(0, layer * 0.33 + facing * 0.4 + random.between(-0.22, 0.22)));
        dab(canvas, twig.x + dx, twig.y + dy, {
          long: size * random.between(0.7, 1.3),
          broad: size * 0.5,
          lean: random.between(0, Math.PI),
          colour: mix(dark, lit, tone),
          cover: 0.92,
        });
      }
    }
  }
}
