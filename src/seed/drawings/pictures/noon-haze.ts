import { wash } from '../brush/canvas.ts';
import { colour, mixHex, scale } from '../brush/colour.ts';
import { mist } from '../brush/light.ts';
import { range } from '../brush/range.ts';
import { ridge } from '../brush/ridge.ts';
import { BESIDE, type Drawing } from '../drawing.ts';

const HILLS = 7;

/** Hill behind hill in the white haze of an April noon. */
export const noonHaze: Drawing = {
  ...BESIDE,
  shows: 'Pale hills fading into the haze of noon, snow peaks far behind',
  paint(canvas) {
    wash(
      canvas,
      scale([
        [0, '#a9c3d2'],
        [0.35, '#dbe6e4'],
        [0.6, '#f1efe2'],
        [1, '#f1efe2'],
      ]),
    );
    range(canvas, {
      foot: 410,
      height: 230,
      seed: 71,
      from: -1,
      haze: 0.9,
      peaks: [
        [0.18, 0.7, 0.2],
        [0.42, 1, 0.16],
        [0.55, 0.72, 0.2],
        [0.85, 0.8, 0.22],
      ],
      sunlit: colour('#fbfbf6'),
      shaded: colour('#b6cad4'),
      rock: colour('#a3b9c2'),
      air: colour('#e4ebe6'),
    });
    for (let hill = 0; hill < HILLS; hill++) {
      const near = hill / (HILLS - 1);
      const y = 405 + near ** 1.2 * 450;
      ridge(canvas, {
        y,
        rise: 70 + near * 110,
        wave: 330 + near * 380,
        seed: 80 + hill * 7,
        sharp: 0.45 - near * 0.3,
        crest: colour(mixHex('#c3d3d3', '#3d5a45', near ** 1.1)),
        foot: colour(mixHex('#eef0e6', '#93a178', near)),
        fade: 150 + near * 110,
        trees: near > 0.6 ? near * 16 : 0,
        relief: 0.05 + near * 0.22,
      });
      if (near < 0.9)
        mist(canvas, { y: y + 70, thickness: 60, colour: colour('#f3f1e6'), strength: 0.5, seed: 90 + hill });
    }
  },
};
