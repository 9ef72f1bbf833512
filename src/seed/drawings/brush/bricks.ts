import { type Canvas, shade } from './canvas.ts';
import { chance } from './chance.ts';
import { mix, scale, stepped } from './colour.ts';
import { valueNoise } from './noise.ts';

/** A wall of dachi appa, the polished brick of the valley. Lengths in pixels. */
export interface Wall {
  left?: number;
  top?: number;
  right?: number;
  bottom?: number;
  /** Length and height of a brick with its joint. */
  long: number;
  high: number;
  seed: number;
  /** How bright the wall is at a place; 1 is as the colours say. */
  light?: (x: number, y: number) => number;
}

const CLAY = stepped(
  scale([
    [0, '#6e2a1c'],
    [0.35, '#8f3c27'],
    [0.65, '#a64e31'],
    [0.9, '#b9653f'],
    [1, '#5a2a22'],
  ]),
);
const JOINT = [0.3, 0.2, 0.16] as const;
const KINDS = 4096;

/** Paints a wall in running bond, every brick of its own burning. */
export function bricks(canvas: Canvas, { long, high, seed, light = () => 1, ...box }: Wall): void {
  const random = chance(seed);
  const burnt = Float32Array.from({ length: KINDS }, () => (random.next() + random.next()) / 2);
  const stain = valueNoise(seed + 1);
  const joint = Math.max(1.2, high * 0.1);
  shade(
    canvas,
    (x, y, pixel) => {
      const course = Math.floor(y / high);
      const along = x + (course % 2) * long * 0.5;
      const brick = Math.floor(along / long);
      const inX = along - brick * long;
      const inY = y - course * high;
      const kind = burnt[(course * 131 + brick * 17) & (KINDS - 1)] ?? 0.5;
      const rough = stain(x / 3.1, y / 2.3);
      const old = stain(x / 190, y / 130);
      const edge = Math.min(inX, long - inX, inY, high - inY);
      const clay = CLAY(kind);
      const [red, green, blue] = edge < joint ? mix(JOINT, clay, (edge / joint) * 0.6) : clay;
      const bevel = inY < joint * 2 ? 1.12 : inY > high - joint * 1.8 ? 0.86 : 1;
      const lit = light(x, y) * bevel * (0.82 + rough * 0.22) * (0.72 + old * 0.5);
      pixel[0] = red * lit;
      pixel[1] = green * lit;
      pixel[2] = blue * lit;
    },
    box,
  );
}
