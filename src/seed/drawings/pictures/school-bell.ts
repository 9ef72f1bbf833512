import { wash } from '../brush/canvas.ts';
import { colour, scale } from '../brush/colour.ts';
import { glow, mist } from '../brush/light.ts';
import { range } from '../brush/range.ts';
import { ridge } from '../brush/ridge.ts';
import { vector } from '../brush/vector.ts';
import { BESIDE, type Drawing } from '../drawing.ts';

const BELL =
  '<path d="M-26-12Q-26-44 0-44Q26-44 26-12" fill="none" stroke="#6b4416" stroke-width="15"/><path d="M-40 0Q-96 14-112 96Q-124 210-150 300Q-162 340-206 366V392H206V366Q162 340 150 300Q124 210 112 96Q96 14 40 0Q0-12-40 0Z" fill="url(#brass)"/><path d="M-206 366V392Q0 424 206 392V366Q0 398-206 366Z" fill="#5a360e"/><path d="M-118 130Q0 156 118 130M-122 150Q0 176 122 150M-148 292Q0 324 148 292M-156 312Q0 346 156 312" fill="none" stroke="#5a360e" stroke-opacity=".7" stroke-width="5"/><path d="M-72 30Q-92 80-96 160Q-104 250-124 300L-96 312Q-72 240-66 150Q-62 80-44 30Q-60 20-72 30Z" fill="#fff6d0" fill-opacity=".6"/><path d="M86 60Q104 150 126 270" fill="none" stroke="#ffe2a0" stroke-opacity=".45" stroke-width="9" stroke-linecap="round"/><g fill="none" stroke="#6b4416" stroke-opacity=".65" stroke-width="5"><path d="M0 190l24 30l-24 30l-24-30ZM-62 186l18 26l-18 26l-18-26ZM62 186l18 26l-18 26l-18-26Z"/></g><path d="M-9 396Q0 402 9 396L14 440H-14Z" fill="#4a2c0e"/><circle cy="452" r="31" fill="url(#brass)"/><path d="M0 480V800" stroke="#d8c39a" stroke-width="12"/><path d="M0 480V800" stroke="#8a7048" stroke-width="12" stroke-dasharray="5 9"/><path d="M-11 690h22v34h-22z" fill="#b3203a"/>';

/** The bell that begins the day. */
export const schoolBell: Drawing = {
  ...BESIDE,
  shows: 'A brass bell with its rope under a wooden beam, morning hills and snow peaks behind it',
  development: { corners: 0.26 },
  async paint(canvas) {
    wash(
      canvas,
      scale([
        [0, '#6f9fc4'],
        [0.4, '#f0d8bc'],
        [0.62, '#f8e3b8'],
        [1, '#f8e3b8'],
      ]),
    );
    range(canvas, {
      foot: 640,
      height: 270,
      seed: 1103,
      from: 1,
      haze: 0.85,
      peaks: [
        [0.1, 0.6, 0.2],
        [0.66, 0.8, 0.2],
        [0.84, 1, 0.18],
        [0.98, 0.6, 0.15],
      ],
      sunlit: colour('#fff0dc'),
      shaded: colour('#b3a7bc'),
      rock: colour('#957f98'),
      air: colour('#f0d9bd'),
    });
    mist(canvas, { y: 590, thickness: 80, colour: colour('#f6e0ba'), strength: 1, seed: 1130, billow: 900 });
    for (const [index, y] of [600, 710, 850].entries()) {
      ridge(canvas, {
        y,
        rise: 100,
        wave: 540,
        seed: 1110 + index * 3,
        crest: colour(['#b3a08e', '#7f8a68', '#3f5f3c'][index] ?? '#3f5f3c'),
        foot: colour(['#efd8b2', '#d0c794', '#7f9a5a'][index] ?? '#7f9a5a'),
        fade: 170,
        trees: index * 11,
        relief: 0.22,
      });
      mist(canvas, {
        y: y + 96,
        thickness: 62,
        colour: colour('#f8e6c2'),
        strength: 0.85,
        seed: 1120 + index,
      });
    }
    glow(canvas, { x: 1180, y: 330, reach: 620, colour: colour('#fff0c0'), strength: 0.62 });
    await vector(
      canvas,
      `<defs><linearGradient id="brass"><stop stop-color="#8a5a1a"/><stop offset=".22" stop-color="#f0c968"/><stop offset=".5" stop-color="#c8923a"/><stop offset=".82" stop-color="#7a4c16"/><stop offset="1" stop-color="#c9913c"/></linearGradient><linearGradient id="beam" x2="0" y2="1"><stop stop-color="#7a4a2a"/><stop offset=".3" stop-color="#4a2818"/><stop offset="1" stop-color="#24120b"/></linearGradient></defs><path d="M0-10H1440V118H0Z" fill="url(#beam)"/><path d="M0 118H1440l0 8H0Z" fill="#150a06"/><path d="M0 30Q400 16 800 34T1440 26M0 66Q300 80 700 62T1440 74M0 96Q500 84 900 98T1440 94" fill="none" stroke="#1b0d08" stroke-opacity=".6" stroke-width="4"/><path d="M60 118H190V980H60Z" fill="#2d170e"/><path d="M170 118H190V980H170Z" fill="#8a5632"/><path d="M190 330Q210 200 360 126H440Q260 200 214 420L190 440Z" fill="#331a10"/><path d="M214 420Q260 200 440 126" fill="none" stroke="#8a5632" stroke-width="6"/><path d="M86 150l40 40l40-40M86 250l40 40l40-40M86 350l40 40l40-40" fill="none" stroke="#6b3f24" stroke-width="7"/><path d="M560 112h80v22h-80z" fill="#20120b"/><path d="M588 130h24v28h-24z" fill="#4a4a4e"/><g transform="translate(600 176)">${BELL}</g>`,
    );
    glow(canvas, { x: 520, y: 330, reach: 150, colour: [1, 0.95, 0.76], strength: 0.28 });
  },
};
