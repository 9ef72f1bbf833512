import { shade, wash } from '../brush/canvas.ts';
import { chance } from '../brush/chance.ts';
import { mixHex, smooth } from '../brush/colour.ts';
import { glow } from '../brush/light.ts';
import { layered, valueNoise } from '../brush/noise.ts';
import { at, vector } from '../brush/vector.ts';
import { BESIDE, type Drawing } from '../drawing.ts';

const STONES = [
  '#8f9498',
  '#6f7880',
  '#a89f92',
  '#5d6a66',
  '#b9b3a8',
  '#7d6f66',
  '#4e565e',
  '#94705c',
] as const;

/** Stones lying close, the large ones first, none on another. */
function stones(): string {
  const random = chance(871);
  const lying: { x: number; y: number; size: number }[] = [];
  let drawn = '';
  for (let tries = 0; tries < 5200; tries++) {
    const size = 16 + 92 * (1 - tries / 5200) ** 2.2;
    const x = random.between(-60, 1500);
    const y = random.between(-60, 1020);
    if (lying.some((other) => (other.x - x) ** 2 + (other.y - y) ** 2 < ((other.size + size) * 0.9) ** 2))
      continue;
    lying.push({ x, y, size });
    const stone = lying.length === 9 ? '#9c3a34' : random.pick(STONES);
    const flat = random.between(0.68, 0.94);
    const turn = random.between(0, 180);
    drawn += `<g transform="translate(${at(x)} ${at(y)})"><ellipse cx="9" cy="14" rx="${at(size)}" ry="${at(size * flat)}" transform="rotate(${at(turn)})" fill="#0d1a1c" fill-opacity=".7"/><ellipse rx="${at(size)}" ry="${at(size * flat)}" transform="rotate(${at(turn)})" fill="${mixHex(stone, '#1d2c30', 0.32)}"/><ellipse cx="${at(-size * 0.08)}" cy="${at(-size * 0.1)}" rx="${at(size * 0.86)}" ry="${at(size * flat * 0.82)}" transform="rotate(${at(turn)})" fill="${stone}"/><ellipse cx="${at(-size * 0.24)}" cy="${at(-size * 0.28)}" rx="${at(size * 0.5)}" ry="${at(size * flat * 0.42)}" transform="rotate(${at(turn)})" fill="${mixHex(stone, '#fff6e6', 0.35)}" fill-opacity=".55"/>${
      size > 34 && random.next() < 0.4
        ? `<path d="M${at(-size * 0.8)} ${at(size * 0.1)}Q0 ${at(-size * 0.3)} ${at(size * 0.82)} ${at(-size * 0.06)}" transform="rotate(${at(turn)})" stroke="#f0ebe0" stroke-opacity=".6" stroke-width="${at(size * 0.06)}" fill="none"/>`
        : ''
    }</g>`;
  }
  return drawn;
}

/** Stones in the clear water of a hill river, the light playing over them. */
export const riverStones: Drawing = {
  ...BESIDE,
  shows: 'Round stones of many greys and one red one under clear river water, ripples of light over them',
  development: { corners: 0.34 },
  async paint(canvas) {
    wash(canvas, () => [0.11, 0.15, 0.15]);
    await vector(canvas, stones());
    const water = valueNoise(881);
    shade(canvas, (x, y, pixel) => {
      const bend = layered(water, 2, x / 340, y / 340) * 2.4;
      const shore = smooth(-110, 60, y * 0.9 - 470 + x * 0.24 + (bend - 1.2) * 110);
      const net = 1 - Math.abs(water(x / 64 + bend, y / 52 - bend) * 2 - 1);
      const light = net * net * net * net * net * net * net;
      const edge = Math.max(0, 1 - Math.abs(shore - 0.5) * 9) * 0.16;
      const deep = shore * 0.46;
      pixel[0] += (0.08 - pixel[0]) * deep * 1.25 + light * 0.3 * shore + edge;
      pixel[1] += (0.42 - pixel[1]) * deep + light * 0.36 * shore + edge;
      pixel[2] += (0.44 - pixel[2]) * deep + light * 0.34 * shore + edge;
    });
    glow(canvas, { x: 260, y: 120, reach: 720, colour: [1, 0.92, 0.74], strength: 0.3, wide: 1.3 });
  },
};
