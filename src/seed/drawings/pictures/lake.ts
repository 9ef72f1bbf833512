import { shade, wash } from '../brush/canvas.ts';
import { colour, scale, smooth } from '../brush/colour.ts';
import { glow, mist } from '../brush/light.ts';
import { layered, valueNoise } from '../brush/noise.ts';
import { range } from '../brush/range.ts';
import { ridge } from '../brush/ridge.ts';
import { vector } from '../brush/vector.ts';
import { BESIDE, type Drawing } from '../drawing.ts';

const SHORE = 560;

function boat(x: number, y: number, size: number, paint: string): string {
  return `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-100-14Q-60 10 0 10Q60 10 100-14L84 6Q50 22 0 22Q-50 22-84 6Z" fill="${paint}"/><path d="M-100-14Q-60 4 0 4Q60 4 100-14Q60-4 0-4Q-60-4-100-14Z" fill="#2b1a12"/><path d="M-92-8Q-50 13 0 13Q50 13 92-8" stroke="#fff3d6" stroke-width="2.4" fill="none" stroke-opacity=".85"/><path d="M-34-6h68v5h-68zM-74-9h36v4h-36z" fill="#8a5a34"/></g>`;
}

/** Boats on a still lake in the morning, and the fishtail peak upside down. */
export const lake: Drawing = {
  ...BESIDE,
  shows: 'Three painted boats on a still lake under a fishtail peak',
  async paint(canvas) {
    const { width, height, data } = canvas;
    wash(
      canvas,
      scale([
        [0, '#4a82b4'],
        [0.3, '#93b9d2'],
        [0.52, '#e4e3d2'],
        [0.6, '#f4e3c4'],
        [1, '#f4e3c4'],
      ]),
    );
    range(canvas, {
      foot: 480,
      height: 305,
      seed: 137,
      from: 1,
      haze: 0.85,
      peaks: [
        [0.06, 0.55, 0.2],
        [0.3, 0.5, 0.2],
        [0.54, 1, 0.17],
        [0.585, 0.93, 0.1],
        [0.8, 0.5, 0.22],
        [0.97, 0.62, 0.2],
      ],
      sunlit: colour('#fff6e6'),
      shaded: colour('#8fa9c9'),
      rock: colour('#6b7f9e'),
      air: colour('#d9dccf'),
    });
    mist(canvas, { y: 445, thickness: 60, colour: colour('#f1ead6'), strength: 0.85, seed: 31 });
    ridge(canvas, {
      y: 470,
      rise: 70,
      wave: 330,
      seed: 174,
      crest: colour('#7f9a9f'),
      foot: colour('#bccabf'),
      fade: 110,
      sharp: 0.3,
    });
    ridge(canvas, {
      y: 515,
      rise: 80,
      wave: 420,
      seed: 178,
      crest: colour('#3f6457'),
      foot: colour('#86a184'),
      fade: 110,
      trees: 12,
      relief: 0.3,
    });
    ridge(canvas, {
      y: 552,
      rise: 22,
      wave: 300,
      seed: 182,
      crest: colour('#1f4034'),
      foot: colour('#37573f'),
      fade: 40,
      trees: 17,
    });
    mist(canvas, {
      y: SHORE - 8,
      thickness: 26,
      colour: colour('#f3ecd8'),
      strength: 0.9,
      seed: 33,
      billow: 500,
    });
    const upper = data.slice(0, SHORE * width * 3);
    const water = valueNoise(36);
    shade(
      canvas,
      (x, y, pixel) => {
        const deep = (y - SHORE) / (height - SHORE);
        const ripple =
          (layered(water, 3, x / (90 + deep * 260), (y - SHORE) / (3 + deep * 16)) - 0.5) * (4 + deep * 70);
        const mirrored = Math.min(SHORE - 1, Math.max(0, Math.round(SHORE - (y - SHORE) * 1.18 - ripple)));
        const across = Math.min(width - 1, Math.max(0, Math.round(x + ripple * 0.25)));
        const from = (mirrored * width + across) * 3;
        const shine = 1 - 0.08 - 0.3 * deep;
        const blue = 0.04 + deep * 0.3;
        pixel[0] = (upper[from] ?? 0) * shine * (1 - blue) + 0.08 * blue;
        pixel[1] = (upper[from + 1] ?? 0) * shine * (1 - blue * 0.8) + 0.24 * blue;
        pixel[2] = (upper[from + 2] ?? 0) * shine * (1 - blue * 0.6) + 0.36 * blue;
        const spark = smooth(0.8, 0.97, water(x / 17, y / 3.2)) * smooth(0.15, 0.9, deep) * 0.1;
        pixel[0] += spark;
        pixel[1] += spark;
        pixel[2] += spark * 0.9;
      },
      { top: SHORE },
    );
    await vector(
      canvas,
      '<g fill="#0d2029" fill-opacity=".55"><ellipse cx="335" cy="858" rx="190" ry="24"/><ellipse cx="695" cy="796" rx="132" ry="15"/><ellipse cx="990" cy="828" rx="148" ry="18"/><ellipse cx="1182" cy="676" rx="46" ry="5"/></g>',
      { blur: 6 },
    );
    await vector(
      canvas,
      boat(330, 826, 1.75, '#1f5aa0') +
        boat(690, 772, 1.2, '#c8303c') +
        boat(985, 800, 1.35, '#e2a62c') +
        boat(1180, 668, 0.42, '#2f7d5a'),
    );
    glow(canvas, { x: 1330, y: 380, reach: 460, colour: colour('#fff1cf'), strength: 0.4, wide: 1.2 });
  },
};
