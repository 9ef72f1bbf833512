import { bricks } from '../brush/bricks.ts';
import { shade, wash } from '../brush/canvas.ts';
import { colour, scale, smooth } from '../brush/colour.ts';
import { glow } from '../brush/light.ts';
import { layered, valueNoise } from '../brush/noise.ts';
import { carvedWindow, tiledRoof } from '../brush/timber.ts';
import { at, vector } from '../brush/vector.ts';
import { type Drawing, WIDE } from '../drawing.ts';

const GROUND = 880;
const POSTS = [150, 420, 690, 960, 1230, 1500, 1770];

/** The open gallery on the ground floor: timber posts with carved brackets before a lamplit room. */
function gallery(): string {
  const bays = `<rect x="60" y="650" width="1800" height="${GROUND - 650}" fill="#1c0d08"/><rect x="60" y="655" width="1800" height="${GROUND - 655}" fill="url(#lamplit)"/>`;
  const posts = POSTS.map(
    (x) =>
      `<rect x="${x - 17}" y="690" width="34" height="${GROUND - 690}" fill="#2a140d"/><rect x="${x - 17}" y="690" width="7" height="${GROUND - 690}" fill="#6a3a20"/><path d="M${x - 92} 668H${x + 92}L${x + 60} 684Q${x + 30} 690 ${x + 24} 722H${x - 24}Q${x - 30} 690 ${x - 60} 684Z" fill="#2f1810"/><path d="M${x - 24} 722h48v9h-48zM${x - 24} 846h48v34h-48z" fill="#4b2a19"/>`,
  ).join('');
  return `<defs><linearGradient id="lamplit" x2="0" y2="1"><stop stop-color="#f0a245" stop-opacity=".25"/><stop offset=".55" stop-color="#e88d35" stop-opacity=".5"/><stop offset="1" stop-color="#7a3414" stop-opacity=".35"/></linearGradient></defs>${bays}${posts}<path d="M40 636H1880V668H40Z" fill="#2c170f"/><path d="M40 640H1880v6H40Z" fill="#5a321d"/>`;
}

function upperFloors(): string {
  const upper = [170, 480, 1300, 1610].map((x) => carvedWindow(x, 370, 140, 180)).join('');
  const bay = [735, 893, 1051].map((x) => carvedWindow(x, 345, 134, 215, { behind: '#f2a94a' })).join('');
  const band = `<path d="M0 300H1920v20H0Z" fill="#3a1e13"/><path d="M0 304H1920v4H0Z" fill="#6b3c22"/>`;
  const struts = Array.from({ length: 17 }, (_, index) => {
    const x = 60 + index * 112;
    return `<path d="M${x} 316L${x + 16} 316L${x + 22} 232L${x - 6} 222Z" fill="#2b150d"/><path d="M${x + 3} 316L${x + 4} 232" stroke="#7a4526" stroke-width="4"/>`;
  }).join('');
  return `${band}${upper}${bay}${struts}${tiledRoof(-120, 2040, 60, 268, { rows: 11, inset: 0.02 })}`;
}

/** A brick courtyard when the lamps have just been lit. */
export const courtyard: Drawing = {
  ...WIDE,
  shows: 'A brick courtyard with a lamplit gallery of carved timber at nightfall',
  development: { corners: 0.42 },
  async paint(canvas) {
    wash(
      canvas,
      scale([
        [0, '#1f2c55'],
        [0.06, '#3c4775'],
        [1, '#3c4775'],
      ]),
    );
    bricks(canvas, {
      top: 200,
      bottom: GROUND,
      long: 44,
      high: 14,
      seed: 8,
      light: (x, y) => 0.5 + 0.45 * smooth(260, 640, y) + 0.12 * Math.cos((x - 960) / 480),
    });
    await vector(canvas, upperFloors());
    await vector(
      canvas,
      '<rect x="-40" y="262" width="2000" height="80" fill="#0b0510" fill-opacity=".75"/>',
      { blur: 24, meeting: 'multiply' },
    );
    await vector(canvas, gallery());
    const stone = valueNoise(31);
    shade(
      canvas,
      (x, y, pixel) => {
        const deep = (y - GROUND) / (1080 - GROUND);
        const away = 1 / (0.35 + deep);
        const u = ((x - 960) * away) / 74;
        const v = away * 9.4;
        const slab = Math.abs(u + (Math.floor(v) % 2) * 0.5 - Math.round(u + (Math.floor(v) % 2) * 0.5));
        const seam = Math.min(slab * 2, Math.min(v - Math.floor(v), Math.ceil(v) - v) * 3);
        const wet = layered(stone, 3, x / 240, y / 40);
        const tone =
          (0.2 + 0.13 * stone(Math.floor(u + 40) * 3.7, Math.floor(v) * 5.3)) * (seam < 0.07 ? 0.62 : 1);
        const post = 0.5 + 0.5 * Math.cos(((x - 960) / 135) * Math.PI + Math.PI);
        const shine = smooth(0.35, 0.7, wet) * (1 - deep) * 0.5 * (0.35 + 0.65 * post);
        pixel[0] = tone * 1.05 + shine * 0.95;
        pixel[1] = tone * 0.82 + shine * 0.5;
        pixel[2] = tone * 0.78 + shine * 0.2;
      },
      { top: GROUND },
    );
    await vector(
      canvas,
      `<rect x="0" y="${GROUND - 10}" width="1920" height="26" fill="#241411"/><rect x="0" y="${GROUND - 10}" width="1920" height="5" fill="#8f5a37"/>`,
    );
    for (const x of [285, 555, 825, 1095, 1365, 1635]) {
      glow(canvas, { x, y: 730, reach: 150, colour: colour('#ffb95e'), strength: 0.5 });
    }
    glow(canvas, { x: 960, y: 450, reach: 210, colour: colour('#ffb050'), strength: 0.42, wide: 1.6 });
    glow(canvas, { x: 960, y: 840, reach: 330, colour: colour('#f08a36'), strength: 0.4, wide: 2.8 });
    const bulbs = [285, 555, 825, 1095, 1365, 1635].map(
      (x) =>
        `<path d="M${x} 668v36" stroke="#120805" stroke-width="2"/><circle cx="${at(x)}" cy="712" r="9" fill="#fff0c8"/>`,
    );
    await vector(canvas, bulbs.join(''));
  },
};
