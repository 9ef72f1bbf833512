import { shade } from '../brush/canvas.ts';
import { chance } from '../brush/chance.ts';
import { colour, mix } from '../brush/colour.ts';
import { glow } from '../brush/light.ts';
import { layered, valueNoise } from '../brush/noise.ts';
import { BESIDE, type Drawing } from '../drawing.ts';

const WOOL = ['#b3202e', '#e0922a', '#1d2c52', '#f0e6d0', '#2f6b4f', '#6b1f3d'].map(colour);
const THREAD = 7;

/** Stepped diamonds as a weaver counts them: one row of threads after another, mirrored about the middle. */
function motif(row: number, column: number, band: number, half: number): number {
  const x = Math.abs((((column % (half * 2)) + half * 2) % (half * 2)) - half);
  const y = Math.abs(row - half);
  const ring = Math.max(x + y, Math.abs(x - y) * 1.35 + 2);
  const steps = Math.floor(ring / (2 + (band % 2)));
  if (x + y < 3) return 3;
  if (band % 3 === 2 && (x ^ y) % 5 === 0) return 1;
  return [0, 3, 1, 0, 4, 2, 1, 0, 5, 3][(steps + band) % 10] ?? 0;
}

/** Dhaka cloth on the loom, every thread of it, with the folds of the beam. */
export const dhakaCloth: Drawing = {
  ...BESIDE,
  shows: 'Dhaka cloth woven in diamonds of crimson, orange, cream and blue',
  development: { corners: 0.3 },
  paint(canvas) {
    const random = chance(35);
    const twist = valueNoise(36);
    const plan: { band: number; row: number; half: number }[] = [];
    for (let band = 0; plan.length < 260; band++) {
      const half = random.pick([11, 15, 19, 9]);
      for (let row = 0; row <= half * 2; row++) plan.push({ band, row, half });
      for (let row = 0; row < 4; row++) plan.push({ band: -1 - (row % 2), row, half: 3 });
    }
    shade(canvas, (px, py, pixel) => {
      const wave = (layered(twist, 2, px / 700, py / 900) - 0.5) * 130;
      const x = px * 0.94 + py * 0.3 + wave * 0.3;
      const y = py * 0.94 - px * 0.26 + 440 + wave;
      const column = Math.floor(x / THREAD);
      const weft = Math.floor(y / THREAD);
      const { band, row, half } = plan[((weft % plan.length) + plan.length) % plan.length] ?? {
        band: 0,
        row: 0,
        half: 9,
      };
      const wool = WOOL[band < 0 ? (band === -1 ? 2 : 1) : motif(row, column, band, half)] ?? [0, 0, 0];
      const over = x / THREAD - column - 0.5;
      const along = y / THREAD - weft - 0.5;
      const round = 1.1 - 1.1 * along * along * 2 - over * over * 0.9;
      const fibre = 0.95 + 0.1 * twist(px / 2.6 + 9, py / 2.6);
      const dyed = 0.9 + 0.2 * twist(column * 0.9, weft * 3.1);
      const fold =
        0.8 +
        0.42 * layered(twist, 2, px / 520 + 7, py / 640 + 3) +
        0.12 * Math.sin((px + py * 0.5 + wave) / 150);
      const lit = round * fibre * dyed * fold;
      const [red, green, blue] = mix(wool, [0.16, 0.08, 0.08], 0.08);
      pixel[0] = red * lit;
      pixel[1] = green * lit;
      pixel[2] = blue * lit;
    });
    glow(canvas, { x: 340, y: 60, reach: 760, colour: colour('#ffe2b0'), strength: 0.26, wide: 1.3 });
  },
};
