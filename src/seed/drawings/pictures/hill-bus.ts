import { wash } from '../brush/canvas.ts';
import { chance } from '../brush/chance.ts';
import { colour, mixHex, scale } from '../brush/colour.ts';
import { glow, mist } from '../brush/light.ts';
import { range } from '../brush/range.ts';
import { ridge } from '../brush/ridge.ts';
import { at, vector } from '../brush/vector.ts';
import { BESIDE, type Drawing } from '../drawing.ts';

/** A painted bus seen from the side, its wheels on y = 0, heading left. */
function bus(): string {
  const windows = Array.from(
    { length: 6 },
    (_, index) =>
      `<rect x="${-190 + index * 92}" y="-222" width="82" height="78" rx="8" fill="url(#glass)"/><path d="M${-178 + index * 92}-146q4-44 28-46q26 2 30 46z" fill="#28303c" fill-opacity="${index % 3 === 1 ? 0 : 0.75}"/>`,
  ).join('');
  const wheel = (x: number) =>
    `<circle cx="${x}" cy="-42" r="50" fill="#15171c"/><circle cx="${x}" cy="-42" r="27" fill="#c9ccd2"/><circle cx="${x}" cy="-42" r="14" fill="#c8283c"/>`;
  const petals = Array.from(
    { length: 15 },
    (_, index) =>
      `<circle cx="${-200 + index * 40}" cy="-104" r="10" fill="${index % 2 ? '#f3b431' : '#f7efe0'}"/><circle cx="${-200 + index * 40}" cy="-104" r="4" fill="#c8283c"/>`,
  ).join('');
  return `<defs><linearGradient id="glass" x2="0" y2="1"><stop stop-color="#d8ecf4"/><stop offset="1" stop-color="#7fa6b8"/></linearGradient><linearGradient id="paint" x2="0" y2="1"><stop stop-color="#2f6fb4"/><stop offset=".55" stop-color="#1d4c8a"/><stop offset="1" stop-color="#12305c"/></linearGradient></defs>
<path d="M-318-30Q-330-120-300-236Q-290-262-262-264H372Q394-262 396-238V-30Z" fill="url(#paint)"/><path d="M-314-138H396V-124H-316ZM-318-84H396V-72H-320Z" fill="#f3b431"/><path d="M-316-124H396V-84H-318Z" fill="#b3203a"/>${petals}<path d="M-300-222Q-294-236-276-236H-214V-144H-312Z" fill="url(#glass)"/>${windows}<path d="M-262-264H372l-6-16H-250Z" fill="#e9e2d2"/><path d="M-190-282H350M-180-282v-26H340v26M-80-282v-26M30-282v-26M140-282v-26M250-282v-26" fill="none" stroke="#4b5058" stroke-width="6"/><path d="M-160-284v-44h90v44zM-60-284v-34q50-26 96 0v34zM60-284v-58h70v58zM150-284q10-56 70-50q50 6 46 50z" fill="#7a5a3c"/><path d="M-160-318h90v10h-90zM60-330h70v10H60z" fill="#c9a46a"/><path d="M-326-64h20v30h-20z" fill="#d9dce0"/><circle cx="-312" cy="-92" r="14" fill="#fff3c8"/><path d="M380-100h16v34h-16z" fill="#e8402f"/>${wheel(-196)}${wheel(262)}`;
}

/** The dry stone wall at the edge of the road. */
function wall(): string {
  const random = chance(811);
  let stones = '';
  for (let row = 0; row < 3; row++)
    for (let x = -30; x < 1460; ) {
      const wide = random.between(50, 104);
      stones += `<rect x="${at(x)}" y="${at(868 + row * 32)}" width="${at(wide - 4)}" height="29" rx="9" fill="${mixHex('#8b8172', '#3f3a38', random.between(0.1, 0.6) + row * 0.1)}"/>`;
      x += wide;
    }
  return `<rect y="866" width="1440" height="120" fill="#2a2725"/>${stones}`;
}

/** The bus to college on its road along the hill. */
export const hillBus: Drawing = {
  ...BESIDE,
  shows:
    'A painted blue bus with luggage on its roof on a mountain road, a deep valley and snow peaks behind it',
  async paint(canvas) {
    wash(
      canvas,
      scale([
        [0, '#3f86c2'],
        [0.4, '#b4d6e4'],
        [0.55, '#f0ecdb'],
        [1, '#f0ecdb'],
      ]),
    );
    range(canvas, {
      foot: 430,
      height: 250,
      seed: 821,
      from: -1,
      haze: 0.8,
      peaks: [
        [0.12, 0.8, 0.2],
        [0.36, 1, 0.18],
        [0.62, 0.66, 0.2],
        [0.88, 0.9, 0.2],
      ],
      sunlit: colour('#fffaf0'),
      shaded: colour('#8fb0d0'),
      rock: colour('#7088a4'),
      air: colour('#d6e3e0'),
    });
    mist(canvas, { y: 410, thickness: 80, colour: colour('#f2efe2'), strength: 0.9, seed: 31 });
    for (const [index, y] of [450, 540, 640].entries()) {
      ridge(canvas, {
        y,
        rise: 120,
        wave: 460,
        seed: 830 + index * 4,
        crest: colour(['#86aaa4', '#568a6c', '#386b46'][index] ?? '#386b46'),
        foot: colour(['#d3dfd2', '#b5cfa8', '#8fb57c'][index] ?? '#8fb57c'),
        fade: 190,
        trees: index * 9,
        relief: 0.3,
      });
      mist(canvas, {
        y: y + 105,
        thickness: 60,
        colour: colour('#eef1e0'),
        strength: 0.7,
        seed: 840 + index,
      });
    }
    glow(canvas, { x: 160, y: 190, reach: 560, colour: colour('#fff3cc'), strength: 0.55 });
    await vector(
      canvas,
      `<path d="M-10 770Q700 724 1450 752V980H-10Z" fill="#5b5a5c"/><path d="M-10 770Q700 724 1450 752V766Q700 738-10 784Z" fill="#c9bfa4"/><path d="M-10 826Q700 790 1450 812" fill="none" stroke="#e9dfc4" stroke-width="6" stroke-dasharray="74 60" stroke-opacity=".75"/>`,
    );
    await vector(
      canvas,
      '<path d="M360 858Q700 812 1130 838L1080 862Q700 884 380 876Z" fill="#0b0e16" fill-opacity=".6"/>',
      {
        blur: 9,
      },
    );
    await vector(canvas, `<g transform="translate(720 852) rotate(-1)">${bus()}</g>`);
    await vector(canvas, wall());
    await vector(
      canvas,
      '<path d="M-20 970Q40 800 20 690Q70 770 70 880Q110 800 160 770Q130 860 140 970ZM1300 970Q1330 840 1320 760Q1370 830 1366 910Q1400 820 1460 770V970Z" fill="#1d3a26"/>',
      { blur: 3 },
    );
  },
};
