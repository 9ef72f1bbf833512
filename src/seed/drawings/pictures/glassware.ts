import { wash } from '../brush/canvas.ts';
import { chance } from '../brush/chance.ts';
import { scale } from '../brush/colour.ts';
import { glow } from '../brush/light.ts';
import { at, vector } from '../brush/vector.ts';
import { BESIDE, type Drawing } from '../drawing.ts';

const BENCH = 790;

interface Vessel {
  x: number;
  liquid: string;
  /** Outline of the glass and of what it holds, in pixels from the middle of its foot. */
  glass: string;
  filled: string;
  /** Where its surface is, and half its breadth there. */
  surface: number;
  half: number;
}

const flask = (x: number, size: number, liquid: string): Vessel => ({
  x,
  liquid,
  glass: `M${-34 * size} ${-330 * size}H${34 * size}M${-28 * size} ${-330 * size}V${-220 * size}L${-132 * size} ${-30 * size}Q${-140 * size} 0 ${-104 * size} 0H${104 * size}Q${140 * size} 0 ${132 * size} ${-30 * size}L${28 * size} ${-220 * size}V${-330 * size}`,
  filled: `M${-84 * size} ${-117 * size}L${-126 * size} ${-30 * size}Q${-132 * size} ${-6 * size} ${-102 * size} ${-6 * size}H${102 * size}Q${132 * size} ${-6 * size} ${126 * size} ${-30 * size}L${84 * size} ${-117 * size}Z`,
  surface: -117 * size,
  half: 82 * size,
});

const round = (x: number, size: number, liquid: string): Vessel => ({
  x,
  liquid,
  glass: `M${-32 * size} ${-400 * size}H${32 * size}M${-26 * size} ${-400 * size}V${-232 * size}A${124 * size} ${124 * size} 0 1 0 ${26 * size} ${-232 * size}V${-400 * size}`,
  filled: `M${-117 * size} ${-112 * size}A${117 * size} ${117 * size} 0 1 0 ${117 * size} ${-112 * size}Z`,
  surface: -112 * size,
  half: 116 * size,
});

const tall = (x: number, high: number, wide: number, liquid: string, level: number): Vessel => ({
  x,
  liquid,
  glass: `M${-wide - 8} ${-high}H${wide + 8}M${-wide} ${-high}V-14Q${-wide} 0 ${-wide + 14} 0H${wide - 14}Q${wide} 0 ${wide} -14V${-high}`,
  filled: `M${-wide + 6} ${-high * level}V-16Q${-wide + 6}-6 ${-wide + 18}-6H${wide - 18}Q${wide - 6}-6 ${wide - 6}-16V${-high * level}Z`,
  surface: -high * level,
  half: wide - 6,
});

function vessel({ x, liquid, glass, filled, surface, half }: Vessel, index: number): string {
  const random = chance(950 + index);
  let bubbles = '';
  for (let bubble = 0; bubble < 9; bubble++)
    bubbles += `<circle cx="${at(random.between(-half * 0.7, half * 0.7))}" cy="${at(random.between(surface + 14, -20))}" r="${at(random.between(2, 6))}"/>`;
  return `<g transform="translate(${x} ${BENCH})"><path d="${glass}" fill="#f4fbff" fill-opacity=".16"/><path d="${filled}" fill="${liquid}" fill-opacity=".84"/><path d="${filled}" fill="url(#round)"/><ellipse cy="${at(surface)}" rx="${at(half)}" ry="${at(half * 0.13)}" fill="#fff" fill-opacity=".38"/><g fill="#fff" fill-opacity=".4">${bubbles}</g><path d="${glass}" fill="none" stroke="#eef8ff" stroke-width="5" stroke-linejoin="round" stroke-linecap="round" stroke-opacity=".92"/></g>`;
}

const VESSELS = [
  tall(190, 470, 46, '#2f8fd0', 0.62),
  flask(410, 1.05, '#e2a11f'),
  tall(665, 250, 86, '#d42a55', 0.55),
  round(906, 1.16, '#2aa07a'),
  tall(1112, 400, 34, '#7a3fa8', 0.44),
  flask(1284, 0.82, '#e4572e'),
];

/** Glass vessels on the bench of the laboratory, the morning behind them. */
export const glassware: Drawing = {
  ...BESIDE,
  shows:
    'Flasks and beakers with blue, yellow, red, green and violet liquids on a laboratory bench by a window',
  async paint(canvas) {
    wash(
      canvas,
      scale([
        [0, '#9fb9c8'],
        [0.5, '#c7d8da'],
        [1, '#e2e0d2'],
      ]),
    );
    await vector(
      canvas,
      '<g fill="#fffaf0"><path d="M90-20H430V340H90ZM470-20H810V340H470ZM850-20H1190V340H850ZM90 380H430V720H90ZM470 380H810V720H470ZM850 380H1190V720H850Z" fill-opacity=".75"/></g><path d="M90 640Q300 560 520 620T900 590T1190 630V720H90Z" fill="#8fb79c" fill-opacity=".8"/>',
      { blur: 14 },
    );
    await vector(
      canvas,
      `<defs><linearGradient id="bench" x2="0" y2="1"><stop stop-color="#54606a"/><stop offset="1" stop-color="#232a33"/></linearGradient></defs><rect y="${BENCH - 40}" width="1440" height="240" fill="url(#bench)"/><rect y="${BENCH - 40}" width="1440" height="5" fill="#b9c6cc"/>`,
    );
    const spill = VESSELS.map(
      ({ x, liquid, half }) =>
        `<path d="M${at(x - half)} ${BENCH}L${at(x + half)} ${BENCH}L${at(x + half * 1.7 + 60)} 970H${at(x - half * 0.7 + 20)}Z" fill="${liquid}" fill-opacity=".6"/><ellipse cx="${x}" cy="${BENCH + 4}" rx="${at(half * 1.25)}" ry="13" fill="#0b1016" fill-opacity=".7"/>`,
    ).join('');
    await vector(canvas, spill, { blur: 9 });
    await vector(
      canvas,
      `<defs><linearGradient id="round" x1="0" x2="1"><stop stop-color="#fff" stop-opacity=".42"/><stop offset=".28" stop-color="#fff" stop-opacity="0"/><stop offset=".75" stop-color="#101838" stop-opacity="0"/><stop offset="1" stop-color="#101838" stop-opacity=".42"/></linearGradient></defs>${VESSELS.map(vessel).join('')}<g transform="translate(190 ${BENCH})" stroke="#eef8ff" stroke-width="3" stroke-opacity=".9">${Array.from({ length: 11 }, (_, mark) => `<path d="M${mark % 5 === 0 ? 4 : 20} ${-60 - mark * 34}H44"/>`).join('')}</g><path d="M632 ${BENCH - 380}L698 ${BENCH - 12}" stroke="#f4fbff" stroke-width="9" stroke-opacity=".75" stroke-linecap="round"/>`,
    );
    glow(canvas, { x: 620, y: 250, reach: 620, colour: [1, 0.96, 0.84], strength: 0.3, wide: 1.5 });
  },
};
