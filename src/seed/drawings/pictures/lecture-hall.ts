import { wash } from '../brush/canvas.ts';
import { chance } from '../brush/chance.ts';
import { colour, mixHex, scale } from '../brush/colour.ts';
import { glow } from '../brush/light.ts';
import { at, vector } from '../brush/vector.ts';
import { BESIDE, type Drawing } from '../drawing.ts';

const STAGE = { x: 720, y: 1130 };
const ROWS = 11;

/** Seats in arcs about the stage; a few are taken, one is crimson. */
function seats(): string {
  const random = chance(240);
  let drawn = '';
  for (let row = 0; row < ROWS; row++) {
    const radius = 330 + row * 86;
    const back = row / (ROWS - 1);
    const width = 44;
    const step = (width + 13) / radius;
    drawn += `<circle cx="${STAGE.x}" cy="${STAGE.y}" r="${radius - 44}" fill="none" stroke="${mixHex('#6d5a4a', '#1a2340', back ** 0.7)}" stroke-width="${at(27)}"/><circle cx="${STAGE.x}" cy="${STAGE.y}" r="${radius - 32}" fill="none" stroke="${mixHex('#f2d9ae', '#33406a', back ** 0.6)}" stroke-width="2.5"/>`;
    for (let turn = -1.35; turn < 1.35; turn += step) {
      if (Math.abs(Math.abs(turn) - 0.42) < 0.05) continue;
      const x = STAGE.x + Math.sin(turn) * radius;
      const y = STAGE.y - Math.cos(turn) * radius;
      if (x < -60 || x > 1500 || y < -60 || y > 1000) continue;
      const chosen = row === 6 && Math.abs(turn + 0.16) < step / 2;
      const taken = random.next() < 0.16 - back * 0.08;
      const base = chosen ? '#d3223c' : mixHex('#7f8fb5', '#1d2950', 0.1 + back ** 0.75 * 0.85);
      const lit = chosen ? '#ff7a78' : mixHex('#f7ead0', '#42548a', back ** 0.6);
      drawn += `<g transform="translate(${at(x)} ${at(y)}) rotate(${at((turn * 180) / Math.PI)})"><rect x="-23" y="-8" width="48" height="40" rx="10" fill="#060a1c" fill-opacity=".5"/><rect x="-22" y="-14" width="44" height="36" rx="9" fill="${base}"/><rect x="-22" y="-20" width="44" height="13" rx="6" fill="${mixHex(base, '#0a1030', 0.45)}"/><path d="M-17 17H17" stroke="${lit}" stroke-width="3.4" stroke-linecap="round"/>`;
      if (taken && !chosen)
        drawn += `<path d="M-19 6Q-16-11 0-11Q16-11 19 6Q0 16-19 6Z" fill="${mixHex(random.pick(['#e0b25a', '#c9d3e6', '#b5483f', '#5f8f86']), '#1a2340', 0.15 + back * 0.5)}"/><circle cy="-3" r="9.5" fill="#17110f"/>`;
      drawn += '</g>';
    }
  }
  return drawn;
}

/** A lecture hall from above: rows of seats about the light of the stage. */
export const lectureHall: Drawing = {
  ...BESIDE,
  shows: 'A lecture hall seen from above, rows of blue seats curving round a lit stage',
  development: { corners: 0.4 },
  async paint(canvas) {
    wash(
      canvas,
      scale([
        [0, '#0a1130'],
        [0.6, '#17224a'],
        [1, '#3b3a52'],
      ]),
    );
    glow(canvas, { x: STAGE.x, y: 1000, reach: 760, colour: colour('#e8c48c'), strength: 0.5, wide: 1.2 });
    await vector(canvas, seats());
    await vector(
      canvas,
      `<circle cx="${STAGE.x}" cy="${STAGE.y}" r="262" fill="#caa06a"/><circle cx="${STAGE.x}" cy="${STAGE.y}" r="262" fill="none" stroke="#fff0cf" stroke-width="5"/><circle cx="${STAGE.x}" cy="${STAGE.y}" r="222" fill="none" stroke="#a87c4b" stroke-width="2"/><circle cx="${STAGE.x}" cy="${STAGE.y}" r="190" fill="none" stroke="#a87c4b" stroke-width="2"/><path d="M664 906h74l8 34h-90z" fill="#5a3420"/><path d="M670 908h62l2 9h-66z" fill="#fbf4e2"/>`,
    );
    await vector(
      canvas,
      '<path d="M640 960L180-80H720L800 960Z" fill="#fff2d2" fill-opacity=".22"/><path d="M690 960L860-80H1300L800 960Z" fill="#fff2d2" fill-opacity=".12"/>',
      { blur: 36, meeting: 'screen' },
    );
    glow(canvas, { x: STAGE.x, y: 960, reach: 420, colour: colour('#ffe9bf'), strength: 0.6, wide: 1.4 });
  },
};
