import { shade, wash } from '../brush/canvas.ts';
import { type Chance, chance } from '../brush/chance.ts';
import { colour, mixHex, scale } from '../brush/colour.ts';
import { glow } from '../brush/light.ts';
import { at, vector } from '../brush/vector.ts';
import { BESIDE, type Drawing } from '../drawing.ts';

const CLOTH = [
  '#7d1f2a',
  '#a33a2a',
  '#1f3a5c',
  '#2d5a5a',
  '#c08a2e',
  '#d9c9a3',
  '#4a2c2a',
  '#5d6b3c',
  '#8c5a3a',
  '#e6dcc3',
  '#2b2b33',
  '#96502f',
] as const;

function book(x: number, floor: number, wide: number, tall: number, random: Chance): string {
  const cloth = random.pick(CLOTH);
  const top = floor - tall;
  const gold = random.pick(['#e3c27a', '#f0e2bd', '#c9a24f']);
  const rect = (y: number, high: number, fill: string, opacity: number) =>
    `<rect x="${at(x + 1)}" y="${at(y)}" width="${at(wide - 2)}" height="${at(high)}" fill="${fill}" fill-opacity="${opacity}"/>`;
  const bands = random.pick([
    rect(top + tall * 0.1, 3, gold, 0.8) +
      rect(top + tall * 0.14, 1.5, gold, 0.8) +
      rect(top + tall * 0.84, 3, gold, 0.8),
    rect(top + tall * 0.18, tall * 0.2, mixHex(cloth, '#120a08', 0.6), 0.8) +
      rect(top + tall * 0.18, 1.6, gold, 0.9) +
      rect(top + tall * 0.38, 1.6, gold, 0.9),
    rect(top + tall * 0.12, tall * 0.13, '#efe5cd', 0.85),
    [0.2, 0.4, 0.6, 0.8]
      .map((share) => rect(top + tall * share, 4, mixHex(cloth, '#ffffff', 0.2), 0.7))
      .join(''),
    '',
  ]);
  return `<rect x="${at(x)}" y="${at(top)}" width="${at(wide - 0.6)}" height="${at(tall)}" rx="1.6" fill="${mixHex(cloth, '#1a0f0c', random.between(0, 0.3))}"/>${bands}<rect x="${at(x)}" y="${at(top)}" width="${at(wide)}" height="${at(tall)}" fill="url(#spine)"/>`;
}

/** One shelf from left to right: standing rows, a leaning book, a lying pile, a gap. */
function shelf(left: number, right: number, floor: number, room: number, random: Chance): string {
  let books = '';
  for (let x = left; x < right - 16; ) {
    const chosen = random.next();
    if (chosen < 0.045 && x < right - 120) {
      for (let pile = 0; pile < 3; pile++) {
        books += `<rect x="${at(x + pile * 4)}" y="${at(floor - 22 * (pile + 1))}" width="${at(100 - pile * 10)}" height="20" rx="2" fill="${random.pick(CLOTH)}"/><rect x="${at(x + pile * 4)}" y="${at(floor - 22 * (pile + 1))}" width="${at(100 - pile * 10)}" height="5" fill="#fff" fill-opacity=".12"/>`;
      }
      x += 112;
    } else if (chosen < 0.08 && x < right - 80) {
      const wide = random.between(20, 30);
      books += `<g transform="rotate(-14 ${at(x + 46)} ${at(floor)})">${book(x + 18, floor - 2, wide, room * 0.72, random)}</g>`;
      x += 66;
    } else {
      const wide = Math.min(right - x, random.between(13, 44));
      books += book(x, floor, wide, room * random.between(0.62, 0.94), random);
      x += wide;
    }
  }
  return books;
}

/** Five shelves and one reading lamp, after the daylight has gone. */
export const libraryShelves: Drawing = {
  ...BESIDE,
  shows: 'Full library shelves behind a reading table with a green lamp',
  development: { corners: 0.5 },
  async paint(canvas) {
    wash(
      canvas,
      scale([
        [0, '#21120b'],
        [1, '#160b07'],
      ]),
    );
    const random = chance(1962);
    const bays = [
      [-60, 452],
      [484, 972],
      [1004, 1500],
    ] as const;
    let drawn =
      '<defs><linearGradient id="spine"><stop stop-color="#000" stop-opacity=".4"/><stop offset=".28" stop-color="#fff" stop-opacity=".14"/><stop offset=".6" stop-color="#000" stop-opacity=".02"/><stop offset="1" stop-color="#000" stop-opacity=".45"/></linearGradient></defs>';
    for (const [left, right] of bays) {
      for (let row = 0; row < 5; row++) {
        const floor = 178 + row * 196;
        drawn += shelf(left, right, floor, 172, random);
        drawn += `<rect x="${left}" y="${floor}" width="${right - left}" height="22" fill="#5a331d"/><rect x="${left}" y="${floor}" width="${right - left}" height="4" fill="#a8693c"/><rect x="${left}" y="${floor + 22}" width="${right - left}" height="26" fill="#000" fill-opacity=".45"/>`;
      }
      drawn += `<rect x="${right}" width="32" height="960" fill="#4a2917"/><rect x="${right}" width="6" height="960" fill="#935a33"/><rect x="${right + 25}" width="7" height="960" fill="#22110a"/>`;
    }
    await vector(canvas, drawn);
    shade(canvas, (x, y, pixel) => {
      const dx = (x - 610) / 900;
      const dy = (y - 560) / 640;
      const lit = 0.2 + 1.12 / (1 + 3.4 * (dx * dx + dy * dy));
      pixel[0] *= lit * 1.06;
      pixel[1] *= lit * 0.95;
      pixel[2] *= lit * 0.8;
    });
    glow(canvas, { x: 610, y: 640, reach: 430, colour: colour('#ffb861'), strength: 0.34, wide: 1.2 });
    await vector(
      canvas,
      '<path d="M-20 880H1460V980H-20Z" fill="#2a140b"/><path d="M-20 880H1460V888H-20Z" fill="#c98a4f"/><path d="M596 880V770H624V880Z" fill="#8a6a34"/><path d="M540 880Q610 856 680 880Z" fill="#a9853f"/><path d="M478 772Q492 672 556 662H664Q728 672 742 772Z" fill="#1d5a45"/><path d="M478 772Q492 672 556 662H580Q520 690 510 772Z" fill="#57a583" fill-opacity=".7"/><path d="M486 772H734L730 780H490Z" fill="#fff1c4"/><path d="M860 880L880 850H1060L1084 880Z" fill="#f1e6cb"/><path d="M880 850H970L972 880H860Z" fill="#fff8e4"/><path d="M1130 880V846H1290V880Z" fill="#7d1f2a"/><path d="M1140 846V816H1276V846Z" fill="#c9a24f"/>',
    );
    glow(canvas, { x: 610, y: 800, reach: 190, colour: colour('#ffe0a0'), strength: 0.75, wide: 1.7 });
  },
};
