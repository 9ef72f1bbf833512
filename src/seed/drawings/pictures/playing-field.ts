import { shade } from '../brush/canvas.ts';
import { chance } from '../brush/chance.ts';
import { colour, mix, smooth } from '../brush/colour.ts';
import { glow } from '../brush/light.ts';
import { layered, valueNoise } from '../brush/noise.ts';
import { at, vector } from '../brush/vector.ts';
import { BESIDE, type Drawing } from '../drawing.ts';

const CRIMSON = '#c81f38';
const WHITE = '#f6f2e6';

/** Players from straight above, each with the long shadow of a low sun. */
function players(): { bodies: string; shadows: string } {
  const random = chance(11);
  let bodies = '';
  let shadows = '';
  for (let index = 0; index < 19; index++) {
    const x = random.between(180, 1300);
    const y = random.between(130, 850);
    const shirt = index % 2 ? CRIMSON : WHITE;
    const turn = Math.round(random.between(0, 360));
    shadows += `<path d="M${at(x - 6)} ${at(y - 6)}L${at(x + 118)} ${at(y + 44)}Q${at(x + 136)} ${at(y + 62)} ${at(x + 112)} ${at(y + 62)}L${at(x - 4)} ${at(y + 8)}Z"/>`;
    bodies += `<g transform="translate(${at(x)} ${at(y)}) rotate(${turn})"><ellipse rx="17" ry="8.5" fill="${shirt}"/><path d="M-16 0Q-24 5-20 15M16 0Q25-5 20-15" stroke="#6d4630" stroke-width="5" fill="none" stroke-linecap="round"/><circle r="6.6" fill="#1a1110"/></g>`;
  }
  return { bodies, shadows };
}

/** The football ground from above, at five in the afternoon. */
export const playingField: Drawing = {
  ...BESIDE,
  shows: 'A football match seen from above, the players with long shadows on striped grass',
  async paint(canvas) {
    const turf = valueNoise(15);
    const dry = colour('#a98b52');
    const light = colour('#7d9a45');
    const dark = colour('#5f8438');
    shade(canvas, (x, y, pixel) => {
      const u = x * 0.96 + y * 0.28;
      const v = y * 0.96 - x * 0.28;
      const stripe = smooth(-0.12, 0.12, Math.sin((u / 112) * Math.PI));
      const worn = smooth(
        0.5,
        0.74,
        layered(turf, 4, u / 260, v / 230) +
          0.16 * Math.exp(-((v - 330) ** 2) / 30000 - (u - 1330) ** 2 / 26000),
      );
      const blade = 0.86 + 0.28 * layered(turf, 2, x / 2.3, y / 2.3);
      const ground = mix(mix(dark, light, stripe), dry, worn * 0.72);
      pixel[0] = ground[0] * blade;
      pixel[1] = ground[1] * blade;
      pixel[2] = ground[2] * blade;
    });
    const marks =
      '<g transform="rotate(16.3 720 480)" fill="none" stroke="#f7f4e4" stroke-opacity=".82" stroke-width="7"><path d="M-300 30H1640M-300 930H1640M720 30V930M1480 30V930M1480 250H1260V710H1480M1480 370H1390V590H1480"/><circle cx="720" cy="480" r="165"/><path d="M1260 390A120 120 0 0 0 1260 570"/></g><circle cx="720" cy="480" r="8" fill="#f7f4e4"/>';
    await vector(canvas, marks, { blur: 0.8 });
    const { bodies, shadows } = players();
    await vector(canvas, `<g fill="#14200d">${shadows}<path d="M802 392L842 410L838 418L800 402Z"/></g>`, {
      blur: 2.2,
      meeting: 'multiply',
      opacity: 0.66,
    });
    await vector(
      canvas,
      '<g fill="#182310"><path d="M-40 640Q160 560 260 700Q400 720 380 860Q460 960 300 1000H-40Z"/><path d="M-40-40H250Q260 60 150 90Q110 190-40 170Z"/></g>',
      { blur: 20, meeting: 'multiply', opacity: 0.6 },
    );
    await vector(
      canvas,
      `${bodies}<circle cx="800" cy="396" r="8" fill="#fff"/><circle cx="798" cy="394" r="3" fill="#222"/>`,
    );
    glow(canvas, { x: -40, y: -120, reach: 1000, colour: colour('#ffdf94'), strength: 0.42, wide: 1.2 });
  },
};
