import { wash } from '../brush/canvas.ts';
import { chance } from '../brush/chance.ts';
import { colour, mixHex, scale } from '../brush/colour.ts';
import { glow } from '../brush/light.ts';
import { at, vector } from '../brush/vector.ts';
import { BESIDE, type Drawing } from '../drawing.ts';

const VANISH = { x: 900, y: 330 };
const SCREENS = ['code', 'code', 'chart', 'code', 'window'] as const;

/** What a screen shows, in a box of 100 by 60. */
function content(kind: (typeof SCREENS)[number], seed: number): string {
  const random = chance(seed);
  if (kind === 'chart') {
    return Array.from({ length: 9 }, (_, bar) => {
      const tall = (bar + 2) * random.between(2, 4.2);
      return `<rect x="${10 + bar * 9}" y="${at(54 - tall)}" width="6" height="${at(tall)}" fill="${bar === 5 ? '#ffb53a' : '#59a7d8'}"/>`;
    }).join('');
  }
  if (kind === 'window')
    return '<rect x="8" y="8" width="84" height="44" fill="#f3eee0"/><rect x="8" y="8" width="84" height="8" fill="#b5232f"/><rect x="14" y="22" width="30" height="24" fill="#9fb8c4"/><path d="M50 24h36M50 31h30M50 38h34" stroke="#6b6a66" stroke-width="2.4"/>';
  return Array.from({ length: 8 }, (_, line) => {
    const indent = [0, 6, 12, 12, 18, 12, 6, 0][line] ?? 0;
    const long = random.between(14, 46);
    return `<path d="M${10 + indent} ${9 + line * 6}h${at(long * 0.4)}" stroke="#ff8f7a" stroke-width="2.2"/><path d="M${at(13 + indent + long * 0.4)} ${9 + line * 6}h${at(long)}" stroke="${random.pick(['#7fd0c0', '#a9c7f0', '#f2d48a'])}" stroke-width="2.2"/>`;
  }).join('');
}

/** One place in the row: a screen on a desk, and someone's head before it, or an empty chair. */
function place(x: number, y: number, size: number, dim: number, seed: number): string {
  const random = chance(seed);
  const taken = random.next() < 0.62;
  const kind = random.pick(SCREENS);
  const shirt = mixHex(
    random.pick(['#7b1f2c', '#2a4a78', '#7a6a3a', '#345a4a', '#57456b']),
    '#080c1c',
    0.3 + dim * 0.4,
  );
  const scaleBy = at(size / 100);
  const person = taken
    ? `<path d="M14 138Q16 88 38 80L42 70H58L62 80Q84 88 86 138Z" fill="${shirt}"/><ellipse cx="50" cy="55" rx="16.5" ry="20" fill="#0d0a12"/><path d="M36 46Q42 33 56 36" stroke="#7fb6e6" stroke-opacity=".75" stroke-width="2.4" fill="none"/><path d="M22 96Q28 86 38 81M78 96Q72 86 62 81" stroke="#7fb6e6" stroke-opacity=".4" stroke-width="2" fill="none"/>`
    : '<path d="M26 138V94Q26 84 36 84H64Q74 84 74 94V138Z" fill="#10172c"/><path d="M28 92Q30 86 37 86H63Q70 86 72 92" stroke="#6fa0d0" stroke-opacity=".5" stroke-width="2" fill="none"/>';
  return `<g transform="translate(${at(x)} ${at(y)}) scale(${scaleBy})"><path d="M-12 78H112V88H-12Z" fill="#2b2440"/><path d="M-12 78H112V81H-12Z" fill="#7d87b8" fill-opacity=".6"/><path d="M46 62H54V78H46Z" fill="#0a0d18"/><rect x="-3" y="-2" width="106" height="66" rx="4" fill="#05070f"/><rect width="100" height="60" rx="2" fill="${mixHex('#17305c', '#0f1c3c', dim)}"/>${content(kind, seed + 1)}<rect width="100" height="60" fill="url(#sheen)"/>${person}</g>`;
}

/** The computer room in the evening: rows of screens, and those who forgot to go home. */
export const computerRoom: Drawing = {
  ...BESIDE,
  shows: 'A computer room in the evening, rows of screens with code and the sunset in the windows',
  development: { corners: 0.45 },
  async paint(canvas) {
    wash(
      canvas,
      scale([
        [0, '#0a0e20'],
        [0.35, '#18223f'],
        [0.4, '#121a33'],
        [1, '#070914'],
      ]),
    );
    const panes = Array.from(
      { length: 7 },
      (_, pane) =>
        `<rect x="${90 + pane * 186}" y="70" width="150" height="205" fill="url(#dusk)"/><path d="M${165 + pane * 186} 70V275M${90 + pane * 186} 168H${240 + pane * 186}" stroke="#0a0f20" stroke-width="7"/>`,
    ).join('');
    await vector(
      canvas,
      `<defs><linearGradient id="dusk" x2="0" y2="1"><stop stop-color="#23407c"/><stop offset=".62" stop-color="#b9697a"/><stop offset="1" stop-color="#f0a862"/></linearGradient></defs>${panes}<path d="M90 275L160 236L240 262L330 226L470 268L560 240L700 272L830 224L960 262L1080 232L1200 268L1360 240V275Z" fill="#1a2348"/><rect x="60" y="275" width="1330" height="16" fill="#263056"/>`,
    );
    glow(canvas, { x: 720, y: 230, reach: 260, colour: colour('#e08a6a'), strength: 0.25, wide: 3 });
    const rows = [
      { y: 318, size: 66, gap: 112 },
      { y: 388, size: 100, gap: 168 },
      { y: 500, size: 158, gap: 262 },
      { y: 680, size: 262, gap: 430 },
    ];
    for (const [index, { y, size, gap }] of rows.entries()) {
      const near = index / 3;
      let drawn =
        '<defs><linearGradient id="sheen" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".18"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/></linearGradient></defs>';
      for (let column = -6; column < 7; column++) {
        const x = VANISH.x + (column - 0.35 * (index % 2)) * gap - size / 2 - near * 180;
        if (x < -size * 1.3 || x > 1470) continue;
        glow(canvas, {
          x: x + size / 2,
          y: y + size * 0.34,
          reach: size * 0.95,
          colour: colour('#5f9be8'),
          strength: 0.42,
          wide: 1.3,
        });
        drawn += place(x, y, size, 1 - near, 900 + index * 20 + column);
      }
      await vector(canvas, drawn);
    }
  },
};
