import { shade } from '../brush/canvas.ts';
import { chance } from '../brush/chance.ts';
import { colour, smooth } from '../brush/colour.ts';
import { glow } from '../brush/light.ts';
import { valueNoise } from '../brush/noise.ts';
import { at, vector } from '../brush/vector.ts';
import { BESIDE, type Drawing } from '../drawing.ts';

const STEP = { x: 206, y: 176 };

/** One desk from above with what lies on it; the shadow falls to the right. */
function desk(x: number, y: number, seed: number): { thing: string; shadow: string } {
  const random = chance(seed);
  const turn = at(random.between(-2, 2));
  const tilt = at(random.between(-9, 9));
  const wood = random.pick(['#b98a58', '#c4955f', '#ad7d4e']);
  let ink = '';
  const lines = Math.floor(random.between(3, 11));
  for (let line = 0; line < lines; line++) ink += `M-19 ${-26 + line * 5.2}h${at(random.between(22, 38))}`;
  const extra = random.pick([
    '<circle cx="46" cy="-20" r="9" fill="#7fb0c4" fill-opacity=".8"/><circle cx="46" cy="-20" r="5" fill="#d8ecf2"/>',
    '<rect x="38" y="-30" width="9" height="46" rx="2" fill="#e2b23c" transform="rotate(8)"/>',
    '<rect x="36" y="-26" width="24" height="34" rx="3" fill="#22262c"/><rect x="39" y="-23" width="18" height="8" fill="#9fb59a"/>',
    '',
  ]);
  const thing = `<g transform="translate(${at(x)} ${at(y)}) rotate(${turn})"><rect x="-33" y="54" width="66" height="40" rx="9" fill="#5b6a74"/><rect x="-33" y="82" width="66" height="13" rx="6" fill="#3d4951"/><rect x="-70" y="-46" width="140" height="92" rx="5" fill="${wood}"/><path d="M-66-20H66M-66 10H66M-66 30H66" stroke="#8a6038" stroke-opacity=".4" stroke-width="1.4"/><rect x="-70" y="-46" width="140" height="5" rx="2" fill="#ecc592" fill-opacity=".8"/><g transform="rotate(${tilt})"><rect x="-26" y="-37" width="52" height="70" fill="#fbf7ea"/><rect x="-26" y="-37" width="52" height="6" fill="#c9304a" fill-opacity=".75"/><path d="${ink}" stroke="#27406f" stroke-opacity=".75" stroke-width="1.5"/></g><path d="M30 26L52 8" stroke="#1e3f8a" stroke-width="4" stroke-linecap="round"/>${extra}</g>`;
  const shadow = `<path d="M${at(x - 68)} ${at(y + 40)}L${at(x + 70)} ${at(y - 44)}L${at(x + 128)} ${at(y - 12)}L${at(x + 128)} ${at(y + 78)}L${at(x - 10)} ${at(y + 78)}Z"/><path d="M${at(x - 30)} ${at(y + 92)}L${at(x + 32)} ${at(y + 58)}L${at(x + 66)} ${at(y + 78)}L${at(x + 64)} ${at(y + 116)}L${at(x + 4)} ${at(y + 116)}Z"/>`;
  return { thing, shadow };
}

/** The examination hall from above, before anyone has come in; the morning lies across it in bars. */
export const examDesks: Drawing = {
  ...BESIDE,
  shows: 'Rows of desks seen from above, a paper and a pencil on each, long shadows across the floor',
  async paint(canvas) {
    const floor = valueNoise(92);
    shade(canvas, (x, y, pixel) => {
      const u = x * 0.985 - y * 0.17;
      const v = y * 0.985 + x * 0.17;
      const tile = floor(Math.floor(u / 64) * 7.3, Math.floor(v / 64) * 5.9);
      const seam = Math.min(u - Math.floor(u / 64) * 64, v - Math.floor(v / 64) * 64) < 2 ? 0.86 : 1;
      const tone = (0.66 + tile * 0.07 + 0.05 * floor(x / 2.4, y / 2.4)) * seam;
      pixel[0] = tone * 1.0;
      pixel[1] = tone * 0.97;
      pixel[2] = tone * 0.92;
    });
    let things = '';
    let shadows = '';
    for (let row = -2; row < 8; row++) {
      for (let column = -2; column < 9; column++) {
        const x = 60 + column * STEP.x + row * 31;
        const y = 70 + row * STEP.y - column * 36;
        const { thing, shadow } = desk(x, y, 700 + row * 13 + column);
        things += thing;
        shadows += shadow;
      }
    }
    await vector(canvas, `<g fill="#3a3f5c">${shadows}</g>`, { blur: 5, meeting: 'multiply', opacity: 0.7 });
    await vector(canvas, things);
    shade(canvas, (x, y, pixel) => {
      const across = x * 0.86 + y * 0.52;
      const bar = smooth(0.1, 0.2, Math.abs(((across / 430) % 1) - 0.5) * 2 - 0.12);
      const lit = 0.5 + 0.62 * bar;
      pixel[0] *= lit * (0.9 + bar * 0.16);
      pixel[1] *= lit * (0.94 + bar * 0.06);
      pixel[2] *= lit * (1.12 - bar * 0.2);
    });
    glow(canvas, { x: 60, y: -60, reach: 900, colour: colour('#ffe4ad'), strength: 0.4, wide: 1.2 });
  },
};
