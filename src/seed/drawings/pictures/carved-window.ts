import { bricks } from '../brush/bricks.ts';
import { chance } from '../brush/chance.ts';
import { colour, smooth } from '../brush/colour.ts';
import { glow } from '../brush/light.ts';
import { carvedWindow } from '../brush/timber.ts';
import { at, vector } from '../brush/vector.ts';
import { BESIDE, type Drawing } from '../drawing.ts';

/** Leaves of a pipal with their long tips, as the shadow that a branch throws. */
function branch(): string {
  const random = chance(19);
  let leaves = '';
  for (let leaf = 0; leaf < 150; leaf++) {
    const along = random.next();
    const x = -60 + along * 860 + random.between(-90, 90);
    const y = -40 + along * 420 + random.between(-130, 150) * (0.5 + along);
    const size = random.between(26, 48);
    leaves += `<path transform="translate(${at(x)} ${at(y)}) rotate(${Math.round(random.between(-60, 80))}) scale(${at(size / 10)})" d="M0-8C6-8 10-2 7 3C5 6 1 7 0 14C-1 7-5 6-7 3C-10-2-6-8 0-8Z"/>`;
  }
  return `<g fill="#2a0f14">${leaves}<path d="M-80-60Q300 60 820 400" fill="none" stroke="#2a0f14" stroke-width="16"/></g>`;
}

/** Afternoon on a brick wall: one carved window, and the shadow of a pipal branch. */
export const carvedWindowAtNoon: Drawing = {
  ...BESIDE,
  shows: 'A carved lattice window in a wall of old brick at noon, with the shadow of leaves across it',
  async paint(canvas) {
    bricks(canvas, {
      long: 84,
      high: 27,
      seed: 14,
      light: (x, y) => 1.02 + 0.26 * smooth(-200, 900, x - y * 0.6) - 0.35 * smooth(600, 1500, x + y * 0.6),
    });
    await vector(canvas, '<path d="M820 205H1330L1370 830H860Z" fill="#180606" fill-opacity=".7"/>', {
      blur: 18,
      meeting: 'multiply',
    });
    await vector(
      canvas,
      carvedWindow(880, 250, 330, 450, { wood: '#3a2015', worn: '#744526', behind: '#100807' }),
    );
    await vector(canvas, '<path d="M880 250H1210V330L880 300Z" fill="#120605" fill-opacity=".55"/>', {
      blur: 4,
      meeting: 'multiply',
    });
    await vector(canvas, branch(), { blur: 7, meeting: 'multiply', opacity: 0.62 });
    glow(canvas, { x: 330, y: 760, reach: 620, colour: colour('#ffb676'), strength: 0.3, wide: 1.4 });
  },
};
