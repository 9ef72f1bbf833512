import { type Canvas, wash } from '../brush/canvas.ts';
import { chance } from '../brush/chance.ts';
import { colour, scale } from '../brush/colour.ts';
import { glow, mist } from '../brush/light.ts';
import { valueNoise } from '../brush/noise.ts';
import { range } from '../brush/range.ts';
import { ridge } from '../brush/ridge.ts';
import { at, vector } from '../brush/vector.ts';
import { type Drawing, WIDE } from '../drawing.ts';

function stars(): string {
  const random = chance(404);
  return Array.from({ length: 520 }, () => {
    const y = random.next() ** 1.5 * 560;
    const size = 0.5 + random.next() ** 6 * 1.9;
    const tint = random.pick(['#ffffff', '#dfe8ff', '#fff0d8']);
    return `<circle cx="${at(random.between(0, 1920))}" cy="${at(y)}" r="${size.toFixed(2)}" fill="${tint}" fill-opacity="${(
      random.between(0.35, 1) * (1 - y / 640)
    ).toFixed(2)}"/>`;
  }).join('');
}

/** The lamps of the valley: thick in the middle, thin towards the hills, some along the ring road. */
async function town(canvas: Canvas): Promise<void> {
  const random = chance(77);
  const quarters = valueNoise(78);
  let near = '';
  for (let lamp = 0; lamp < 3600; lamp++) {
    const deep = random.next() ** 1.7;
    const x = 960 + (random.next() + random.next() + random.next() - 1.5) * (1000 + deep * 900);
    const y = 786 + deep * 160 + Math.sin(x / 170) * 6;
    if (quarters(x / 70, y / 22) < random.between(0.32, 0.62)) continue;
    const tint = random.pick(['#ffcf87', '#ffb65c', '#ffe4b8', '#f7f3ff', '#ffc070']);
    near += `<circle cx="${at(x)}" cy="${at(y)}" r="${(0.7 + deep * 1.7 * random.between(0.6, 1)).toFixed(2)}" fill="${tint}" fill-opacity="${random.between(0.4, 1).toFixed(2)}"/>`;
  }
  await vector(canvas, near, { blur: 7, meeting: 'screen', opacity: 0.9 });
  await vector(canvas, near, { meeting: 'screen' });
}

/** A full moon over the snow, and the lights of the valley below. */
export const moonlight: Drawing = {
  ...WIDE,
  shows: 'Snow mountains under a full moon, the lights of a town in the valley',
  development: { grain: 0.02, corners: 0.3 },
  async paint(canvas) {
    wash(
      canvas,
      scale([
        [0, '#050a1f'],
        [0.3, '#0d1d42'],
        [0.55, '#27406f'],
        [0.7, '#48618b'],
        [1, '#48618b'],
      ]),
    );
    await vector(canvas, stars(), { meeting: 'screen' });
    glow(canvas, { x: 520, y: 210, reach: 560, colour: colour('#8fb0e6'), strength: 0.42, wide: 1.2 });
    range(canvas, {
      foot: 690,
      height: 360,
      seed: 29,
      from: -1,
      haze: 0.85,
      peaks: [
        [0.06, 0.6, 0.2],
        [0.22, 0.72, 0.14],
        [0.4, 0.95, 0.2],
        [0.6, 0.66, 0.2],
        [0.76, 0.86, 0.17],
        [0.93, 0.7, 0.2],
      ],
      sunlit: colour('#c4d5f2'),
      shaded: colour('#31456f'),
      rock: colour('#1e2c4e'),
      air: colour('#3d5681'),
    });
    await vector(
      canvas,
      '<circle cx="520" cy="210" r="58" fill="#f6f4e8"/><circle cx="500" cy="196" r="13" fill="#dcdccf" opacity=".6"/><circle cx="541" cy="226" r="18" fill="#dedfd4" opacity=".55"/><circle cx="516" cy="236" r="9" fill="#dcdccf" opacity=".5"/>',
      { blur: 1 },
    );
    glow(canvas, { x: 520, y: 210, reach: 170, colour: colour('#e7edff'), strength: 0.55 });
    mist(canvas, { y: 660, thickness: 80, colour: colour('#5f7aa6'), strength: 0.55, seed: 44 });
    ridge(canvas, {
      y: 690,
      rise: 90,
      wave: 520,
      seed: 143,
      crest: colour('#243a63'),
      foot: colour('#3f5a86'),
      fade: 150,
      sharp: 0.5,
    });
    ridge(canvas, {
      y: 760,
      rise: 70,
      wave: 620,
      seed: 149,
      crest: colour('#14264a'),
      foot: colour('#2b4069'),
      fade: 120,
      sharp: 0.2,
    });
    ridge(canvas, {
      y: 800,
      rise: 26,
      wave: 700,
      seed: 152,
      crest: colour('#1d2f56'),
      foot: colour('#0a1428'),
      fade: 150,
      relief: 0.05,
    });
    glow(canvas, { x: 960, y: 850, reach: 150, colour: colour('#e69a4a'), strength: 0.42, wide: 6 });
    await town(canvas);
    mist(canvas, { y: 880, thickness: 70, colour: colour('#4a5f88'), strength: 0.35, seed: 46, billow: 700 });
    ridge(canvas, {
      y: 985,
      rise: 110,
      wave: 700,
      seed: 161,
      crest: colour('#060d1e'),
      foot: colour('#0a1328'),
      fade: 200,
      trees: 36,
    });
  },
};
