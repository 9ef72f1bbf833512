import { wash } from '../brush/canvas.ts';
import { chance } from '../brush/chance.ts';
import { scale } from '../brush/colour.ts';
import { glow } from '../brush/light.ts';
import { at, vector } from '../brush/vector.ts';
import { BESIDE, type Drawing } from '../drawing.ts';

/** A glass of milk tea, its foot at the place. */
function tea(x: number, y: number, size: number): string {
  return `<g transform="translate(${x} ${y}) scale(${size})"><ellipse cx="26" cy="6" rx="92" ry="16" fill="#14080a" fill-opacity=".5"/><path d="M-62-190L-48-8Q0 10 48-8L62-190Z" fill="#f6ead8" fill-opacity=".35"/><path d="M-58-160L-46-14Q0 2 46-14L58-160Z" fill="url(#tea)"/><ellipse cy="-160" rx="58" ry="15" fill="#d9a066"/><ellipse cy="-158" rx="50" ry="11" fill="#c48548"/><path d="M-30-160q16-8 34-2q14 6 26-2" stroke="#f0cfa0" stroke-width="4" fill="none"/><path d="M-50-120L-40-24M-22-118L-18-14M50-120L40-24M22-118L18-14" stroke="#fff" stroke-opacity=".22" stroke-width="7"/><ellipse cy="-190" rx="62" ry="16" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="4"/><path d="M-54-176L-43-28" stroke="#fff" stroke-opacity=".8" stroke-width="6" stroke-linecap="round"/></g>`;
}

const KETTLE = `<g transform="translate(500 730)"><ellipse cx="60" cy="8" rx="330" ry="40" fill="#14080a" fill-opacity=".55"/><path d="M196-190Q300-210 340-330Q352-372 396-380L404-350Q372-338 364-300Q336-130 210-70Z" fill="url(#spout)"/><path d="M-230-60Q-262-330 0-340Q262-330 230-60Q226 0 160 4H-160Q-226 0-230-60Z" fill="url(#tin)"/><path d="M-236-92Q0-58 236-92" fill="none" stroke="#6b7076" stroke-width="5" stroke-opacity=".7"/><path d="M-150-306Q0-352 150-306Q120-358 0-362Q-120-358-150-306Z" fill="#c9ced2"/><path d="M-152-304Q0-350 152-304" fill="none" stroke="#5b6066" stroke-width="6"/><path d="M-24-362q0-32 24-34q24 2 24 34z" fill="#2a2020"/><path d="M-190-270C-230-520 230-520 190-270" fill="none" stroke="#3b3436" stroke-width="26"/><path d="M-120-418Q0-480 120-418" fill="none" stroke="#8a4a26" stroke-width="38" stroke-linecap="round"/><path d="M-120-426Q0-490 116-428" fill="none" stroke="#c9824a" stroke-width="7" stroke-linecap="round"/><path d="M-178-250Q-206-150-190-70Q-172-40-150-60Q-166-160-130-268Q-150-284-178-250Z" fill="#fff" fill-opacity=".75"/><path d="M120-60Q170-120 160-230" stroke="#fff0d8" stroke-opacity=".5" stroke-width="12" fill="none" stroke-linecap="round"/></g>`;

const METAL =
  '<defs><linearGradient id="tin"><stop stop-color="#7f868c"/><stop offset=".22" stop-color="#e6eaec"/><stop offset=".5" stop-color="#a9b0b5"/><stop offset=".82" stop-color="#6a6f76"/><stop offset="1" stop-color="#3f4248"/></linearGradient><linearGradient id="spout" x2="0" y2="1"><stop stop-color="#d4d9dc"/><stop offset="1" stop-color="#6a6f76"/></linearGradient><linearGradient id="tea"><stop stop-color="#dba566"/><stop offset=".5" stop-color="#c08246"/><stop offset="1" stop-color="#8a5228"/></linearGradient></defs>';

/** Tea in the canteen: the kettle, and glasses for those who come. */
export const kettle: Drawing = {
  ...BESIDE,
  shows: 'A tin kettle and glasses of milk tea steaming on a blue table in the canteen',
  async paint(canvas) {
    wash(
      canvas,
      scale([
        [0, '#3d2a26'],
        [0.55, '#8a5636'],
        [0.6, '#8a5636'],
        [1, '#8a5636'],
      ]),
    );
    const random = chance(971);
    let behind = '';
    for (let jar = 0; jar < 13; jar++) {
      const x = 20 + jar * 116;
      const high = random.between(130, 200);
      behind += `<rect x="${x}" y="${at(330 - high)}" width="88" height="${at(high)}" rx="16" fill="${random.pick(['#c9a15a', '#a3452f', '#d9c9a0', '#6b7f4a', '#7a4a2c', '#b8652e'])}" fill-opacity=".85"/><rect x="${x + 8}" y="${at(330 - high - 20)}" width="72" height="24" rx="6" fill="#b3203a" fill-opacity=".8"/>`;
    }
    await vector(canvas, `${behind}<rect y="330" width="1440" height="26" fill="#2a1812"/>`, { blur: 7 });
    glow(canvas, { x: 1180, y: 120, reach: 620, colour: [1, 0.76, 0.42], strength: 0.62, wide: 1.2 });
    let planks = '';
    for (let plank = -7; plank <= 7; plank++)
      planks += `<path d="M${720 + plank * 112} 560L${720 + plank * 300} 970" stroke="#123a52" stroke-width="7" stroke-opacity=".7"/>`;
    await vector(
      canvas,
      `<defs><linearGradient id="table" x2="0" y2="1"><stop stop-color="#3d8fae"/><stop offset="1" stop-color="#1a5a7a"/></linearGradient></defs><path d="M0 560H1440V960H0Z" fill="url(#table)"/>${planks}<path d="M0 560H1440v9H0Z" fill="#8fd0e0" fill-opacity=".7"/>`,
    );
    glow(canvas, { x: 1050, y: 640, reach: 360, colour: [1, 0.86, 0.62], strength: 0.4, wide: 2 });
    await vector(
      canvas,
      METAL +
        tea(960, 690, 0.94) +
        tea(1140, 680, 0.92) +
        tea(1310, 694, 0.94) +
        KETTLE +
        tea(880, 850, 1.2) +
        tea(1110, 880, 1.28) +
        tea(180, 880, 1.3),
    );
    const steam = [
      [905, 350, 1],
      [880, 610, 0.8],
      [1110, 620, 0.9],
      [1140, 490, 0.6],
      [180, 620, 0.9],
    ] as const;
    await vector(
      canvas,
      steam
        .map(
          ([x, y, size]) =>
            `<path transform="translate(${x} ${y}) scale(${size})" d="M0 20C-50-40 50-90 4-160C-40-220 40-260 16-340" fill="none" stroke="#fff6e6" stroke-opacity=".42" stroke-width="34" stroke-linecap="round"/>`,
        )
        .join(''),
      { blur: 20, meeting: 'screen' },
    );
  },
};
