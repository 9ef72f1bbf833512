import { bricks } from '../../brush/bricks.ts';
import { type Canvas, wash } from '../../brush/canvas.ts';
import { chance } from '../../brush/chance.ts';
import { colour, mix, scale, smooth } from '../../brush/colour.ts';
import { glow } from '../../brush/light.ts';
import { ridge } from '../../brush/ridge.ts';
import { at, vector } from '../../brush/vector.ts';

/** Paints what is behind the sitter. */
export type Ground = (canvas: Canvas) => void | Promise<void>;

/** A wall of one colour with the light of a window across it. */
export function plaster(from: string, to: string): Ground {
  return async (canvas) => {
    wash(
      canvas,
      scale([
        [0, from],
        [1, to],
      ]),
    );
    await vector(
      canvas,
      '<g fill="#fff0cf" fill-opacity=".34"><path d="M-60 120L250 20V420L-60 560ZM300 0L610-90V300L300 400ZM-60 640L250 490V890L-60 1060ZM300 470L610 370V760L300 860Z"/></g>',
      { blur: 13, meeting: 'screen' },
    );
  };
}

/** The old brick of the college, half in the shade. */
export const brick: Ground = (canvas) =>
  bricks(canvas, {
    long: 118,
    high: 38,
    seed: 91,
    light: (x, y) => 0.62 + 0.5 * smooth(900, 100, x + y * 0.3),
  });

/** Hills behind a terrace, far off and out of focus. */
export function hills(sky: string, haze: string, near: string): Ground {
  return (canvas) => {
    wash(
      canvas,
      scale([
        [0, sky],
        [0.6, haze],
        [1, haze],
      ]),
    );
    glow(canvas, { x: 240, y: 420, reach: 620, colour: colour('#fff0cc'), strength: 0.55 });
    for (const [index, y] of [640, 800, 980].entries()) {
      const share = (index + 1) / 3;
      ridge(canvas, {
        y,
        rise: 130,
        wave: 640,
        seed: 410 + index,
        crest: mix(colour(haze), colour(near), share),
        foot: colour(haze),
        fade: 420,
        relief: 0.05,
      });
    }
  };
}

/** Spots of light out of focus: lamps, leaves or marigolds. */
export function spots(
  from: string,
  to: string,
  lights: readonly [string, ...string[]],
  seed: number,
): Ground {
  return async (canvas) => {
    wash(
      canvas,
      scale([
        [0, from],
        [1, to],
      ]),
    );
    const random = chance(seed);
    let drawn = '';
    for (let index = 0; index < 46; index++)
      drawn += `<circle cx="${at(random.between(-40, 1240))}" cy="${at(random.between(-40, 1300))}" r="${at(random.between(36, 120))}" fill="${random.pick(lights)}" fill-opacity="${at(random.between(1, 4) / 10)}"/>`;
    await vector(canvas, drawn, { blur: 7 });
  };
}

/** Shelves of books out of focus. */
export const shelves: Ground = async (canvas) => {
  wash(
    canvas,
    scale([
      [0, '#3a2216'],
      [1, '#1e110c'],
    ]),
  );
  const random = chance(171);
  let books = '';
  for (let floor = 300; floor < 1700; floor += 330) {
    for (let x = -10; x < 1210; ) {
      const wide = random.between(26, 58);
      const tall = random.between(190, 270);
      books += `<rect x="${at(x)}" y="${at(floor - tall)}" width="${at(wide - 2)}" height="${at(tall)}" fill="${random.pick(['#7d2b2a', '#a3552f', '#274766', '#2d5a55', '#c0923e', '#d6c7a2', '#5d4a3c', '#8c5a3a', '#39344a'])}"/>`;
      x += wide;
    }
    books += `<rect y="${floor}" width="1200" height="24" fill="#6b4128"/>`;
  }
  await vector(canvas, books, { blur: 8 });
  glow(canvas, { x: 180, y: 260, reach: 760, colour: colour('#ffc98a'), strength: 0.42 });
};

/** A large disc, as the sun on a poster, before a plain colour. */
export function disc(ground: string, sun: string, foot: string): Ground {
  return async (canvas) => {
    wash(
      canvas,
      scale([
        [0, ground],
        [1, foot],
      ]),
    );
    await vector(
      canvas,
      `<circle cx="600" cy="640" r="470" fill="${sun}"/><circle cx="600" cy="640" r="505" fill="none" stroke="${sun}" stroke-opacity=".5" stroke-width="7"/>`,
    );
  };
}

/** Bands of woven diamonds, faded as an old hanging. */
export function hanging(cloth: string, thread: string, other: string): Ground {
  return async (canvas) => {
    wash(
      canvas,
      scale([
        [0, cloth],
        [1, cloth],
      ]),
    );
    let woven = '';
    for (let row = 0; row < 12; row++) {
      const y = row * 136 + 40;
      woven += `<path d="M0 ${y - 62}H1200M0 ${y + 62}H1200" stroke="${other}" stroke-width="7"/>`;
      for (let x = 0; x <= 1200; x += 100)
        woven += `<path d="M${x}-46l20 0v16h18v14h16v32h-16v14h-18v16h-40v-16h-18v-14h-16v-32h16v-14h18v-16z" transform="translate(${row % 2 ? 50 : 0} ${y})" fill="${row % 2 ? other : thread}" fill-opacity=".8"/><path d="M${x}-14l14 14l-14 14l-14-14z" transform="translate(${row % 2 ? 50 : 0} ${y})" fill="${cloth}"/>`;
    }
    await vector(canvas, woven, { opacity: 0.5 });
    glow(canvas, { x: 120, y: 200, reach: 1000, colour: colour('#ffe2b4'), strength: 0.34 });
  };
}
