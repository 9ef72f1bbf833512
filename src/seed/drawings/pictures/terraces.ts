import { type Canvas, shade } from '../brush/canvas.ts';
import { colour, mix, scale, smooth, stepped } from '../brush/colour.ts';
import { glow, mist } from '../brush/light.ts';
import { layered, valueNoise } from '../brush/noise.ts';
import { BESIDE, type Drawing } from '../drawing.ts';

const FIELD = stepped(
  scale([
    [0, '#27481f'],
    [0.35, '#4f7f2c'],
    [0.6, '#86a83a'],
    [0.85, '#b9bf55'],
    [1, '#3d6a2b'],
  ]),
);
const WATER = stepped(
  scale([
    [0, '#d9e6e3'],
    [0.5, '#9fc0c9'],
    [1, '#6f9aa8'],
  ]),
);

/** Softens every pixel with the ones above and below it: the edges of terraces lie across, and would else be stairs. */
function steady({ width, data }: Canvas): void {
  const row = width * 3;
  let above = data.slice(0, row);
  for (let start = row; start < data.length - row; start += row) {
    const here = data.slice(start, start + row);
    for (let at = 0; at < row; at++) {
      data[start + at] = ((above[at] ?? 0) + 2 * (here[at] ?? 0) + (data[start + row + at] ?? 0)) / 4;
    }
    above = here;
  }
}

/** A hillside of rice terraces at planting, some under water, some already green, seen from above. */
export const terraces: Drawing = {
  ...BESIDE,
  shows: 'Rice terraces curving along a hillside, some of them filled with water',
  paint(canvas) {
    const land = valueNoise(303);
    const fine = valueNoise(304);
    const wall = colour('#4a3420');
    const lip = colour('#c3c66a');
    shade(canvas, (x, y, pixel) => {
      const down = y / 960;
      const away = 0.55 + 0.85 * (1 - down);
      const u = ((x - 720) * away) / 330 + 40;
      const v = -((960 - y) * (1 + (1 - down) * 1.1)) / 400;
      const warp = land(u * 0.9, v * 0.9 + 9) * 0.6;
      const level = (layered(land, 3, u * 0.5 + warp, v * 0.42 + warp * 0.3) * 1.9 - v * 1.3) * 6.4;
      const step = Math.floor(level);
      const share = level - step;
      const breadth = fine(step * 7.7, u * 0.9);
      const wet = breadth > 0.56;
      const rows = 0.5 + 0.5 * Math.sin(share * 70 + fine(u * 9, v * 9) * 3);
      const tone = fine(step * 3.1 + 5, Math.floor(u * 0.8 + step * 0.37) * 2.3);
      let ground = wet
        ? mix(WATER(down), FIELD(tone), 0.12 + 0.14 * rows * smooth(0.7, 0.4, breadth))
        : mix(FIELD(tone), [0.1, 0.22, 0.08], 0.22 * rows);
      if (share < 0.2) ground = mix(wall, FIELD(0.1), smooth(0.02, 0.2, share) * 0.75);
      else if (share < 0.27) ground = mix(lip, ground, 0.25);
      const speck = 0.95 + 0.1 * fine(x / 3.2, y / 2.6);
      const shadow = 0.78 + 0.3 * smooth(0.3, 0.7, layered(land, 2, x / 520 + 3, y / 430));
      const sun = speck * shadow;
      pixel[0] = ground[0] * sun;
      pixel[1] = ground[1] * sun;
      pixel[2] = ground[2] * sun;
    });
    steady(canvas);
    mist(canvas, { y: 40, thickness: 190, colour: colour('#e6ece0'), strength: 0.85, seed: 8, billow: 520 });
    glow(canvas, { x: 120, y: -60, reach: 760, colour: colour('#fff0c2'), strength: 0.5, wide: 1.5 });
  },
};
