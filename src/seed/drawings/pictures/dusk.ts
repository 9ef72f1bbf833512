import { wash } from '../brush/canvas.ts';
import { chance } from '../brush/chance.ts';
import { colour, scale } from '../brush/colour.ts';
import { glow, mist } from '../brush/light.ts';
import { ridge } from '../brush/ridge.ts';
import { at, vector } from '../brush/vector.ts';
import { type Drawing, WIDE } from '../drawing.ts';

/** Cranes on their way south, seen small against the last light. */
function flight(seed: number): string {
  const random = chance(seed);
  const birds = Array.from({ length: 17 }, (_, index) => {
    const side = index % 2 === 0 ? 1 : -1;
    const rank = Math.ceil(index / 2);
    const x = 560 + rank * 30 + random.between(-5, 5);
    const y = 300 + side * rank * 10 + rank * 3 + random.between(-4, 4);
    const span = random.between(8, 12);
    const lift = random.between(2, 6);
    return `M${at(x - span)} ${at(y - lift)}Q${at(x - span / 3)} ${at(y - lift)} ${at(x)} ${at(y)}Q${at(x + span / 3)} ${at(
      y - lift,
    )} ${at(x + span)} ${at(y - lift * 0.6)}`;
  });
  return `<path d="${birds.join('')}" fill="none" stroke="#3a1a2e" stroke-width="2.2" stroke-linecap="round"/>`;
}

/** The sun goes down behind the western rim of the valley. */
export const dusk: Drawing = {
  ...WIDE,
  shows: 'Ridges in red and violet before a low sun, birds flying home',
  async paint(canvas) {
    wash(
      canvas,
      scale([
        [0, '#2b2450'],
        [0.2, '#6b3561'],
        [0.38, '#b8404f'],
        [0.52, '#e8743c'],
        [0.62, '#f7b455'],
        [1, '#f7c46e'],
      ]),
    );
    glow(canvas, { x: 1290, y: 610, reach: 700, colour: colour('#ffb04d'), strength: 0.8, wide: 1.5 });
    await vector(canvas, '<circle cx="1290" cy="560" r="74" fill="#fff0c4"/>', { blur: 1.2 });
    glow(canvas, { x: 1290, y: 560, reach: 210, colour: colour('#ffe3a0'), strength: 0.85 });
    mist(canvas, {
      y: 330,
      thickness: 170,
      colour: colour('#8d3a5a'),
      strength: 0.55,
      seed: 12,
      billow: 900,
    });
    mist(canvas, {
      y: 470,
      thickness: 170,
      colour: colour('#f9a860'),
      strength: 0.32,
      seed: 14,
      billow: 1100,
    });
    ridge(canvas, {
      y: 610,
      rise: 120,
      wave: 560,
      seed: 103,
      crest: colour('#b3503f'),
      foot: colour('#f0a356'),
      fade: 170,
      sharp: 0.7,
      relief: 0.08,
    });
    ridge(canvas, {
      y: 690,
      rise: 110,
      wave: 620,
      seed: 111,
      crest: colour('#873048'),
      foot: colour('#d97848'),
      fade: 200,
      sharp: 0.4,
      relief: 0.1,
    });
    mist(canvas, { y: 800, thickness: 80, colour: colour('#e88a52'), strength: 0.5, seed: 15 });
    ridge(canvas, {
      y: 800,
      rise: 130,
      wave: 700,
      seed: 118,
      crest: colour('#5a2143'),
      foot: colour('#a14a48'),
      fade: 230,
      sharp: 0.25,
    });
    ridge(canvas, {
      y: 920,
      rise: 120,
      wave: 640,
      seed: 127,
      crest: colour('#331536'),
      foot: colour('#662b42'),
      fade: 230,
      trees: 16,
    });
    ridge(canvas, {
      y: 1030,
      rise: 90,
      wave: 820,
      seed: 131,
      crest: colour('#160b20'),
      foot: colour('#2a1230'),
      fade: 120,
      trees: 42,
    });
    await vector(canvas, flight(5));
  },
};
