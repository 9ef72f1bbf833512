import { shade, wash } from '../brush/canvas.ts';
import { chance } from '../brush/chance.ts';
import { colour, mixHex, scale, smooth } from '../brush/colour.ts';
import { glow, mist } from '../brush/light.ts';
import { layered, valueNoise } from '../brush/noise.ts';
import { ridge } from '../brush/ridge.ts';
import { at, vector } from '../brush/vector.ts';
import { BESIDE, type Drawing } from '../drawing.ts';

const EDGE = 430;

/** Tufts of young rice in rows that meet far off. */
function rows(): string {
  const random = chance(1141);
  let drawn = '';
  for (let line = 0; line < 26; line++) {
    const near = (line / 25) ** 1.9;
    const y = EDGE + 14 + near * 520;
    const size = 3 + near * 40;
    const gap = 15 + near * 150;
    let path = '';
    for (let x = 720 - Math.ceil(900 / gap) * gap + (line % 2) * gap * 0.1; x < 1520; x += gap) {
      const px = x + random.between(-1, 1) * gap * 0.07;
      for (let blade = -2; blade <= 2; blade++) {
        const lean = blade * size * 0.3 + random.between(-0.1, 0.1) * size;
        path += `M${at(px + blade * size * 0.06)} ${at(y)}q${at(lean * 0.2)} ${at(-size * 0.8)} ${at(lean)} ${at(-size * random.between(0.9, 1.35))}`;
      }
    }
    const mirrored = `<path d="${path}" transform="translate(0 ${at(2 * y)}) scale(1 -1)" stroke="#2f4a34" stroke-opacity=".35"/>`;
    drawn += `<g fill="none" stroke-width="${at(0.9 + near * 4.6)}" stroke-linecap="round">${mirrored}<path d="${path}" stroke="${mixHex('#86b864', '#3f8a2f', near)}"/></g>`;
  }
  return drawn;
}

/** Someone bent over the water to plant, hat and skirt; feet on y = 0. */
function planter(x: number, y: number, size: number, blouse: string, skirt: string): string {
  const shape = `<path d="M-20 0L-26-60L30-60L22 0H8L2-44L-6 0Z" fill="#7a4a32"/><path d="M-34-28Q-40-96 6-118L48-96Q44-50 36-24Q0-14-34-28Z" fill="${skirt}"/><path d="M4-118Q-50-132-86-100L-76-70Q-40-84 40-90Z" fill="${blouse}"/><path d="M-74-94L-92-44L-108-14" stroke="#8f5c3e" stroke-width="13" fill="none" stroke-linecap="round"/><path d="M-104-16l-14-22M-108-14l-2-26M-104-14l12-20" stroke="#5f9a3f" stroke-width="5" stroke-linecap="round"/><circle cx="-96" cy="-104" r="16" fill="#7a4a32"/><path d="M-146-96Q-112-150-76-132Q-64-116-66-88Q-104-112-146-96Z" fill="#d9b46a"/><path d="M-146-96Q-104-112-66-88" stroke="#a37f3f" stroke-width="4" fill="none"/>`;
  return `<g transform="translate(${x} ${y}) scale(${size})"><g transform="scale(1 -.8)" opacity=".4">${shape}</g><ellipse rx="46" ry="6" fill="#fff" fill-opacity=".5"/>${shape}</g>`;
}

/** Planting rice in the rainy season, the sky in the water. */
export const paddy: Drawing = {
  ...BESIDE,
  shows: 'Five people planting rice in flooded fields, clouds and green hills mirrored in the water',
  async paint(canvas) {
    wash(
      canvas,
      scale([
        [0, '#7fa9c2'],
        [0.3, '#cfdcdc'],
        [0.45, '#f3ead4'],
        [1, '#f3ead4'],
      ]),
    );
    mist(canvas, {
      y: 120,
      thickness: 150,
      colour: [0.97, 0.97, 0.95],
      strength: 0.9,
      seed: 1151,
      billow: 460,
    });
    for (const [index, y] of [270, 340, 405].entries()) {
      ridge(canvas, {
        y,
        rise: 110 - index * 26,
        wave: 480 - index * 60,
        seed: 1160 + index * 5,
        crest: colour(['#8fb0ac', '#5f9478', '#2f6a42'][index] ?? '#2f6a42'),
        foot: colour(['#dfe6d8', '#c3d8b4', '#5f9a55'][index] ?? '#5f9a55'),
        fade: 130 - index * 30,
        trees: index * 8,
        relief: 0.3,
      });
      if (index < 2)
        mist(canvas, {
          y: y + 90,
          thickness: 54,
          colour: colour('#f0efe0'),
          strength: 0.9,
          seed: 1170 + index,
        });
    }
    const { width, height, data } = canvas;
    const upper = data.slice(0, EDGE * width * 3);
    const water = valueNoise(1181);
    shade(
      canvas,
      (x, y, pixel) => {
        const deep = (y - EDGE) / (height - EDGE);
        const ripple =
          (layered(water, 2, x / (60 + deep * 200), y / (3 + deep * 12)) - 0.5) * (3 + deep * 26);
        const mirrored = Math.min(EDGE - 1, Math.max(0, Math.round(EDGE - (y - EDGE) * 0.86 - ripple)));
        const from = (mirrored * width + x) * 3;
        const mud = 0.16 + 0.2 * smooth(0.3, 0.8, water(x / 130, y / 60)) * deep;
        pixel[0] = (upper[from] ?? 0) * (1 - mud) + 0.36 * mud;
        pixel[1] = (upper[from + 1] ?? 0) * (1 - mud) + 0.3 * mud;
        pixel[2] = (upper[from + 2] ?? 0) * (1 - mud) + 0.22 * mud;
      },
      { top: EDGE },
    );
    await vector(
      canvas,
      `<path d="M-10 ${EDGE - 8}Q400 ${EDGE - 18} 800 ${EDGE - 6}T1450 ${EDGE - 10}V${EDGE + 8}Q1000 ${EDGE + 2} 700 ${EDGE + 8}T-10 ${EDGE + 6}Z" fill="#4a7a3a"/><path d="M-10 560Q240 556 470 512T980 ${EDGE + 2}L1010 ${EDGE + 2}Q720 500 500 532T-10 588Z" fill="#5f7f3a"/><path d="M-10 576Q240 570 470 526T980 ${EDGE + 4}L1010 ${EDGE + 4}Q720 500 500 536T-10 592Z" fill="#5a4630"/>${rows()}`,
    );
    await vector(
      canvas,
      planter(1120, 520, 0.62, '#2f5f9a', '#8a2f5a') +
        planter(1230, 530, 0.66, '#d9962c', '#2f6a5a') +
        planter(930, 560, 0.8, '#c8283c', '#27407a') +
        planter(600, 690, 1.3, '#b3203a', '#e0a83c') +
        planter(1100, 790, 1.7, '#1f7a6a', '#a8284a'),
    );
    glow(canvas, { x: 300, y: 240, reach: 560, colour: [1, 0.95, 0.8], strength: 0.4, wide: 1.4 });
  },
};
