import { shade } from '../brush/canvas.ts';
import { colour, mix, smooth } from '../brush/colour.ts';
import { glow } from '../brush/light.ts';
import { layered, valueNoise } from '../brush/noise.ts';
import { at, vector } from '../brush/vector.ts';
import { BESIDE, type Drawing } from '../drawing.ts';

const BEND = { x: 430, y: 1240 };
const INNER = 460;
const LANE = 96;
const LANES = 6;

/** A runner seen from above, heading right, with a long shadow. */
function runner(lane: number, turn: number, vest: string, hair: string): string {
  const radius = INNER + (lane + 0.5) * LANE;
  const x = BEND.x + Math.sin(turn) * radius;
  const y = BEND.y - Math.cos(turn) * radius;
  const heading = at((turn * 180) / Math.PI);
  return `<g transform="translate(${at(x)} ${at(y)})"><path d="M0 0L-150 112L-196 118L-176 92L-214 70L-30-20Z" fill="#2a0d14" fill-opacity=".5"/><g transform="rotate(${heading}) scale(1.4)"><path d="M-4-14L-44-24L-58-12M-2 14L34 22L50 10" stroke="#7a4a30" stroke-width="13" fill="none" stroke-linecap="round" stroke-linejoin="round"/><path d="M-2-24L38-34L44-20M2 24L-32 36L-44 26" stroke="#a06a44" stroke-width="11" fill="none" stroke-linecap="round" stroke-linejoin="round"/><ellipse rx="19" ry="31" fill="${vest}"/><path d="M-12-26Q0-32 12-26V26Q0 32-12 26Z" fill="#fff" fill-opacity=".18"/><circle cx="8" r="16" fill="${hair}"/><path d="M2-8q8-6 14 2" stroke="#6b5046" stroke-width="3" fill="none"/></g></g>`;
}

/** The bend of the running track on sports day. */
export const runningTrack: Drawing = {
  ...BESIDE,
  shows: 'Five runners on the bend of a red running track seen from above, with long shadows',
  paint: async (canvas) => {
    const rubber = valueNoise(1041);
    const clay = colour('#b5442f');
    const worn = colour('#cf6a48');
    const grass = colour('#5f8f3a');
    const dark = colour('#3f7030');
    shade(canvas, (x, y, pixel) => {
      const radius = Math.hypot(x - BEND.x, y - BEND.y);
      const across = (radius - INNER) / LANE;
      const speck = rubber(x / 1.4, y / 1.4);
      const patch = layered(rubber, 3, x / 210, y / 210);
      if (across < -0.12 || across > LANES + 0.12) {
        const turn = Math.atan2(x - BEND.x, BEND.y - y);
        const mown = Math.floor(turn * 11 + 40) % 2 === 0 ? 0.25 : 0;
        const blade = 0.78 + 0.44 * rubber(x / 2.2, y / 4);
        const [red, green, blue] = mix(grass, dark, mown + patch * 0.5);
        pixel[0] = red * blade;
        pixel[1] = green * blade;
        pixel[2] = blue * blade;
        return;
      }
      const lane = across - Math.floor(across);
      const trodden = Math.exp(-(((lane - 0.5) / 0.22) ** 2)) * 0.5;
      const [red, green, blue] = mix(clay, worn, trodden * patch * 1.6);
      const lit = 0.86 + speck * 0.2;
      const off = Math.abs(across - Math.round(across)) * LANE;
      const line = smooth(4.2, 2.6, off) * (0.72 + 0.28 * rubber(x / 3, y / 3)) * 0.94;
      pixel[0] = red * lit + (0.98 - red * lit) * line;
      pixel[1] = green * lit + (0.95 - green * lit) * line;
      pixel[2] = blue * lit + (0.9 - blue * lit) * line;
    });
    const start = Array.from({ length: LANES }, (_, lane) => {
      const turn = 0.05 + lane * 0.035;
      const inner = INNER + lane * LANE;
      const from = [BEND.x + Math.sin(turn) * inner, BEND.y - Math.cos(turn) * inner] as const;
      const to = [
        BEND.x + Math.sin(turn) * (inner + LANE),
        BEND.y - Math.cos(turn) * (inner + LANE),
      ] as const;
      return `M${at(from[0])} ${at(from[1])}L${at(to[0])} ${at(to[1])}`;
    }).join('');
    await vector(canvas, `<path d="${start}" stroke="#f7f0e4" stroke-width="6" stroke-opacity=".9"/>`);
    await vector(
      canvas,
      runner(0, 0.62, '#1f4f9a', '#1a1214') +
        runner(1, 0.34, '#f0b02c', '#241612') +
        runner(2, 0.72, '#f4efe4', '#120d0e') +
        runner(3, 0.46, '#2f8a5b', '#2a1a14') +
        runner(4, 0.26, '#7a2f86', '#17100f'),
    );
    await vector(
      canvas,
      '<path d="M1240-60Q1200 60 1290 130Q1260 220 1360 230Q1400 300 1500 270V-60Z" fill="#0c2010" fill-opacity=".6"/><path d="M-40 900Q60 880 90 1000H-40Z" fill="#0c2010" fill-opacity=".5"/>',
      { blur: 22 },
    );
    glow(canvas, { x: 1180, y: 180, reach: 860, colour: [1, 0.86, 0.6], strength: 0.24, wide: 1.2 });
  },
};
