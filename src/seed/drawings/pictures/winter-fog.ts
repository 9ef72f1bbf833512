import { wash } from '../brush/canvas.ts';
import { colour, mixHex, scale } from '../brush/colour.ts';
import { glow, mist } from '../brush/light.ts';
import { ridge } from '../brush/ridge.ts';
import { roofline } from '../brush/roofline.ts';
import { vector } from '../brush/vector.ts';
import { type Drawing, WIDE } from '../drawing.ts';

const PAGODA =
  'M-6-330h12l4 40h14L96-232Q86-222 60-222H46v36h30L150-122Q138-108 104-108H84v46h46L220 12Q204 28 160 28H120V400H-120V28H-160Q-204 28-220 12L-130-62H-84v-46H-104Q-138-108-150-122L-76-186H-46v-36H-60Q-86-222-96-232L-24-290h14Z';

/** Winter fog over the city, only the roofs stand out of it. */
export const winterFog: Drawing = {
  ...WIDE,
  shows:
    'Winter fog over the city in the morning, roofs and a tiered temple standing out of it before a pale sun',
  async paint(canvas) {
    wash(
      canvas,
      scale([
        [0, '#8fa3b8'],
        [0.3, '#c3c7c6'],
        [0.5, '#f0d9b8'],
        [1, '#dccbb8'],
      ]),
    );
    await vector(canvas, '<circle cx="1290" cy="356" r="62" fill="#fffaf0"/>', { blur: 3 });
    ridge(canvas, {
      y: 470,
      rise: 130,
      wave: 620,
      seed: 611,
      crest: colour('#a3afb6'),
      foot: colour('#ecd8bc'),
      fade: 200,
      sharp: 0.2,
    });
    glow(canvas, { x: 1290, y: 380, reach: 520, colour: colour('#fff0cd'), strength: 0.75, wide: 1.3 });
    const layers = [
      { y: 590, house: 84, ink: '#c4b6aa' },
      { y: 670, house: 130, ink: '#9f968f' },
      { y: 790, house: 200, ink: '#6f6c70' },
      { y: 960, house: 300, ink: '#3c3f4c' },
    ];
    for (const [index, { y, house, ink }] of layers.entries()) {
      const temple =
        index === 1
          ? `<path transform="translate(560 ${y - 60}) scale(.62)" d="${PAGODA}" fill="${ink}"/>`
          : index === 2
            ? `<path transform="translate(1560 ${y - 60}) scale(.5)" d="${PAGODA}" fill="${mixHex(ink, '#9f968f', 0.3)}"/>`
            : '';
      await vector(
        canvas,
        temple +
          roofline({ y, rise: house * 0.22, house, width: 1920, foot: 1090, seed: 620 + index, fill: ink }),
      );
      mist(canvas, {
        y: y + house * 0.75,
        thickness: house * 0.95,
        colour: colour(mixHex('#f6e6cd', '#d6cdc8', index / 3)),
        strength: 1,
        seed: 640 + index,
        billow: 520 + index * 130,
      });
    }
    await vector(
      canvas,
      '<path d="M0 640Q520 770 1010 690T1920 610M0 664Q520 800 1010 712T1920 640" fill="none" stroke="#2d303b" stroke-width="3" stroke-opacity=".75"/><g fill="#2d303b"><path transform="translate(1010 676)" d="M-34 14Q-20-4-2-20Q6-36 22-34Q34-34 36-24L48-20L36-16Q36 2 18 14Q4 22-12 18L-52 34L-58 28Z"/><path transform="translate(1096 660) scale(-.9 .9)" d="M-34 14Q-20-4-2-20Q6-36 22-34Q34-34 36-24L48-20L36-16Q36 2 18 14Q4 22-12 18L-52 34L-58 28Z"/><path transform="translate(520 704)" d="M-34 14Q-20-4-2-20Q6-36 22-34Q34-34 36-24L48-20L36-16Q36 2 18 14Q4 22-12 18L-52 34L-58 28Z"/></g>',
    );
  },
};
