import { wash } from '../brush/canvas.ts';
import { colour, scale } from '../brush/colour.ts';
import { glow, mist } from '../brush/light.ts';
import { range } from '../brush/range.ts';
import { ridge } from '../brush/ridge.ts';
import { type Drawing, WIDE } from '../drawing.ts';

/** The first light on the snow, with the valley still asleep under its mist. */
export const dawn: Drawing = {
  ...WIDE,
  shows: 'Snow mountains turning pink above blue valleys at dawn',
  paint(canvas) {
    wash(
      canvas,
      scale([
        [0, '#3f5f96'],
        [0.22, '#8295b8'],
        [0.4, '#e0b9a8'],
        [0.55, '#f6d3ad'],
        [1, '#f0c9a4'],
      ]),
    );
    glow(canvas, { x: 1980, y: 430, reach: 620, colour: colour('#ffd79a'), strength: 0.75, wide: 1.7 });
    range(canvas, {
      foot: 640,
      height: 430,
      seed: 11,
      from: 1,
      haze: 1,
      peaks: [
        [0.1, 0.62, 0.2],
        [0.3, 0.78, 0.17],
        [0.44, 0.6, 0.2],
        [0.63, 1, 0.2],
        [0.8, 0.7, 0.18],
        [0.96, 0.62, 0.2],
      ],
      sunlit: colour('#ffd9bd'),
      shaded: colour('#7d86ad'),
      rock: colour('#635f80'),
      air: colour('#d5b4ad'),
    });
    mist(canvas, { y: 610, thickness: 110, colour: colour('#f0cdb6'), strength: 0.85, seed: 3 });
    ridge(canvas, {
      y: 640,
      rise: 90,
      wave: 520,
      seed: 21,
      crest: colour('#8b8fae'),
      foot: colour('#dcc0b6'),
      fade: 190,
      sharp: 0.5,
    });
    mist(canvas, { y: 720, thickness: 90, colour: colour('#efd2be'), strength: 0.75, seed: 4 });
    ridge(canvas, {
      y: 735,
      rise: 110,
      wave: 640,
      seed: 25,
      crest: colour('#5e6a92'),
      foot: colour('#c2b1b5'),
      fade: 210,
      sharp: 0.3,
    });
    mist(canvas, { y: 850, thickness: 110, colour: colour('#ecd3c4'), strength: 0.9, seed: 5, billow: 620 });
    ridge(canvas, {
      y: 870,
      rise: 120,
      wave: 560,
      seed: 33,
      crest: colour('#36456e'),
      foot: colour('#8f8fa6'),
      fade: 240,
      trees: 14,
    });
    mist(canvas, { y: 985, thickness: 80, colour: colour('#d9c6c4'), strength: 0.7, seed: 6, billow: 700 });
    ridge(canvas, {
      y: 1000,
      rise: 110,
      wave: 760,
      seed: 42,
      crest: colour('#16223f'),
      foot: colour('#2c3a5c'),
      fade: 160,
      trees: 34,
    });
  },
};
