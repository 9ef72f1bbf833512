import { wash } from '../brush/canvas.ts';
import { type Chance, chance } from '../brush/chance.ts';
import { colour, mixHex, scale } from '../brush/colour.ts';
import { glow } from '../brush/light.ts';
import { at, vector } from '../brush/vector.ts';
import { BESIDE, type Drawing } from '../drawing.ts';

/** One bell of five petals seen from in front, wider the nearer it looks at us. */
function bell(x: number, y: number, size: number, turn: number, tilt: number, random: Chance): string {
  const tone = mixHex('#b00e26', '#d9283f', random.next());
  const deep = mixHex(tone, '#4a0418', 0.6);
  let petals = '';
  for (let petal = 0; petal < 5; petal++) {
    const lean = petal * 72 + random.between(-7, 7);
    const fill = mixHex(tone, petal === 0 || petal === 4 ? '#ff7a84' : '#7a0620', petal === 0 ? 0.3 : 0.26);
    petals += `<g transform="rotate(${at(lean)})"><path d="M0 2C-7-8-13-22-6-31C-3-35-1-33 0-35C2-33 4-35 7-31C13-22 7-8 0 2Z" fill="${fill}"/><path d="M0 0C-5-6-8-16-4-22C-1-18 1-18 4-22C8-16 5-6 0 0Z" fill="${deep}" fill-opacity=".55"/><path d="M0 0Q-1-16 0-31" stroke="${deep}" stroke-width="1" fill="none" stroke-opacity=".5"/><path d="M-8-25Q-3-34 0-33Q4-34 8-25" stroke="#ff9fa0" stroke-opacity=".45" stroke-width="1" fill="none"/></g>`;
  }
  const stamens = Array.from({ length: 7 }, (_, index) => {
    const dx = (index - 3) * 2.2;
    const up = 13 + ((index * 5) % 7);
    return `<path d="M0 0Q${at(dx * 0.5)}-9 ${at(dx)}-${up}" stroke="#ffd9c9" stroke-width=".9" fill="none"/><circle cx="${at(dx)}" cy="-${up + 0.6}" r="1" fill="#3a0d14"/>`;
  }).join('');
  return `<g transform="translate(${at(x)} ${at(y)}) rotate(${at(turn)}) scale(${at(size / 34)} ${(size / 34) * tilt})"><g>${petals}</g><circle r="8" fill="#56061d" fill-opacity=".75"/>${stamens}</g>`;
}

/** A truss of bells above its rosette of long leaves. */
function truss(x: number, y: number, size: number, seed: number): string {
  const random = chance(seed);
  let leaves = '';
  for (let index = 0; index < 13; index++) {
    const turn = 62 + index * 19.5 + random.between(-7, 7);
    const long = size * random.between(1.75, 2.25);
    const tone = mixHex('#16331f', '#4c7a3c', random.next() ** 1.5);
    leaves += `<g transform="translate(${at(x)} ${at(y + size * 0.42)}) rotate(${at(turn)})"><path d="M0 0C${at(size * 0.3)} ${at(-long * 0.3)} ${at(size * 0.26)} ${at(-long * 0.75)} 0 ${at(-long)}C${at(-size * 0.26)} ${at(-long * 0.75)} ${at(-size * 0.3)} ${at(-long * 0.3)} 0 0Z" fill="${tone}"/><path d="M0 0C${at(size * 0.3)} ${at(-long * 0.3)} ${at(size * 0.26)} ${at(-long * 0.75)} 0 ${at(-long)}Z" fill="#0b1f13" fill-opacity=".35"/><path d="M0 0V${at(-long * 0.96)}" stroke="#a7bd77" stroke-opacity=".7" stroke-width="${at(size * 0.025)}"/></g>`;
  }
  const bells: { x: number; y: number; turn: number; tilt: number; low: number }[] = [];
  for (const [ring, count, tilt] of [
    [0.88, 11, 0.62],
    [0.55, 8, 0.82],
    [0.12, 4, 1],
  ] as const) {
    for (let index = 0; index < count; index++) {
      const turn = (index / count) * Math.PI * 2 + ring * 5;
      bells.push({
        x: x + Math.sin(turn) * ring * size,
        y: y - Math.cos(turn) * ring * size * 0.82,
        turn: (turn * 180) / Math.PI + random.between(-12, 12),
        tilt,
        low: -ring,
      });
    }
  }
  bells.sort((one, other) => one.low - other.low);
  const blooms = bells
    .map((place) => bell(place.x, place.y, size * random.between(0.52, 0.62), place.turn, place.tilt, random))
    .join('');
  return `${leaves}<circle cx="${at(x)}" cy="${at(y)}" r="${at(size * 0.9)}" fill="#4a0518" fill-opacity=".8"/>${blooms}`;
}

/** Laligurans: the spring of the middle hills, close enough to see the stamens. */
export const rhododendron: Drawing = {
  ...BESIDE,
  shows: 'Crimson rhododendron in flower, its leaves wet and dark',
  development: { corners: 0.35 },
  async paint(canvas) {
    wash(
      canvas,
      scale([
        [0, '#8fa893'],
        [0.4, '#3f5f4a'],
        [1, '#0f2118'],
      ]),
    );
    const random = chance(88);
    let bokeh = '';
    for (let index = 0; index < 46; index++) {
      const tone = random.pick(['#b7c9a0', '#6f9a6a', '#2f5a3d', '#cfd8b4', '#a8283f', '#c7465a']);
      bokeh += `<circle cx="${at(random.between(0, 1440))}" cy="${at(random.between(-40, 900))}" r="${at(random.between(30, 105))}" fill="${tone}" fill-opacity=".2"/>`;
    }
    await vector(canvas, bokeh, { blur: 13 });
    await vector(canvas, truss(250, 250, 100, 4) + truss(1290, 780, 110, 6), { blur: 14 });
    glow(canvas, { x: 300, y: 0, reach: 620, colour: colour('#f3f0c8'), strength: 0.45, wide: 1.3 });
    await vector(
      canvas,
      `<path d="M1500 1000Q1160 800 905 560" stroke="#3a2a1e" stroke-width="24" fill="none"/><path d="M300 1010Q420 860 505 760" stroke="#33251b" stroke-width="17" fill="none"/>${truss(1135, 250, 112, 3)}`,
      { blur: 1.6 },
    );
    await vector(canvas, truss(430, 700, 128, 5) + truss(880, 470, 185, 2));
    await vector(
      canvas,
      '<ellipse cx="940" cy="560" rx="150" ry="96" fill="#2a0010"/><ellipse cx="520" cy="752" rx="104" ry="66" fill="#2a0010"/>',
      { blur: 40, meeting: 'multiply', opacity: 0.75 },
    );
    glow(canvas, { x: 760, y: 320, reach: 420, colour: colour('#fff0d0'), strength: 0.22 });
  },
};
