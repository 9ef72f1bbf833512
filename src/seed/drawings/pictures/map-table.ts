import { shade } from '../brush/canvas.ts';
import { colour, scale, smooth, stepped } from '../brush/colour.ts';
import { glow } from '../brush/light.ts';
import { coarsely, layered, valueNoise } from '../brush/noise.ts';
import { at, vector } from '../brush/vector.ts';
import { BESIDE, type Drawing } from '../drawing.ts';

const HEIGHTS = stepped(
  scale([
    [0, '#a9cbb0'],
    [0.3, '#d5dfae'],
    [0.5, '#f0e3b6'],
    [0.68, '#e3bd8a'],
    [0.84, '#cf9a78'],
    [1, '#f7f2ea'],
  ]),
);
const INK = colour('#8a4f2c');
const LINES = 26;

/** A compass in its brass case, its middle at (0, 0). */
function compass(): string {
  const marks = Array.from(
    { length: 36 },
    (_, index) =>
      `<path transform="rotate(${index * 10})" d="M0-126V-${index % 9 === 0 ? 100 : 114}" stroke="#2a2320" stroke-width="${index % 9 === 0 ? 6 : 2.5}"/>`,
  ).join('');
  return `<circle r="166" fill="#6b4416"/><circle r="166" fill="url(#case)"/><circle r="142" fill="#3a2410"/><circle r="136" fill="#faf5e6"/>${marks}<path d="M0-90L16-16L90 0L16 16L0 90L-16 16L-90 0L-16-16Z" fill="#d9c49a"/><g transform="rotate(34)"><path d="M-15 0L0-112L15 0Z" fill="#c3203a"/><path d="M-15 0L0 112L15 0Z" fill="#2c3c5c"/></g><circle r="11" fill="#b98a3a"/><path d="M-100-86A132 132 0 0 1 40-126L20-60A80 80 0 0 0-56-46Z" fill="#fff" fill-opacity=".4"/>`;
}

/** A map of hills on the table of the geography room. */
export const mapTable: Drawing = {
  ...BESIDE,
  shows: 'A contour map with a marked route, a brass compass, a pencil and a ruler on it',
  development: { corners: 0.42 },
  async paint(canvas) {
    const land = valueNoise(1201);
    const paper = valueNoise(1203);
    const sheet = { width: canvas.width + 6, height: canvas.height + 6, cell: 3 };
    const bankAt = coarsely((x, y) => Math.abs(layered(land, 2, x / 520 + 9, y / 420 + 2) - 0.5), sheet);
    const heightAt = coarsely((x, y) => {
      const hills = smooth(0.12, 0.86, layered(land, 4, (x + y * 0.2) / 360 + 3, (y - x * 0.1) / 330 + 8));
      return hills * (0.3 + 0.7 * smooth(0, 0.17, bankAt(x, y)));
    }, sheet);
    shade(canvas, (x, y, pixel) => {
      const height = heightAt(x, y);
      const slope = (height - heightAt(x + 3, y + 3)) * 7;
      const level = height * LINES;
      const nearest = Math.round(level);
      const steep = Math.max(0.012, Math.abs(slope) * 0.5 + 0.02) * LINES;
      const heavy = nearest % 5 === 0;
      const line =
        smooth(heavy ? 0.16 : 0.1, 0.02, Math.abs(level - nearest) / Math.min(1, steep * 1.6)) *
        (heavy ? 0.85 : 0.5);
      const grid = Math.min(Math.abs((x % 180) - 90), Math.abs((y % 180) - 60)) < 0.8 ? 0.22 : 0;
      const fibre = 0.95 + 0.07 * paper(x / 2, y / 2) + slope * 0.5;
      const crease =
        1 -
        0.09 * Math.exp(-Math.abs(x - 480) / 5) -
        0.09 * Math.exp(-Math.abs(x - 960) / 5) -
        0.09 * Math.exp(-Math.abs(y - 500) / 5);
      const fold = 1 + 0.05 * Math.sin((x / 480) * Math.PI) * Math.cos((y / 500) * Math.PI);
      const river = smooth(0.022, 0.012, bankAt(x, y)) * 0.9;
      const tint = HEIGHTS(height);
      for (const part of [0, 1, 2] as const) {
        const blue = [0.3, 0.58, 0.74][part] ?? 0;
        const ground = tint[part] * fibre;
        const inked = ground + ((INK[part] ?? 0) - ground) * Math.max(line, grid);
        pixel[part] = (inked + (blue - inked) * river) * crease * fold;
      }
    });
    await vector(
      canvas,
      '<g fill="#1a100a" fill-opacity=".5"><circle cx="1116" cy="346" r="172"/><path d="M150 850L760 690L774 740L166 900Z"/><path d="M880 760L1330 856L1336 846L890 744Z"/></g>',
      { blur: 11 },
    );
    const stops = [
      [210, 250],
      [350, 330],
      [420, 470],
      [590, 500],
      [700, 380],
      [860, 430],
    ] as const;
    const pins = stops
      .map(([x, y], index) =>
        index === 0 || index === stops.length - 1
          ? `<path d="M${x} ${y}l16-34" stroke="#5a5f66" stroke-width="5"/><circle cx="${x + 20}" cy="${y - 46}" r="21" fill="${index === 0 ? '#1f5aa0' : '#c3203a'}"/><circle cx="${x + 13}" cy="${y - 54}" r="7" fill="#fff" fill-opacity=".7"/>`
          : `<circle cx="${x}" cy="${y}" r="9" fill="#fff" stroke="#c3203a" stroke-width="5"/>`,
      )
      .join('');
    const marks = Array.from(
      { length: 41 },
      (_, mark) => `M${at(16 + mark * 15)} 0v${mark % 5 === 0 ? 24 : 13}`,
    ).join('');
    await vector(
      canvas,
      `<defs><linearGradient id="case" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#f3d58a"/><stop offset=".5" stop-color="#b5822f"/><stop offset="1" stop-color="#6b4416"/></linearGradient></defs><path d="M${stops.map(([x, y]) => `${x} ${y}`).join('L')}" fill="none" stroke="#c3203a" stroke-width="6" stroke-dasharray="18 12" stroke-linejoin="round"/>${pins}<g transform="translate(1100 330)">${compass()}</g><g transform="translate(140 838) rotate(-14.6)"><path d="M0 0H632V54H0Z" fill="#e6c27e"/><path d="M0 0H632V5H0Z" fill="#fbe6b4"/><path d="${marks}" stroke="#4a2c14" stroke-width="2.4"/><circle cx="606" cy="36" r="8" fill="#b08a54"/></g><g transform="translate(886 738) rotate(12)"><path d="M0 0L52-14H420V14H52Z" fill="#d8a02c"/><path d="M52-14H420V-4H52Z" fill="#f3c860"/><path d="M52 5H420V14H52Z" fill="#a8741a"/><path d="M0 0L52-14Q44 0 52 14Z" fill="#e8cfa4"/><path d="M0 0L18-5V5Z" fill="#2a2320"/><path d="M420-14h22v28h-22z" fill="#b9bec4"/><path d="M442-14h30q10 14 0 28h-30z" fill="#c8505a"/></g>`,
    );
    glow(canvas, { x: 300, y: 120, reach: 800, colour: [1, 0.88, 0.64], strength: 0.34, wide: 1.3 });
    await vector(canvas, '<path d="M1000-20H1460V980H1180Z" fill="#2a1a2c" fill-opacity=".34"/>', {
      blur: 40,
      meeting: 'multiply',
    });
  },
};
