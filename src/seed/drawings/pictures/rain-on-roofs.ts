import { shade, wash } from '../brush/canvas.ts';
import { chance } from '../brush/chance.ts';
import { colour, mixHex, scale } from '../brush/colour.ts';
import { glow, mist } from '../brush/light.ts';
import { valueNoise } from '../brush/noise.ts';
import { ridge } from '../brush/ridge.ts';
import { at, vector } from '../brush/vector.ts';
import { BESIDE, type Drawing } from '../drawing.ts';

interface Street {
  foot: number;
  unit: number;
  near: number;
  seed: number;
}

/** A row of town houses: storeys of windows, a terrace with its tank, a zinc roof, washing left out. */
function street({ foot, unit, near, seed }: Street): { walls: string; lit: string } {
  const random = chance(seed);
  let walls = '';
  let lit = '';
  const air = (hex: string) => mixHex('#8b9aa3', hex, 0.25 + near * 0.75);
  for (let x = -unit; x < 1440 + unit; ) {
    const wide = unit * random.between(1.3, 2.2);
    const floors = Math.floor(random.between(2, 5.4));
    const top = foot - floors * unit * 0.74;
    const wall = air(random.pick(['#5d4a46', '#7a4a3c', '#54606a', '#6f6a5e', '#46525c', '#80685a']));
    walls += `<rect x="${at(x)}" y="${at(top)}" width="${at(wide)}" height="${at(foot - top + 300)}" fill="${wall}"/><rect x="${at(x + wide * 0.82)}" y="${at(top)}" width="${at(wide * 0.18)}" height="${at(foot - top + 300)}" fill="#10161c" fill-opacity=".25"/>`;
    for (let floor = 0; floor < floors; floor++) {
      const y = top + floor * unit * 0.74;
      walls += `<rect x="${at(x - unit * 0.05)}" y="${at(y)}" width="${at(wide + unit * 0.1)}" height="${at(unit * 0.09)}" fill="${air('#39424a')}"/>`;
      const count = Math.max(2, Math.round(wide / (unit * 0.52)));
      for (let pane = 0; pane < count; pane++) {
        const px = x + ((pane + 0.5) / count) * wide - unit * 0.13;
        const pay = `<rect x="${at(px)}" y="${at(y + unit * 0.22)}" width="${at(unit * 0.26)}" height="${at(unit * 0.36)}"`;
        if (random.next() < 0.14) lit += `${pay} fill="${random.pick(['#ffc873', '#ffdc9a', '#f7b257'])}"/>`;
        else walls += `${pay} fill="${air('#1b242c')}"/>`;
      }
    }
    if (random.next() < 0.45) {
      walls += `<path d="M${at(x - unit * 0.12)} ${at(top + unit * 0.06)}L${at(x + wide * 0.14)} ${at(top - unit * 0.42)}H${at(x + wide * 0.9)}L${at(x + wide + unit * 0.12)} ${at(top + unit * 0.06)}Z" fill="${air(random.pick(['#4f6470', '#7b3f33', '#5d6e76']))}"/>`;
      for (let rib = 0.1; rib < 0.95; rib += 0.07)
        walls += `<path d="M${at(x + wide * (0.14 + rib * 0.76))} ${at(top - unit * 0.42)}L${at(x + wide * rib)} ${at(top + unit * 0.06)}" stroke="#dfe9ec" stroke-opacity="${(0.1 + near * 0.16).toFixed(2)}" stroke-width="${at(unit * 0.025)}"/>`;
    } else {
      const tank = x + wide * random.between(0.15, 0.6);
      walls += `<rect x="${at(tank)}" y="${at(top - unit * 0.5)}" width="${at(unit * 0.34)}" height="${at(unit * 0.38)}" rx="${at(unit * 0.06)}" fill="${air('#14181c')}"/><path d="M${at(tank)} ${at(top - unit * 0.12)}V${at(top)}M${at(tank + unit * 0.34)} ${at(top - unit * 0.12)}V${at(top)}" stroke="${air('#242b31')}" stroke-width="${at(unit * 0.04)}"/><path d="M${at(x)} ${at(top - unit * 0.16)}H${at(x + wide)}" stroke="${air('#2b343a')}" stroke-width="${at(unit * 0.025)}"/>`;
    }
    x += wide * random.between(0.94, 1.04);
  }
  return { walls, lit };
}

function drops(): string {
  const random = chance(72);
  return Array.from({ length: 640 }, () => {
    const near = random.next();
    const long = 18 + near * 64;
    const x = random.between(-60, 1450);
    const y = random.between(-80, 960);
    return `<path d="M${at(x)} ${at(y)}l${at(-long * 0.12)} ${at(long)}" stroke="#e7f0f4" stroke-width="${at(0.6 + near * 1.3)}" stroke-opacity="${random.between(0.06, 0.28).toFixed(2)}"/>`;
  }).join('');
}

/** An afternoon of steady rain over the town, lamps already lit. */
export const rainOnRoofs: Drawing = {
  ...BESIDE,
  shows: 'Rain over the flat roofs of the city, a few windows lit',
  async paint(canvas) {
    wash(
      canvas,
      scale([
        [0, '#5f7079'],
        [0.4, '#93a2a8'],
        [1, '#a9b4b6'],
      ]),
    );
    const cloud = valueNoise(20);
    shade(
      canvas,
      (x, y, pixel) => {
        const lit = 0.9 + 0.22 * cloud(x / 300, y / 110) + 0.08 * cloud(x / 90, y / 50);
        pixel[0] *= lit;
        pixel[1] *= lit;
        pixel[2] *= lit;
      },
      { bottom: 480 },
    );
    ridge(canvas, {
      y: 330,
      rise: 110,
      wave: 420,
      seed: 219,
      crest: colour('#7d8e94'),
      foot: colour('#a3b0b3'),
      fade: 170,
      sharp: 0.5,
      relief: 0.05,
    });
    mist(canvas, { y: 400, thickness: 80, colour: colour('#b4c0c3'), strength: 0.9, seed: 23 });
    const streets: Street[] = [
      { foot: 500, unit: 34, near: 0, seed: 2 },
      { foot: 570, unit: 50, near: 0.28, seed: 3 },
      { foot: 690, unit: 76, near: 0.58, seed: 5 },
      { foot: 900, unit: 128, near: 1, seed: 8 },
    ];
    for (const [index, row] of streets.entries()) {
      const { walls, lit } = street(row);
      await vector(canvas, walls + lit);
      await vector(canvas, lit, { blur: 6 + row.near * 14, meeting: 'screen', opacity: 0.9 });
      if (row.near < 1)
        mist(canvas, {
          y: row.foot + 20,
          thickness: 60 + row.unit,
          colour: colour('#a4b2b8'),
          strength: 0.72,
          seed: 30 + index,
          billow: 300,
        });
    }
    await vector(
      canvas,
      '<path d="M-10 250Q500 420 1450 300M-10 262Q520 452 1450 318" stroke="#141a1f" stroke-width="2.4" fill="none" stroke-opacity=".7"/>',
    );
    glow(canvas, { x: 720, y: 980, reach: 240, colour: colour('#e0a566'), strength: 0.18, wide: 3 });
    await vector(canvas, drops(), { blur: 0.5 });
  },
};
