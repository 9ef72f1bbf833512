import { wash } from '../brush/canvas.ts';
import { chance } from '../brush/chance.ts';
import { colour, scale } from '../brush/colour.ts';
import { glow } from '../brush/light.ts';
import { at, vector } from '../brush/vector.ts';
import { BESIDE, type Drawing } from '../drawing.ts';

const BEAMS = [
  { x: 180, to: 420, hue: '#ff5a7a' },
  { x: 450, to: 560, hue: '#ffb347' },
  { x: 720, to: 720, hue: '#fff2d0' },
  { x: 990, to: 880, hue: '#5ac8d8' },
  { x: 1260, to: 1020, hue: '#8a7aff' },
];

/** Those who look on, seen from behind. */
function audience(): string {
  const random = chance(1021);
  let drawn = '';
  for (let row = 0; row < 3; row++)
    for (let x = -30 + row * 36; x < 1480; x += 96 + row * 14) {
      const px = x + random.between(-16, 16);
      const y = 800 + row * 58 + random.between(-10, 10);
      const size = 1 + row * 0.22;
      const hair = random.next() < 0.4 ? 'q-6 40 6 66h44q12-26 6-66z' : '';
      drawn += `<g transform="translate(${at(px)} ${at(y)}) scale(${at(size)})" fill="${['#1c1540', '#120d2c', '#090716'][row]}"><circle r="29"/>${hair ? `<path d="M-28 0${hair}"/>` : ''}<path d="M-62 220V84Q-58 42-20 38V20H20V38Q58 42 62 84V220Z"/></g>`;
    }
  return drawn;
}

/** A dancer in a wide skirt, her feet on y = 0. */
function dancer(x: number, y: number, size: number, skirt: string, bodice: string, side: number): string {
  return `<g transform="translate(${x} ${y}) scale(${side * size} ${size})"><path d="M-6-150Q-80-60-96-8Q0 16 100-10Q66-74 10-150Z" fill="${skirt}"/><path d="M-92-16Q0 8 96-18" stroke="#f6c860" stroke-width="8" fill="none"/><path d="M-40-90L-56-6M-10-120L-14 2M20-116L40-4" stroke="#000" stroke-opacity=".25" stroke-width="5"/><path d="M-20-216Q0-226 20-214L16-148H-14Z" fill="${bodice}"/><path d="M-18-212Q-60-240-70-290L-58-300M18-212Q66-224 84-176L98-168" fill="none" stroke="#b07a52" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"/><circle cx="2" cy="-246" r="21" fill="#b07a52"/><path d="M-20-250Q-18-276 4-274Q26-270 24-246Q14-262-4-258Q-16-240-20-250Z" fill="#1a1012"/><circle cx="-16" cy="-266" r="11" fill="#1a1012"/><circle cx="-20" cy="-270" r="5" fill="#f6c860"/></g>`;
}

/** The stage on the evening of the cultural programme. */
export const stage: Drawing = {
  ...BESIDE,
  shows: 'Three dancers in bright skirts on a stage under coloured beams of light, the audience in front',
  development: { grain: 0.022, corners: 0.4 },
  async paint(canvas) {
    wash(
      canvas,
      scale([
        [0, '#0a0824'],
        [0.6, '#241548'],
        [0.74, '#38205a'],
        [1, '#0a0824'],
      ]),
    );
    let folds = '';
    for (let x = 0; x < 1440; x += 48)
      folds += `<path d="M${x} 60h24v620h-24z" fill="#0d0730" fill-opacity=".5"/><path d="M${x + 30} 60h8v620h-8z" fill="#7a4a9a" fill-opacity=".14"/>`;
    await vector(canvas, folds, { blur: 4 });
    await vector(
      canvas,
      '<path d="M0 690H1440V800H0Z" fill="#2c1a3a"/><path d="M0 690H1440V702H0Z" fill="#c98a5a"/><path d="M0 640H1440V692H0Z" fill="#543050"/><path d="M120 640L40 692M420 640L380 692M720 640V692M1020 640L1060 692M1320 640L1400 692" stroke="#2c1a3a" stroke-width="4"/>',
    );
    await vector(
      canvas,
      BEAMS.map(
        ({ x, to, hue }) =>
          `<path d="M${x - 14} 66L${to - 150} 690H${to + 150}L${x + 14} 66Z" fill="${hue}" fill-opacity=".3"/>`,
      ).join(''),
      { blur: 12, meeting: 'screen' },
    );
    await vector(
      canvas,
      BEAMS.map(
        ({ to, hue }) => `<ellipse cx="${to}" cy="668" rx="170" ry="24" fill="${hue}" fill-opacity=".6"/>`,
      ).join(''),
      { blur: 9, meeting: 'screen' },
    );
    await vector(
      canvas,
      `<g fill="#000" fill-opacity=".5"><ellipse cx="470" cy="674" rx="100" ry="10"/><ellipse cx="720" cy="680" rx="120" ry="12"/><ellipse cx="970" cy="674" rx="100" ry="10"/></g>${dancer(470, 670, 1.04, '#c8203c', '#1f6b52', 1)}${dancer(720, 678, 1.24, '#e8a02c', '#8a1f4a', -1)}${dancer(970, 670, 1.04, '#1f8a8a', '#c8203c', -1)}`,
    );
    const lamps = BEAMS.map(
      ({ x, to, hue }) =>
        `<g transform="translate(${x} 56) rotate(${at((x - to) / 14)})"><path d="M-22-34H22L30 18H-30Z" fill="#08060f"/><ellipse cy="18" rx="29" ry="9" fill="${hue}"/><ellipse cy="18" rx="17" ry="5" fill="#fff"/></g>`,
    ).join('');
    await vector(
      canvas,
      `<path d="M0 8H1440M0 40H1440${Array.from({ length: 37 }, (_, index) => `M${index * 40} 8l20 32l20-32`).join('')}" stroke="#191430" stroke-width="6" fill="none"/>${lamps}`,
    );
    for (const { x, hue } of BEAMS)
      glow(canvas, { x, y: 76, reach: 110, colour: colour(hue), strength: 0.75 });
    await vector(canvas, audience());
    glow(canvas, { x: 720, y: 640, reach: 330, colour: colour('#ffd9a0'), strength: 0.25, wide: 1.9 });
  },
};
