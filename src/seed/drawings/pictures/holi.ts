import { shade, wash } from '../brush/canvas.ts';
import { chance } from '../brush/chance.ts';
import { colour, scale, smooth } from '../brush/colour.ts';
import { dab } from '../brush/dab.ts';
import { coarsely, layered, valueNoise } from '../brush/noise.ts';
import { vector } from '../brush/vector.ts';
import { BESIDE, type Drawing } from '../drawing.ts';

const CELL = 4;
const CLOUDS = [
  { x: 380, y: 430, reach: 400, powder: '#e3226f' },
  { x: 760, y: 300, reach: 350, powder: '#f7b718' },
  { x: 1090, y: 440, reach: 390, powder: '#18a2b8' },
  { x: 620, y: 620, reach: 300, powder: '#7c35a8' },
  { x: 930, y: 640, reach: 300, powder: '#3fae4c' },
  { x: 200, y: 700, reach: 260, powder: '#f26a2a' },
  { x: 1300, y: 700, reach: 250, powder: '#e3226f' },
];

/** Hands thrown up out of the crowd at the foot of the picture. */
function crowd(): string {
  const random = chance(905);
  let drawn = '';
  for (let row = 0; row < 3; row++)
    for (let x = -20 + row * 40; x < 1480; x += 92) {
      const px = x + random.between(-18, 18);
      const y = 830 + row * 46 + random.between(-14, 14);
      const arm = (side: number, reach: number) =>
        `<path d="M${px + side * 26} ${y + 40}Q${px + side * 52} ${y - reach * 0.3} ${px + side * random.between(22, 66)} ${y - reach}" stroke-width="13" stroke-linecap="round" stroke-linejoin="round" fill="none" stroke="#241638"/>`;
      drawn += `${random.next() < 0.55 ? arm(-1, random.between(80, 130)) : ''}${random.next() < 0.5 ? arm(1, random.between(80, 130)) : ''}<circle cx="${px}" cy="${y}" r="28"/><path d="M${px - 50} ${y + 190}V${y + 70}Q${px - 46} ${y + 36} ${px} ${y + 34}Q${px + 46} ${y + 36} ${px + 50} ${y + 70}V${y + 190}Z"/>`;
    }
  return `<g fill="#241638">${drawn}</g>`;
}

/** Powder of many colours in the air at Holi. */
export const holi: Drawing = {
  ...BESIDE,
  shows: 'Clouds of pink, yellow, blue and green powder above a crowd with raised arms at Holi',
  development: { grain: 0.024, corners: 0.2 },
  async paint(canvas) {
    wash(
      canvas,
      scale([
        [0, '#fdf3df'],
        [0.6, '#fbe3c8'],
        [1, '#e7b9b4'],
      ]),
    );
    const { width, height } = canvas;
    const noise = valueNoise(911);
    for (const [index, { x, y, reach, powder }] of CLOUDS.entries()) {
      const cover = coarsely(
        (px, py) => {
          const far = Math.hypot(px - x, (py - y) * 1.1) / reach;
          if (far >= 1.3) return 0;
          const puff = layered(noise, 5, px / 190 + index * 13, py / 190 + index * 7);
          return smooth(0, 0.42, puff * 1.5 - far * 0.95) * smooth(1.3, 0.5, far) * 0.94;
        },
        { width, height, cell: CELL },
      );
      const laid = colour(powder);
      shade(
        canvas,
        (px, py, pixel) => {
          const share = cover(px, py);
          if (share === 0) return;
          const billow =
            layered(noise, 3, (px * 0.8 + py * 0.6) / 84 + index * 5, (py * 0.8 - px * 0.6) / 84) - 0.5;
          const lit = (1 - share) * 0.24 + billow * 0.34 - (py - y) * 0.00022;
          pixel[0] += (laid[0] + lit - pixel[0]) * share;
          pixel[1] += (laid[1] + lit - pixel[1]) * share;
          pixel[2] += (laid[2] + lit - pixel[2]) * share;
        },
        { left: x - reach * 1.3, right: x + reach * 1.3, top: y - reach * 1.3, bottom: y + reach * 1.3 },
      );
    }
    const random = chance(917);
    for (let speck = 0; speck < 2600; speck++) {
      const { x, y, reach, powder } = CLOUDS[speck % CLOUDS.length] ?? {
        x: 0,
        y: 0,
        reach: 1,
        powder: '#ffffff',
      };
      const turn = random.between(0, 6.283);
      const far = reach * (0.5 + random.next() ** 1.6 * 0.9);
      const size = random.between(0.6, 3.4);
      dab(canvas, x + Math.cos(turn) * far, y + Math.sin(turn) * far * 0.9, {
        long: size,
        broad: size,
        colour: colour(powder),
        cover: random.between(0.3, 0.9),
      });
    }
    await vector(canvas, crowd());
  },
};
