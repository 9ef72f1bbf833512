import { shade, wash } from '../brush/canvas.ts';
import { chance } from '../brush/chance.ts';
import { colour, mixHex, scale } from '../brush/colour.ts';
import { mist } from '../brush/light.ts';
import { layered, valueNoise } from '../brush/noise.ts';
import { ridge } from '../brush/ridge.ts';
import { at, vector } from '../brush/vector.ts';
import { BESIDE, type Drawing } from '../drawing.ts';

function rain(): string {
  const random = chance(61);
  return Array.from({ length: 420 }, () => {
    const x = random.between(-100, 1440);
    const y = random.between(-60, 960);
    const long = random.between(26, 74);
    return `<path d="M${at(x)} ${at(y)}l${at(long * 0.2)} ${at(long)}" stroke="#eef4ef" stroke-width="${at(
      random.between(0.6, 1.5),
    )}" stroke-opacity="${random.between(0.08, 0.3).toFixed(2)}"/>`;
  }).join('');
}

/** Shrawan: cloud in every fold of the hills, and rain over all of it. */
export const monsoon: Drawing = {
  ...BESIDE,
  shows: 'Green hills one behind the other in the rain of the monsoon',
  async paint(canvas) {
    wash(
      canvas,
      scale([
        [0, '#5d6c73'],
        [0.4, '#9fadaa'],
        [0.7, '#c9d1c6'],
        [1, '#c9d1c6'],
      ]),
    );
    const cloud = valueNoise(55);
    shade(
      canvas,
      (x, y, pixel) => {
        const thick = layered(cloud, 4, x / 380, y / 150) - 0.5;
        const lit = 1 + thick * 0.55 * (1 - y / 540);
        pixel[0] *= lit;
        pixel[1] *= lit;
        pixel[2] *= lit;
      },
      { bottom: 520 },
    );
    const places = [270, 360, 470, 590, 725, 870];
    places.forEach((y, index) => {
      const near = index / (places.length - 1);
      ridge(canvas, {
        y,
        rise: 130 + near * 70,
        wave: 430 + near * 320,
        seed: 203 + index * 11,
        sharp: 0.35 - near * 0.2,
        crest: colour(mixHex('#8fa3a0', '#17342b', near ** 0.8)),
        foot: colour(mixHex('#bfcac3', '#3e6449', near)),
        fade: 190 + near * 60,
        trees: near * 30,
        relief: 0.1 + near * 0.3,
      });
      if (near < 1) {
        mist(canvas, {
          y: y + 95,
          thickness: 75,
          colour: colour('#d5dcd4'),
          strength: 0.95 - near * 0.2,
          seed: 63 + index,
          billow: 330 + near * 300,
        });
        mist(canvas, {
          y: y + 20,
          thickness: 90,
          colour: colour('#dce2da'),
          strength: 0.5,
          seed: 163 + index,
          billow: 240,
        });
      }
    });
    await vector(canvas, rain(), { blur: 0.6 });
  },
};
