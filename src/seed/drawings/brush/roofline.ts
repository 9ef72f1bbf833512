import { chance } from './chance.ts';
import { at } from './vector.ts';

/** A line of flat city roofs with water tanks, stair heads and wires, as SVG. Lengths in pixels. */
export interface Roofline {
  /** Height of the roofs on average, how far they differ, and the breadth of a house. */
  y: number;
  rise: number;
  house: number;
  width: number;
  foot: number;
  seed: number;
  fill: string;
}

/** Draws the houses from left to right down to the foot. */
export function roofline({ y, rise, house, width, foot, seed, fill }: Roofline): string {
  const random = chance(seed);
  let drawn = '';
  const box = (x: number, top: number, wide: number, high: number) =>
    `M${at(x)} ${at(top)}h${at(wide)}v${at(high)}h${at(-wide)}Z`;
  for (let x = -house; x < width + house; ) {
    const wide = house * random.between(0.6, 1.3);
    const top = y + random.between(-rise, rise);
    drawn +=
      box(x, top, wide + 1, foot - top) + box(x - wide * 0.03, top - house * 0.05, wide * 1.06, house * 0.06);
    const head = house * random.between(0.22, 0.32);
    if (random.next() < 0.6)
      drawn += box(x + wide * random.between(0.1, 0.3), top - head, head * 1.1, head + 2);
    if (random.next() < 0.7) {
      const tank = x + wide * random.between(0.55, 0.75);
      drawn += box(tank, top - house * 0.26, house * 0.16, house * 0.18);
      drawn += box(tank + house * 0.01, top - house * 0.1, house * 0.02, house * 0.1);
      drawn += box(tank + house * 0.12, top - house * 0.1, house * 0.02, house * 0.1);
    }
    for (let rod = 0; rod < 4; rod++)
      drawn += box(
        x + wide * (0.04 + rod * 0.3),
        top - house * random.between(0.06, 0.16),
        house * 0.012,
        house * 0.16,
      );
    x += wide;
  }
  return `<path d="${drawn}" fill="${fill}"/>`;
}
