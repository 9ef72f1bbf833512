import { shade, wash } from '../brush/canvas.ts';
import { colour, mix, scale, smooth } from '../brush/colour.ts';
import { glow } from '../brush/light.ts';
import { layered, valueNoise } from '../brush/noise.ts';
import { ridge } from '../brush/ridge.ts';
import { roofline } from '../brush/roofline.ts';
import { at, vector } from '../brush/vector.ts';
import { BESIDE, type Drawing } from '../drawing.ts';

const FLOOR = 730;
const INK = '#1a1330';

/** Board, ring and net on their post, the ring's middle at (0, 0). */
function hoop(): string {
  let net = '';
  for (let cord = 0; cord <= 8; cord++) {
    const top = -66 + cord * 16.5;
    const foot = -36 + cord * 9;
    net += `M${at(top)} 4L${at(top * 0.72 + 8)} 50L${at(foot)} 104M${at(top)} 4L${at(top * 0.72 - 8)} 50L${at(foot)} 104`;
  }
  return `<path d="M96-160H110V-20H300Q330-20 330 20V${FLOOR}H300V40Q300 14 280 14H110V40H96Z" fill="${INK}"/><path d="M70-226h26v262H70z" fill="${INK}"/><path d="M62-226h10v262H62z" fill="#f0e4d8"/><path d="M62-126h10v96H62z" fill="#d8483c"/><path d="M-70 0H72" stroke="#e85a34" stroke-width="11" stroke-linecap="round"/><path d="M72 0V28H40" stroke="#a83c24" stroke-width="8" fill="none"/><path d="${net}" stroke="#fff3e2" stroke-opacity=".85" stroke-width="2.6" fill="none"/>`;
}

/** A player who has just thrown, his feet above the ground, facing right. */
const PLAYER = `<g fill="${INK}"><path d="M-24-236Q-34-300-12-322Q14-334 30-312Q40-270 26-224L44-150Q50-128 40-106L22-34L46-18Q48-8 36-8H4L-2-26L14-110L-10-164L-50-118L-96-84L-104-52Q-116-50-118-62L-120-106L-74-146L-44-206Z"/><path d="M4-318L50-372L76-446L86-478Q96-484 100-472L96-436L74-356L36-296ZM-8-312L22-388L64-462Q76-466 76-452L46-374L22-290Z"/><path d="M-12-300L-6-340H20L26-300Z"/><circle cx="8" cy="-354" r="27"/></g><path d="M-30-220Q-36-296-14-318L28-312Q38-270 27-224Z" fill="#c8303c"/><path d="M-12-317L-22-222M18-314L16-224" stroke="#fff0dc" stroke-width="5"/><path d="M-34-226L28-228L46-150L10-142L-8-172L-42-124L-72-146Z" fill="#2b3f8a"/><path d="M22-226L38-150" stroke="#fff0dc" stroke-width="5"/>`;

/** Basketball on the college's court when the sun has gone down. */
export const basketball: Drawing = {
  ...BESIDE,
  shows: 'A player throws a basketball at the hoop on the court at dusk, roofs and hills behind',
  development: { corners: 0.3 },
  async paint(canvas) {
    wash(
      canvas,
      scale([
        [0, '#27224f'],
        [0.3, '#7a3a6c'],
        [0.55, '#e4744f'],
        [0.74, '#fbd07c'],
        [1, '#fbd07c'],
      ]),
    );
    const sky = valueNoise(1001);
    shade(
      canvas,
      (x, y, pixel) => {
        const streak = smooth(0.55, 0.75, layered(sky, 4, x / 520, y / 62)) * smooth(20, 240, y) * 0.5;
        pixel[0] += (1 - pixel[0]) * streak * 0.9;
        pixel[1] += (0.62 - pixel[1]) * streak * 0.8;
        pixel[2] += (0.52 - pixel[2]) * streak * 0.5;
      },
      { bottom: 620 },
    );
    ridge(canvas, {
      y: 590,
      rise: 130,
      wave: 520,
      seed: 1004,
      crest: colour('#93486a'),
      foot: colour('#e08a5e'),
      fade: 150,
      sharp: 0.2,
    });
    await vector(
      canvas,
      roofline({ y: 656, rise: 26, house: 110, width: 1440, foot: 760, seed: 1007, fill: '#552a58' }),
    );
    const ground = valueNoise(1009);
    shade(
      canvas,
      (x, y, pixel) => {
        const deep = (y - FLOOR) / (960 - FLOOR);
        const tone = mix(colour('#c9684e'), colour('#4a2450'), smooth(0, 1, deep));
        const rough = 0.94 + 0.12 * ground(x / (1.5 + deep * 2), y / 1.6);
        const shine = Math.exp(-(((x - 560) / 420) ** 2)) * (1 - deep) * 0.35;
        pixel[0] = tone[0] * rough + shine * 0.9;
        pixel[1] = tone[1] * rough + shine * 0.6;
        pixel[2] = tone[2] * rough + shine * 0.25;
      },
      { top: FLOOR },
    );
    await vector(
      canvas,
      `<g fill="none" stroke="#ffe9d0" stroke-opacity=".8"><path d="M-20 752H1460" stroke-width="3"/><path d="M1090 752L1330 980M420 752Q460 872 -40 900" stroke-width="7"/><path d="M760 752L640 980" stroke-width="7"/><ellipse cx="712" cy="842" rx="250" ry="46" stroke-width="6"/></g><path d="M0 ${FLOOR}h1440v6H0z" fill="${INK}" fill-opacity=".6"/>`,
    );
    glow(canvas, { x: 560, y: 690, reach: 420, colour: colour('#ffdf9a'), strength: 0.75, wide: 1.5 });
    await vector(
      canvas,
      `<g fill="${INK}" fill-opacity=".6"><path d="M1300 750L1340 750L1440 880H1370Z"/><ellipse cx="560" cy="884" rx="120" ry="14"/></g>`,
      { blur: 5 },
    );
    await vector(
      canvas,
      `<g transform="translate(1010 330)">${hoop()}</g><g transform="translate(560 850) scale(1.1)">${PLAYER}</g><path d="M690 300Q800 110 930 240" fill="none" stroke="#ffe9d0" stroke-opacity=".5" stroke-width="4" stroke-dasharray="4 20" stroke-linecap="round"/><defs><radialGradient id="ball" cx=".35" cy=".3" r=".8"><stop stop-color="#ffb066"/><stop offset=".5" stroke="none" stop-color="#e0642a"/><stop offset="1" stop-color="#6e2218"/></radialGradient></defs><g transform="translate(906 212) rotate(24)"><circle r="45" fill="url(#ball)"/><path d="M-45 0H45M0-45V45M-34-30Q-8 0-34 30M34-30Q8 0 34 30" fill="none" stroke="#3a1418" stroke-width="3.5"/></g>`,
    );
  },
};
