import { wash } from '../brush/canvas.ts';
import { chance } from '../brush/chance.ts';
import { mixHex, scale } from '../brush/colour.ts';
import { glow, mist } from '../brush/light.ts';
import { at, vector } from '../brush/vector.ts';
import { BESIDE, type Drawing } from '../drawing.ts';

/** A graduate's cap in the air, turned and tilted; size is half its board. */
function cap(x: number, y: number, size: number, turn: number, tilt: number, air: number): string {
  const ink = (hex: string) => mixHex(hex, '#9cc2dc', air);
  const flat = 0.28 + 0.3 * Math.abs(tilt);
  const under = tilt < 0;
  const board = `<path d="M-100 0L0-${at(100 * flat)}L100 0L0 ${at(100 * flat)}Z" fill="${ink(under ? '#131a33' : '#26356b')}"/><path d="M-100 0L0 ${at(100 * flat)}L100 0" fill="none" stroke="${ink('#5f74b4')}" stroke-width="4"/>`;
  const skull = under
    ? `<path d="M-58-6Q0-40 58-6V40Q0 84-58 40Z" fill="${ink('#0e1430')}"/><ellipse cy="38" rx="58" ry="22" fill="${ink('#2a2238')}"/>`
    : `<path d="M-58 10V62Q0 92 58 62V10Z" fill="${ink('#141c3e')}"/>`;
  const thread = `<path d="${under ? 'M92 6' : 'M0 0Q60 20 94 24'}Q118 60 104 104" fill="none" stroke="${ink('#f0b43c')}" stroke-width="6"/><path d="M96 100h18l8 52h-32z" fill="${ink('#f0b43c')}"/><circle cx="105" cy="100" r="11" fill="${ink('#d8303c')}"/>`;
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size / 100})">${under ? board + skull : skull + board}${under ? '' : `<circle r="8" fill="${ink('#f0b43c')}"/>`}${thread}</g>`;
}

const THROWN: readonly (readonly [number, number, number, number, number])[] = [
  [300, 120, 38, 40, 0.4],
  [820, 90, 34, -30, -0.5],
  [1180, 130, 44, 16, 0.7],
  [560, 190, 50, -22, 0.8],
  [1010, 260, 62, 34, -0.6],
  [130, 320, 64, -14, 0.3],
  [1340, 380, 74, -28, 0.5],
  [380, 430, 104, 18, 0.6],
  [760, 400, 122, -16, 0.4],
  [1100, 560, 110, 12, -0.7],
  [160, 640, 92, -34, -0.4],
];

/** Hands that have just let go. */
function hands(): string {
  const random = chance(987);
  let drawn = '';
  for (let x = 20; x < 1440; x += 84) {
    const y = random.between(770, 880);
    const lean = random.between(-16, 16);
    const skin = random.pick(['#8a5638', '#b07a52', '#6d4028', '#c4926a']);
    const gown = random.pick(['#1a2450', '#202a5c', '#141c40']);
    drawn += `<g transform="translate(${at(x)} ${at(y)}) rotate(${at(lean)})"><path d="M-17 60L-15-6Q-26-20-24-44Q-18-52-13-42L-10-22L-11-66Q-6-76 0-66L1-28L5-70Q11-78 15-68L11-26L20-56Q27-62 29-52L20-10L16 60Z" fill="${skin}"/><path d="M-24 54H24L52 260H-52Z" fill="${gown}"/><path d="M-24 54H24l3 16H-27Z" fill="#d8303c"/></g>`;
  }
  return drawn;
}

/** Caps thrown into the sky on the day of the degrees. */
export const caps: Drawing = {
  ...BESIDE,
  shows: 'Graduates throwing their blue caps with golden tassels into a bright sky, their hands raised below',
  async paint(canvas) {
    wash(
      canvas,
      scale([
        [0, '#3f8ac8'],
        [0.5, '#9ccbe6'],
        [0.85, '#f6ead0'],
        [1, '#f3d7a8'],
      ]),
    );
    mist(canvas, { y: 300, thickness: 240, colour: [1, 0.99, 0.97], strength: 0.85, seed: 981, billow: 520 });
    mist(canvas, { y: 620, thickness: 190, colour: [1, 0.97, 0.9], strength: 0.8, seed: 983, billow: 420 });
    glow(canvas, { x: 1060, y: 720, reach: 560, colour: [1, 0.92, 0.68], strength: 0.7, wide: 1.3 });
    await vector(
      canvas,
      THROWN.map(([x, y, size, turn, tilt]) =>
        cap(x, y, size, turn, tilt, Math.max(0, 0.5 - size / 170)),
      ).join(''),
    );
    await vector(canvas, hands());
  },
};
