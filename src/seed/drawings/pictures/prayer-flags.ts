import { wash } from '../brush/canvas.ts';
import { chance } from '../brush/chance.ts';
import { colour, mixHex, scale } from '../brush/colour.ts';
import { mist } from '../brush/light.ts';
import { range } from '../brush/range.ts';
import { at, vector } from '../brush/vector.ts';
import { BESIDE, type Drawing } from '../drawing.ts';

const CLOTH = ['#2a56a8', '#f1ede2', '#b5232f', '#2f7d4a', '#e9a820'] as const;

interface Line {
  from: readonly [number, number];
  to: readonly [number, number];
  sag: number;
  flag: number;
  seed: number;
}

/** One string of flags between two places; every flag has its own fold in the wind. */
function flags({ from, to, sag, flag, seed }: Line): string {
  const random = chance(seed);
  const place = (share: number) =>
    [
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share + 4 * sag * share * (1 - share),
    ] as const;
  const count = Math.floor(Math.hypot(to[0] - from[0], to[1] - from[1]) / (flag * 1.02));
  let drawn = '';
  let string = `M${at(from[0])} ${at(from[1])}`;
  for (let index = 0; index < count; index++) {
    const [x1, y1] = place(index / count);
    const [x2, y2] = place((index + 0.93) / count);
    const gust = Math.sin(index * 0.55 + seed) * 0.5 + random.between(-0.35, 0.35);
    const drop = flag * 1.12 * (1 - Math.abs(gust) * 0.28);
    const drift = flag * (0.16 + gust * 0.34);
    const curl = flag * random.between(-0.09, 0.13);
    const tone = CLOTH[index % CLOTH.length] ?? CLOTH[0];
    const id = `f${seed}-${index}`;
    const folds = [random.between(0.2, 0.4), random.between(0.5, 0.75)] as const;
    const path = `M${at(x1)} ${at(y1)}L${at(x2)} ${at(y2)}C${at(x2 + curl)} ${at(y2 + drop * 0.4)} ${at(x2 + drift - curl)} ${at(y2 + drop * 0.7)} ${at(x2 + drift)} ${at(y2 + drop)}Q${at((x1 + x2) / 2 + drift + curl)} ${at((y1 + y2) / 2 + drop + curl * 1.3)} ${at(x1 + drift)} ${at(y1 + drop * 0.98)}C${at(x1 + drift - curl)} ${at(y1 + drop * 0.7)} ${at(x1 + curl)} ${at(y1 + drop * 0.4)} ${at(x1)} ${at(y1)}Z`;
    let print = '';
    for (let row = 1; row < 8; row++) {
      const down = (row / 8.6) * drop;
      const over = (row / 8.6) * drift;
      print += `M${at(x1 + over + flag * 0.12)} ${at(y1 + down)}L${at(x2 + over - flag * 0.12)} ${at(y2 + down)}`;
    }
    drawn += `<linearGradient id="${id}" x1="0" x2="1" y2=".25"><stop stop-color="${mixHex(tone, '#000000', 0.22)}"/><stop offset="${folds[0].toFixed(2)}" stop-color="${mixHex(tone, '#fff6da', 0.26)}"/><stop offset="${folds[1].toFixed(2)}" stop-color="${mixHex(tone, '#0a0a20', 0.12)}"/><stop offset="1" stop-color="${mixHex(tone, '#fff6da', 0.14)}"/></linearGradient><path d="${path}" fill="url(#${id})" fill-opacity=".95"/><path d="${print}" stroke="#16101c" stroke-opacity=".28" stroke-width="${at(flag * 0.035)}" stroke-dasharray="${at(flag * 0.09)} ${at(flag * 0.05)}"/>`;
    string += `L${at(x2)} ${at(y2)}`;
  }
  return `${drawn}<path d="${string}L${at(to[0])} ${at(to[1])}" fill="none" stroke="#2b2630" stroke-width="${at(Math.max(1.2, flag * 0.03))}"/>`;
}

/** Strings of prayer flags over a high pass, some far, some near enough to touch. */
export const prayerFlags: Drawing = {
  ...BESIDE,
  shows: 'Strings of prayer flags in five colours against a deep blue sky over snow peaks',
  async paint(canvas) {
    wash(
      canvas,
      scale([
        [0, '#174a8c'],
        [0.45, '#4f8cc4'],
        [0.8, '#b9d6e6'],
        [1, '#dbe8ea'],
      ]),
    );
    mist(canvas, { y: 560, thickness: 160, colour: colour('#eaf2f5'), strength: 0.4, seed: 9, billow: 520 });
    range(canvas, {
      foot: 1010,
      height: 300,
      seed: 57,
      from: -1,
      haze: 0.55,
      peaks: [
        [0.12, 0.8, 0.22],
        [0.38, 0.6, 0.2],
        [0.66, 0.75, 0.24],
        [0.93, 1, 0.24],
      ],
      sunlit: colour('#ffffff'),
      shaded: colour('#7fa3cc'),
      rock: colour('#4f6484'),
      air: colour('#c4d9e6'),
    });
    await vector(
      canvas,
      flags({ from: [-40, 690], to: [1180, 120], sag: 70, flag: 34, seed: 3 }) +
        flags({ from: [-60, 520], to: [1180, 110], sag: 60, flag: 42, seed: 4 }),
    );
    await vector(
      canvas,
      flags({ from: [-80, 300], to: [1190, 96], sag: 95, flag: 62, seed: 6 }) +
        flags({ from: [1190, 96], to: [1560, 520], sag: 40, flag: 50, seed: 8 }) +
        '<path d="M1183 70L1197 70L1206 1000L1176 1000Z" fill="#4a3527"/><path d="M1183 70L1188 70L1184 1000L1176 1000Z" fill="#7d5d42"/><circle cx="1190" cy="62" r="13" fill="#d6a440"/>',
    );
    await vector(canvas, flags({ from: [-160, -60], to: [1650, -130], sag: 190, flag: 150, seed: 11 }), {
      blur: 5,
    });
  },
};
