import { shade, wash } from '../brush/canvas.ts';
import { chance } from '../brush/chance.ts';
import { colour, mixHex, scale, smooth } from '../brush/colour.ts';
import { dab } from '../brush/dab.ts';
import { glow, mist } from '../brush/light.ts';
import { layered, valueNoise } from '../brush/noise.ts';
import { ridge } from '../brush/ridge.ts';
import { grow, leaf } from '../brush/tree.ts';
import { at, vector } from '../brush/vector.ts';
import { type Drawing, WIDE } from '../drawing.ts';

/** Courses of dry stone between two heights, each stone lit from the left. */
function courses(left: number, right: number, top: number, bottom: number, seed: number): string {
  const random = chance(seed);
  let stones = '';
  for (let y = top; y < bottom - 6; ) {
    const high = Math.min(bottom - y, random.between(19, 29));
    for (let x = left - random.between(0, 30); x < right; ) {
      const wide = random.between(34, 92);
      const from = Math.max(left, x);
      const to = Math.min(right, x + wide);
      const across = (from - left) / (right - left);
      const tone = mixHex(mixHex('#cfa57e', '#a78266', random.next()), '#3d2f3a', 0.15 + across * 0.62);
      if (to - from > 5)
        stones += `<rect x="${at(from + 1)}" y="${at(y + 1)}" width="${at(to - from - 2.4)}" height="${at(high - 2.4)}" rx="4" fill="${tone}"/><path d="M${at(from + 3)} ${at(y + 2.4)}H${at(to - 4)}" stroke="#fff0cf" stroke-opacity="${(0.3 * (1 - across)).toFixed(2)}" stroke-width="1.6"/>`;
      x += wide;
    }
    y += high;
  }
  return `<rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" fill="#2c2027"/>${stones}`;
}

/** The stone seat under the pipal, late in the afternoon, with the hills behind. */
export const chautari: Drawing = {
  ...WIDE,
  shows: 'An old tree on its stone seat above misty hills in the morning sun',
  async paint(canvas) {
    wash(
      canvas,
      scale([
        [0, '#7fa3b8'],
        [0.3, '#c9cdb9'],
        [0.52, '#f4d9a0'],
        [0.7, '#f6cf8c'],
        [1, '#e9b873'],
      ]),
    );
    glow(canvas, { x: 260, y: 470, reach: 560, colour: colour('#fff0be'), strength: 0.85, wide: 1.5 });
    ridge(canvas, {
      y: 560,
      rise: 120,
      wave: 520,
      seed: 61,
      crest: colour('#b3ab9b'),
      foot: colour('#efd3a0'),
      fade: 160,
      sharp: 0.6,
      relief: 0.06,
    });
    ridge(canvas, {
      y: 650,
      rise: 90,
      wave: 620,
      seed: 67,
      crest: colour('#8f8f7d'),
      foot: colour('#dfc28d'),
      fade: 170,
      sharp: 0.3,
    });
    mist(canvas, { y: 730, thickness: 70, colour: colour('#f6dca6'), strength: 0.7, seed: 70 });
    ridge(canvas, {
      y: 745,
      rise: 60,
      wave: 560,
      seed: 73,
      crest: colour('#5f6a4c'),
      foot: colour('#b3a566'),
      fade: 140,
      trees: 14,
    });
    ridge(canvas, {
      y: 872,
      rise: 26,
      wave: 900,
      seed: 79,
      crest: colour('#8c8440'),
      foot: colour('#4a4a26'),
      fade: 200,
      relief: 0.3,
    });
    const turf = valueNoise(81);
    shade(
      canvas,
      (x, y, pixel) => {
        const blade = layered(turf, 3, x / 5, y / 13) - 0.5;
        const lit = 1 + blade * 0.55 * smooth(870, 960, y);
        pixel[0] *= lit;
        pixel[1] *= lit;
        pixel[2] *= lit * 0.97;
      },
      { top: 868 },
    );
    await vector(canvas, '<ellipse cx="1420" cy="985" rx="760" ry="62" fill="#1c1a10" fill-opacity=".8"/>', {
      blur: 26,
      meeting: 'multiply',
    });
    const tree = grow(1230, 800, 172, 24);
    const { twigs } = tree;
    const sun = { x: -1, y: -0.7 };
    leaf(canvas, twigs, {
      dark: colour('#131f17'),
      lit: colour('#3d4a26'),
      size: 5.5,
      spread: 46,
      count: 4,
      seed: 5,
      light: sun,
    });
    const wood = tree.wood
      .map(({ path, thick }) => `<path d="${path}" stroke-width="${at(Math.max(1.5, thick))}"/>`)
      .join('');
    const roots = [-150, -90, -40, 30, 80, 140]
      .map(
        (dx) =>
          `<path d="M${1230 + dx * 0.25} 690Q${1230 + dx * 0.4} 770 ${1230 + dx} 812" stroke-width="24"/>`,
      )
      .join('');
    await vector(
      canvas,
      `<g fill="none" stroke="#33241f" stroke-linecap="round">${wood}${roots}</g><g fill="none" stroke="#b98a5e" stroke-opacity=".55" stroke-linecap="round"><path d="M1196 806Q1210 730 1208 640" stroke-width="7"/><path d="M1170 808Q1192 770 1204 700" stroke-width="5"/></g>`,
    );
    leaf(canvas, twigs, {
      dark: colour('#1a2b1a'),
      lit: colour('#cdb653'),
      size: 4.6,
      spread: 40,
      count: 5,
      seed: 9,
      light: sun,
    });
    await vector(
      canvas,
      `${courses(985, 1475, 800, 862, 3)}${courses(890, 1570, 880, 990, 4)}<path d="M968 786H1492V806H968Z" fill="#8d735f"/><path d="M968 786H1492V791H968Z" fill="#f2d6a4"/><path d="M870 862H1590V886H870Z" fill="#866d5b"/><path d="M870 862H1590V868H870Z" fill="#f0d2a0"/><linearGradient id="turned"><stop stop-color="#3b2d33" stop-opacity="0"/><stop offset="1" stop-color="#3b2d33" stop-opacity=".85"/></linearGradient><path d="M968 786H1492V806H968ZM870 862H1590V886H870Z" fill="url(#turned)"/>`,
    );
    await vector(
      canvas,
      '<path d="M1010 790Q1300 740 1490 800L1590 1000H1240Z" fill="#1b1218" fill-opacity=".5"/>',
      { blur: 30, meeting: 'multiply' },
    );
    const fallen = chance(12);
    for (let index = 0; index < 90; index++) {
      dab(canvas, fallen.between(700, 1760), fallen.between(992, 1066), {
        long: fallen.between(4, 8),
        broad: 3,
        lean: fallen.between(-0.5, 0.5),
        colour: colour(fallen.pick(['#d9b24c', '#a9792f', '#7f8a3c'])),
      });
    }
    glow(canvas, { x: 180, y: 640, reach: 620, colour: colour('#ffdf9a'), strength: 0.42, wide: 1.7 });
  },
};
