import { shade, wash } from '../brush/canvas.ts';
import { colour, mix, smooth } from '../brush/colour.ts';
import { glow } from '../brush/light.ts';
import { layered, valueNoise } from '../brush/noise.ts';
import { at, vector } from '../brush/vector.ts';
import { BESIDE, type Drawing } from '../drawing.ts';

const EDGE = 330;
const LIGHT_WOOD = colour('#e0bd86');
const DARK_WOOD = colour('#6b3a22');
/** Half breadths of turned pieces from foot to top: height and breadth, both in shares of the height. */
const FOOT = 'M-.3 0H.3Q.32-.06 .27-.09H.22Q.25-.13 .2-.16';
const PIECES = {
  pawn: `${FOOT}Q.1-.3 .09-.5H.17Q.18-.55 .1-.57A.17 .17 0 1 0-.1-.57Q-.18-.55-.17-.5H-.09Q-.1-.3-.2-.16Q-.25-.13-.22-.09H-.27Q-.32-.06-.3 0Z`,
  bishop: `${FOOT}Q.09-.36 .08-.56H.15V-.61H.1Q.19-.72 .12-.84Q.06-.92 .03-.94A.045 .045 0 1 0-.03-.94Q-.06-.92-.12-.84Q-.19-.72-.1-.61H-.15V-.56H-.08Q-.09-.36-.2-.16Q-.25-.13-.22-.09H-.27Q-.32-.06-.3 0Z`,
  rook: `${FOOT}Q.13-.36 .13-.58H.2V-.82H.12V-.75H.05V-.82H-.05V-.75H-.12V-.82H-.2V-.58H-.13Q-.13-.36-.2-.16Q-.25-.13-.22-.09H-.27Q-.32-.06-.3 0Z`,
  king: `${FOOT}Q.09-.4 .08-.62H.15V-.67H.11L.19-.86Q.1-.92 .035-.92V-.95H.1V-1H.035V-1.07H-.035V-1H-.1V-.95H-.035V-.92Q-.1-.92-.19-.86L-.11-.67H-.15V-.62H-.08Q-.09-.4-.2-.16Q-.25-.13-.22-.09H-.27Q-.32-.06-.3 0Z`,
  knight: `${FOOT}Q.2-.3 .16-.42Q.3-.72 .1-.86L.04-.96L-.02-.86Q-.2-.8-.26-.6Q-.3-.52-.22-.5Q-.14-.54-.06-.54Q-.14-.36-.18-.16Q-.25-.13-.22-.09H-.27Q-.32-.06-.3 0Z`,
} as const;

/** The rings that the turner's iron left. */
const COLLAR = {
  pawn: 'M-.17-.5Q0-.45 .17-.5',
  bishop: 'M-.15-.58Q0-.54 .15-.58M-.02-.9L.08-.74',
  rook: 'M-.2-.58Q0-.53 .2-.58M-.2-.7Q0-.66 .2-.7',
  king: 'M-.15-.64Q0-.59 .15-.64M-.12-.7Q0-.66 .12-.7M-.19-.86Q0-.8 .19-.86',
  knight: 'M-.17-.72L-.13-.7M.12-.84Q.2-.64 .1-.46M.04-.92Q.14-.7 .05-.5M-.25-.54L-.2-.55',
} as const;

function piece(kind: keyof typeof PIECES, x: number, y: number, tall: number, black: boolean): string {
  return `<g transform="translate(${at(x)} ${at(y)}) scale(${at(tall)})"><ellipse rx=".3" ry=".075" fill="url(#${black ? 'ebony' : 'box'})"/><path d="${PIECES[kind]}" fill="url(#${black ? 'ebony' : 'box'})"/><path d="M-.27-.09Q0-.03 .27-.09M-.2-.16Q0-.1 .2-.16M-.13-.2Q0-.15 .13-.2${COLLAR[kind]}" fill="none" stroke="${black ? '#0d0606' : '#8a5c34'}" stroke-opacity=".55" stroke-width=".012"/></g>`;
}

const shadowOf = (x: number, y: number, tall: number) =>
  `<path d="M${at(x - tall * 0.28)} ${at(y)}L${at(x + tall * 1.0)} ${at(y + tall * 0.3)}L${at(x + tall * 1.2)} ${at(y + tall * 0.2)}L${at(x + tall * 0.28)} ${at(y - tall * 0.07)}Z"/><ellipse cx="${at(x)}" cy="${at(y)}" rx="${at(tall * 0.33)}" ry="${at(tall * 0.09)}"/>`;

const PLAN: readonly (readonly [keyof typeof PIECES, number, number, number, boolean])[] = [
  ['rook', 1130, 420, 210, true],
  ['pawn', 940, 425, 165, true],
  ['bishop', 650, 430, 235, true],
  ['pawn', 400, 440, 165, true],
  ['knight', 820, 520, 270, true],
  ['pawn', 1240, 560, 215, true],
  ['pawn', 560, 590, 230, false],
  ['knight', 1010, 690, 370, false],
  ['pawn', 240, 720, 300, false],
  ['king', 500, 850, 620, false],
  ['pawn', 1310, 880, 400, false],
];

/** A game of chess in the light of a window. */
export const chess: Drawing = {
  ...BESIDE,
  shows: 'A game of chess, the white king in front, long shadows across the wooden board',
  development: { corners: 0.4 },
  async paint(canvas) {
    wash(canvas, (y) => mix(colour('#20302c'), colour('#4a5a48'), smooth(0, 0.36, y)));
    await vector(
      canvas,
      '<g fill="#ffdf9e" fill-opacity=".5"><rect x="60" y="-40" width="150" height="260"/><rect x="240" y="-40" width="150" height="260"/><circle cx="900" cy="150" r="60"/><circle cx="1180" cy="90" r="44"/><circle cx="1080" cy="230" r="36"/></g>',
      { blur: 24, meeting: 'screen' },
    );
    const grain = valueNoise(931);
    shade(
      canvas,
      (x, y, pixel) => {
        const deep = 300 / (y - EDGE + 130);
        const u = ((x - 720) * deep) / 190 + 0.5;
        const v = deep * 4.4;
        const dark = (Math.floor(u + 40) + Math.floor(v + 0.35)) % 2 === 0;
        const veins = layered(grain, 3, u * (dark ? 1.4 : 9) + 60, v * (dark ? 22 : 3) + (dark ? 30 : 0));
        const wood = dark ? DARK_WOOD : LIGHT_WOOD;
        const sun = 0.62 + 0.55 * smooth(1500, 200, x + (y - EDGE) * 0.9) + 0.1 * smooth(500, EDGE, y);
        const lit = (0.78 + veins * 0.44) * sun;
        const edge = smooth(EDGE, EDGE + 5, y);
        pixel[0] += (wood[0] * lit - pixel[0]) * edge;
        pixel[1] += (wood[1] * lit - pixel[1]) * edge;
        pixel[2] += (wood[2] * lit - pixel[2]) * edge;
      },
      { top: EDGE },
    );
    await vector(
      canvas,
      `<g fill="#1a0c08" fill-opacity=".55">${PLAN.map(([, x, y, tall]) => shadowOf(x, y, tall)).join('')}</g>`,
      { blur: 7 },
    );
    const woods =
      '<defs><linearGradient id="box" x1="0" x2="1"><stop stop-color="#fff3d2"/><stop offset=".35" stop-color="#ecca94"/><stop offset=".75" stop-color="#b98550"/><stop offset="1" stop-color="#7a5030"/></linearGradient><linearGradient id="ebony" x1="0" x2="1"><stop stop-color="#8a5a48"/><stop offset=".3" stop-color="#4a2520"/><stop offset="1" stop-color="#170b0b"/></linearGradient></defs>';
    const far = PLAN.filter(([, , y]) => y < 500);
    const near = PLAN.filter(([, , y]) => y >= 500);
    await vector(canvas, woods + far.map((facts) => piece(...facts)).join(''), { blur: 2.2 });
    await vector(canvas, woods + near.map((facts) => piece(...facts)).join(''));
    glow(canvas, { x: 80, y: 180, reach: 760, colour: [1, 0.86, 0.6], strength: 0.32, wide: 1.3 });
  },
};
