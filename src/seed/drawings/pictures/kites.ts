import { shade, wash } from '../brush/canvas.ts';
import { chance } from '../brush/chance.ts';
import { colour, mixHex, scale, smooth } from '../brush/colour.ts';
import { glow } from '../brush/light.ts';
import { layered, valueNoise } from '../brush/noise.ts';
import { at, vector } from '../brush/vector.ts';
import { BESIDE, type Drawing } from '../drawing.ts';

/** A paper kite with bow, spine and tail. Place is its middle. */
function kite(
  x: number,
  y: number,
  size: number,
  lean: number,
  paper: string,
  other: string,
  pattern: number,
): string {
  const id = `k${Math.round(x)}`;
  const patches = [
    `<path d="M0-60L60 0H0Z" fill="${other}"/><path d="M0 60L-60 0H0Z" fill="${other}"/>`,
    `<path d="M-60 0L0 60L60 0Z" fill="${other}"/>`,
    `<circle r="24" fill="${other}"/>`,
    `<path d="M-30-30L0-60L30-30L0 0Z" fill="${other}"/><path d="M-30 30L0 60L30 30L0 0Z" fill="${other}"/>`,
  ];
  return `<g transform="translate(${at(x)} ${at(y)}) rotate(${lean}) scale(${at(size / 60)})"><linearGradient id="${id}" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".38"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#10183c" stop-opacity=".32"/></linearGradient><path d="M0-60L60 0L0 60L-60 0Z" fill="${paper}"/>${patches[pattern % patches.length]}<path d="M0-60L60 0L0 60L-60 0Z" fill="url(#${id})"/><path d="M0-60V60M-60 0Q0-52 60 0" stroke="#5c3a1c" stroke-width="1.7" fill="none"/><path d="M0 60L-13 84H13Z" fill="${other}"/></g>`;
}

/** Roof terraces at the very foot of the picture, with those who hold the lines. */
function terraceLine(): { path: string; hands: [number, number][] } {
  const random = chance(66);
  const hands: [number, number][] = [];
  let path = '';
  for (let x = -20; x < 1460; ) {
    const wide = random.between(110, 230);
    const top = random.between(820, 900);
    path += `<rect x="${at(x)}" y="${at(top)}" width="${at(wide + 1)}" height="200"/><path d="M${at(x)} ${at(top - 20)}H${at(x + wide)}M${at(x + 8)} ${at(top)}v-24M${at(x + wide / 2)} ${at(top)}v-24M${at(x + wide - 8)} ${at(top)}v-24" stroke="#1a2036" stroke-width="4"/>`;
    if (random.next() < 0.5)
      path += `<rect x="${at(x + wide * 0.68)}" y="${at(top - 58)}" width="36" height="46" rx="8"/><path d="M${at(x + wide * 0.68 + 4)} ${at(top - 14)}v16m28-16v16" stroke="#1a2036" stroke-width="4"/>`;
    const px = x + wide * random.between(0.2, 0.5);
    path += `<g transform="translate(${at(px)} ${at(top)}) scale(.78)"><path d="M-7 0L-6-28Q-10-46-7-54Q0-60 7-54L21-74L25-71L11-47Q9-38 6-28L8 0H2L0-24L-2 0Z"/><circle cy="-66" r="8.5"/></g>`;
    hands.push([px + 18, top - 57]);
    x += wide;
  }
  return { path: `<g fill="#1a2036">${path}</g>`, hands };
}

/** Kites over the roofs in the clear air after the rains. */
export const kites: Drawing = {
  ...BESIDE,
  shows: 'Paper kites in a clear sky above the roof terraces of the city',
  async paint(canvas) {
    wash(
      canvas,
      scale([
        [0, '#1f66b0'],
        [0.45, '#5fa3d8'],
        [0.8, '#bfdcea'],
        [1, '#f3e6cd'],
      ]),
    );
    const cloud = valueNoise(44);
    shade(canvas, (x, y, pixel) => {
      const puff =
        layered(cloud, 5, x / 430 + y / 900, y / 190) * 0.75 + layered(cloud, 3, x / 120, y / 70) * 0.25;
      const cover = smooth(0.45, 0.66, puff) * (0.25 + 0.65 * smooth(120, 700, y));
      const under = smooth(0.55, 0.85, layered(cloud, 3, x / 300 + 5, (y + 40) / 150));
      pixel[0] += (0.99 - under * 0.12 - pixel[0]) * cover;
      pixel[1] += (0.98 - under * 0.09 - pixel[1]) * cover;
      pixel[2] += (0.97 - under * 0.03 - pixel[2]) * cover;
    });
    glow(canvas, { x: 1400, y: 700, reach: 640, colour: colour('#ffe9bd'), strength: 0.5, wide: 1.2 });
    glow(canvas, { x: 1300, y: 900, reach: 260, colour: colour('#ffd9a0'), strength: 0.3, wide: 2.4 });
    const { path, hands } = terraceLine();
    const flown: [number, number, number, number, string, string, number][] = [
      [330, 300, 124, 18, '#d8303c', '#f6e9cf', 0],
      [1010, 190, 88, -24, '#f2b32c', '#1f3f8a', 1],
      [740, 470, 60, 34, '#f7f0e0', '#c22340', 2],
      [1240, 430, 50, 8, '#2f8a5b', '#f6dd8a', 3],
      [560, 130, 40, -30, '#6a2f86', '#f4c0d0', 1],
      [130, 590, 42, 12, '#1f4fa0', '#ffffff', 3],
      [900, 640, 30, -14, '#e0662c', '#fff0c8', 0],
      [1330, 150, 30, 26, '#c22340', '#f2b32c', 2],
      [480, 610, 24, -20, '#f2b32c', '#d8303c', 1],
      [1120, 620, 20, 30, '#ffffff', '#1f4fa0', 3],
    ];
    const lines = flown.map(([x, y], index) => {
      const [hx, hy] = hands[(index * 3 + 1) % hands.length] ?? [700, 850];
      return `M${at(x)} ${at(y)}Q${at((x + hx) / 2 + (x < hx ? -30 : 30))} ${at((y + hy) / 2 + 90)} ${at(hx)} ${at(hy)}`;
    });
    await vector(
      canvas,
      `<path d="${lines.join('')}" stroke="#ffffff" stroke-opacity=".6" stroke-width="1.3" fill="none"/>`,
    );
    await vector(
      canvas,
      flown
        .map(([x, y, size, lean, paper, other, pattern]) =>
          kite(
            x,
            y,
            size,
            lean,
            mixHex(paper, '#9cc4e0', size < 45 ? 0.22 : 0),
            mixHex(other, '#9cc4e0', size < 45 ? 0.22 : 0),
            pattern,
          ),
        )
        .join(''),
    );
    await vector(canvas, path);
  },
};
