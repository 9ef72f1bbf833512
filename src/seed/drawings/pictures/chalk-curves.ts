import { shade } from '../brush/canvas.ts';
import { chance } from '../brush/chance.ts';
import { colour, smooth } from '../brush/colour.ts';
import { glow } from '../brush/light.ts';
import { layered, valueNoise } from '../brush/noise.ts';
import { at, vector } from '../brush/vector.ts';
import { BESIDE, type Drawing } from '../drawing.ts';

type Point = readonly [number, number];

/** A curve through many points as chalk draws it: three strokes that do not quite agree. */
function chalk(points: readonly Point[], tint: string, wide: number, seed: number): string {
  const random = chance(seed);
  return [0, 1, 2]
    .map((stroke) => {
      const path = points.map(
        ([x, y], index) =>
          `${index ? 'L' : 'M'}${at(x + random.between(-1, 1) * (0.5 + stroke * 0.5))} ${at(y + random.between(-1, 1) * (0.5 + stroke * 0.5))}`,
      );
      return `<path d="${path.join('')}" fill="none" stroke="${tint}" stroke-opacity="${0.85 - stroke * 0.25}" stroke-width="${at(wide * (0.8 + stroke * 0.35))}" stroke-linecap="round" stroke-linejoin="round"/>`;
    })
    .join('');
}

const along = (count: number, at: (share: number) => Point): Point[] =>
  Array.from({ length: count + 1 }, (_, step) => at(step / count));

function figures(): string {
  const centre = { x: 950, y: 450 };
  const rose = along(900, (share) => {
    const turn = share * Math.PI * 14;
    const radius = 330 * Math.cos((5 / 7) * turn);
    return [centre.x + Math.cos(turn) * radius, centre.y + Math.sin(turn) * radius];
  });
  const circle = along(160, (share) => [
    centre.x + Math.cos(share * 6.4) * 352,
    centre.y + Math.sin(share * 6.4) * 352,
  ]);
  const wave = (lift: number, size: number, quick: number) =>
    along(220, (share) => [
      110 + share * 430,
      lift - Math.sin(share * quick) * size * Math.exp(-share * 1.6),
    ]);
  const spiral = along(240, (share) => [
    310 + Math.cos(share * 15) * 132 * share,
    215 + Math.sin(share * 15) * 132 * share,
  ]);
  const axes =
    chalk(
      [
        [96, 660],
        [570, 660],
      ],
      '#e8eadf',
      3,
      1,
    ) +
    chalk(
      [
        [110, 470],
        [110, 850],
      ],
      '#e8eadf',
      3,
      2,
    ) +
    chalk(
      [
        [554, 650],
        [572, 660],
        [554, 670],
      ],
      '#e8eadf',
      3,
      3,
    );
  const triangle: Point[] = [
    [1300, 880],
    [1405, 880],
    [1405, 740],
    [1300, 880],
  ];
  return [
    axes,
    chalk(wave(660, 165, 22), '#ffe08a', 4.4, 4),
    chalk(wave(660, 110, 11), '#8fd0e8', 3.6, 5),
    chalk(circle, '#e8eadf', 2.4, 6),
    chalk(rose, '#f3f2e8', 3, 7),
    chalk(spiral, '#ff9d94', 4, 8),
    chalk(triangle, '#e8eadf', 3, 9),
    chalk(
      [
        [1387, 880],
        [1387, 862],
        [1405, 862],
      ],
      '#e8eadf',
      2.4,
      10,
    ),
  ].join('');
}

/** A blackboard at the end of a good evening. */
export const chalkCurves: Drawing = {
  ...BESIDE,
  shows: 'Chalk on a green board: a spiral, a rose of circles and the curve of a fading wave',
  development: { corners: 0.35, grain: 0.02 },
  async paint(canvas) {
    const dust = valueNoise(12);
    shade(canvas, (x, y, pixel) => {
      const wiped = layered(dust, 4, (x + y * 0.7) / 420, (y - x * 0.35) / 85);
      const old = layered(dust, 3, x / 60, y / 60);
      const pale = smooth(0.35, 0.85, wiped) * 0.17 + old * 0.03;
      pixel[0] = 0.1 + pale;
      pixel[1] = 0.165 + pale;
      pixel[2] = 0.155 + pale;
    });
    const drawn = figures();
    await vector(canvas, drawn, { blur: 9, meeting: 'screen', opacity: 0.35 });
    await vector(canvas, drawn);
    shade(canvas, (x, y, pixel) => {
      const bright = pixel[1] - 0.46;
      if (bright <= 0) return;
      const tooth = smooth(0.3, 0.62, dust(x / 1.5, y / 1.5) * 0.6 + dust(x / 3.7 + 40, y / 3.1) * 0.4);
      for (const part of [0, 1, 2] as const)
        pixel[part] = 0.16 + (pixel[part] - 0.16) * (0.42 + 0.58 * tooth);
    });
    await vector(
      canvas,
      '<rect y="922" width="1440" height="38" fill="#5b3820"/><rect y="922" width="1440" height="7" fill="#a8703f"/><g><rect x="180" y="908" width="84" height="15" rx="6" fill="#f4f1e4"/><rect x="290" y="909" width="52" height="14" rx="6" fill="#f0cf6a"/><rect x="1130" y="892" width="150" height="32" rx="5" fill="#a9322f"/><rect x="1130" y="910" width="150" height="14" rx="3" fill="#cfc7b4"/></g>',
    );
    glow(canvas, { x: 980, y: -80, reach: 720, colour: colour('#fff3d0'), strength: 0.22, wide: 1.5 });
  },
};
