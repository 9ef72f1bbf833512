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
    if (order >= 4) tree.twigs.push({ x: toX, y: toY }, { x: midX, y: midY });
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
  const towards = { x: light.x / reach, y: light.y / reach };
  const middle = {
    x: twigs.reduce((sum, twig) => sum + twig.x, 0) / twigs.length,
    y: twigs.reduce((sum, twig) => sum + twig.y, 0) / twigs.length,
  };
  const crown = Math.max(...twigs.map((twig) => Math.hypot(twig.x - middle.x, twig.y - middle.y)));
  const clumps = twigs.map((twig) => ({
    ...twig,
    tone:
      ((twig.x - middle.x) * towards.x + (twig.y - middle.y) * towards.y) / crown +
      random.between(-0.22, 0.22),
  }));
  for (let layer = 0; layer < 3; layer++) {
    for (const { x, y, tone } of clumps) {
      for (let leaves = 0; leaves < count; leaves++) {
        const turn = random.between(0, Math.PI * 2);
        const away = Math.sqrt(random.next()) * spread * (1 - layer * 0.25);
        const dx = Math.cos(turn) * away + towards.x * layer * spread * 0.24;
        const dy = Math.sin(turn) * away * 0.7 + towards.y * layer * spread * 0.24;
        const facing = (dx * towards.x + dy * towards.y) / spread;
        const share = 0.26 + tone * 0.42 + facing * 0.26 + layer * 0.1 + random.between(-0.14, 0.14);
        dab(canvas, x + dx, y + dy, {
          long: size * random.between(0.7, 1.35),
          broad: size * 0.52,
          lean: random.between(0, Math.PI),
          colour: mix(dark, lit, Math.min(1, Math.max(0, share))),
          cover: 0.95,
        });
      }
    }
  }
}
