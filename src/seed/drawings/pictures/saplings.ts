import { wash } from '../brush/canvas.ts';
import { chance } from '../brush/chance.ts';
import { colour, mixHex, scale } from '../brush/colour.ts';
import { glow, mist } from '../brush/light.ts';
import { ridge } from '../brush/ridge.ts';
import { at, vector } from '../brush/vector.ts';
import { BESIDE, type Drawing } from '../drawing.ts';

/** A young tree tied to its stake. Place is its foot. */
function sapling(x: number, y: number, size: number, fresh: string, seed: number): string {
  const random = chance(seed);
  const s = (value: number) => at(value * size);
  let leaves = '';
  for (let leaf = 0; leaf < 11; leaf++) {
    const high = 0.36 + (leaf / 11) * 0.62;
    const side = leaf % 2 ? 1 : -1;
    const long = (1.2 - high) * 0.2 + 0.13;
    const turn = side * random.between(30, 88);
    const tone = mixHex(fresh, random.next() < 0.5 ? '#e6ee9a' : '#2c5a2c', random.between(0.1, 0.5));
    leaves += `<g transform="translate(${s(Math.sin(high * 3) * 0.03)} ${s(-high)}) rotate(${at(turn)})"><path d="M0 0C${s(long * 0.34)} ${s(-long * 0.3)} ${s(long * 0.26)} ${s(-long * 0.8)} 0 ${s(-long)}C${s(-long * 0.26)} ${s(-long * 0.8)} ${s(-long * 0.34)} ${s(-long * 0.3)} 0 0Z" fill="${tone}"/><path d="M0 0V${s(-long * 0.9)}" stroke="#f3f6c0" stroke-opacity=".5" stroke-width="${s(0.012)}"/></g>`;
  }
  return `<g transform="translate(${at(x)} ${at(y)})"><ellipse cx="${s(0.04)}" cy="${s(0.03)}" rx="${s(0.34)}" ry="${s(0.09)}" fill="#2e1c12"/><path d="M${s(-0.3)} ${s(0.03)}Q0 ${s(-0.12)} ${s(0.3)} ${s(0.03)}Q0 ${s(0.1)} ${s(-0.3)} ${s(0.03)}Z" fill="#5e3b24"/><path d="M${s(0.11)} 0L${s(0.13)} ${s(-0.8)}" stroke="#b48a54" stroke-width="${s(0.032)}"/><path d="M0 0Q${s(-0.03)} ${s(-0.5)} ${s(0.02)} ${s(-1)}" stroke="#5b4227" stroke-width="${s(0.028)}" fill="none"/><path d="M${s(-0.01)} ${s(-0.5)}L${s(0.13)} ${s(-0.53)}" stroke="#c8303c" stroke-width="${s(0.03)}"/>${leaves}</g>`;
}

/** A slope newly planted after the first rain, the next ridges still in cloud. */
export const saplings: Drawing = {
  ...BESIDE,
  shows: 'Rows of young trees planted on an open slope before misty hills',
  async paint(canvas) {
    wash(
      canvas,
      scale([
        [0, '#a9bcc0'],
        [0.5, '#dfe5dc'],
        [1, '#e6e6d6'],
      ]),
    );
    glow(canvas, { x: 1060, y: 120, reach: 460, colour: colour('#fff6da'), strength: 0.7, wide: 1.4 });
    ridge(canvas, {
      y: 330,
      rise: 130,
      wave: 420,
      seed: 301,
      crest: colour('#93a9a6'),
      foot: colour('#d6ddd2'),
      fade: 150,
      sharp: 0.4,
    });
    mist(canvas, { y: 400, thickness: 80, colour: colour('#eceee4'), strength: 0.95, seed: 51, billow: 300 });
    ridge(canvas, {
      y: 440,
      rise: 100,
      wave: 480,
      seed: 307,
      crest: colour('#5d7f6c'),
      foot: colour('#b4c4ae'),
      fade: 150,
      trees: 12,
    });
    mist(canvas, { y: 510, thickness: 60, colour: colour('#e9ece2'), strength: 0.9, seed: 52, billow: 300 });
    const random = chance(309);
    const rows = 7;
    for (let row = 0; row < rows; row++) {
      const near = row / (rows - 1);
      const y = 560 + near ** 1.5 * 400;
      ridge(canvas, {
        y: y - 30 - near * 30,
        rise: 22 + near * 16,
        wave: 620,
        seed: 320 + row,
        crest: colour(mixHex('#93a86a', '#5d7a30', near)),
        foot: colour(mixHex('#8b7d4d', '#5a3d22', near)),
        fade: 46 + near * 130,
        relief: 0.14,
      });
      const size = 30 + near ** 1.5 * 190;
      let planted = '';
      for (let x = -20 + (row % 2) * size * 0.55; x < 1480; x += size * 1.35) {
        planted += sapling(
          x + random.between(-0.1, 0.1) * size,
          y + random.between(-4, 8),
          size * random.between(0.82, 1.12),
          mixHex('#9bb86a', '#6fa032', near),
          400 + Math.round(x) + row * 31,
        );
      }
      await vector(canvas, planted);
      if (near < 0.6)
        mist(canvas, {
          y: y + 14,
          thickness: 40,
          colour: colour('#e6e9dc'),
          strength: 0.4 * (1 - near),
          seed: 60 + row,
          billow: 260,
        });
    }
    glow(canvas, { x: 1000, y: 380, reach: 480, colour: colour('#fff3c4'), strength: 0.3, wide: 1.6 });
  },
};
