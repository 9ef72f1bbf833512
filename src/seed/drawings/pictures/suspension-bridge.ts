import { wash } from '../brush/canvas.ts';
import { colour, scale } from '../brush/colour.ts';
import { glow, mist } from '../brush/light.ts';
import { ridge } from '../brush/ridge.ts';
import { at, vector } from '../brush/vector.ts';
import { type Drawing, WIDE } from '../drawing.ts';

const deckAt = (x: number) => 640 - x * 0.03 + 190 * (1 - ((x - 960) / 900) ** 2);
const railAt = (x: number) => deckAt(x) - 58 - 130 * ((x - 960) / 900) ** 2;
const FLAGS = ['#2456a6', '#f4f0e6', '#c8283c', '#2f8552', '#efb42e'];

/** The cables, the hangers, the planks, and flags along the rail. */
function bridge(): string {
  let deck = '';
  let rail = '';
  let hangers = '';
  let flags = '';
  for (let x = 60; x <= 1860; x += 20) {
    const step = x === 60 ? 'M' : 'L';
    deck += `${step}${x} ${at(deckAt(x))}`;
    rail += `${step}${x} ${at(railAt(x))}`;
    hangers += `M${x} ${at(railAt(x))}L${x} ${at(deckAt(x) + 5)}M${x} ${at(railAt(x))}L${x + 20} ${at(deckAt(x + 20))}`;
    if (x % 40 === 20 && x > 200 && x < 1720)
      flags += `<path d="M${x - 15} ${at(railAt(x - 15) + 1)}L${x + 15} ${at(railAt(x + 15) + 1)}L${x + 19} ${at(railAt(x) + 33)}Q${x + 4} ${at(railAt(x) + 27)} ${x - 11} ${at(railAt(x) + 34)}Z" fill="${FLAGS[((x - 20) / 40) % 5] ?? '#fff'}"/>`;
  }
  return `<path d="${hangers}" stroke="#31363a" stroke-width="1.6" stroke-opacity=".7"/><path d="${rail}" fill="none" stroke="#23282c" stroke-width="6"/><path d="${deck}" fill="none" stroke="#4a3526" stroke-width="15"/><path d="${deck}" fill="none" stroke="#b58a5c" stroke-width="4" stroke-dasharray="16 4" transform="translate(0 -5)"/><g fill-opacity=".93">${flags}</g>`;
}

function walker(x: number, cloth: string, load: string): string {
  return `<g transform="translate(${x} ${at(deckAt(x) - 4)})"><path d="M-9 0L-4-34H6L12 0H5L1-20L-3 0Z" fill="#20242c"/><path d="M-9-32Q-11-62 1-64Q12-62 9-32Z" fill="${cloth}"/><circle cx="3" cy="-72" r="9" fill="#2a1a14"/><path d="M-26-62h18v30h-14z" fill="${load}"/></g>`;
}

/** A foot bridge on steel ropes over a gorge. */
export const suspensionBridge: Drawing = {
  ...WIDE,
  shows: 'A long suspension bridge hung with prayer flags over a misty gorge, three people crossing it',
  async paint(canvas) {
    wash(
      canvas,
      scale([
        [0, '#6fa7c9'],
        [0.35, '#c9dfe0'],
        [0.6, '#f3ead2'],
        [1, '#cfe0d2'],
      ]),
    );
    const hills = [
      { y: 400, rise: 220, crest: '#9db9bf', foot: '#dde5d8' },
      { y: 520, rise: 260, crest: '#6f9a93', foot: '#cbdcc9' },
      { y: 690, rise: 240, crest: '#417763', foot: '#b4cdb4' },
    ];
    for (const [index, { y, rise, crest, foot }] of hills.entries()) {
      ridge(canvas, {
        y,
        rise,
        wave: 720 - index * 90,
        seed: 702 + index * 3,
        crest: colour(crest),
        foot: colour(foot),
        fade: 330,
        trees: index * 9,
        relief: 0.24,
        sharp: 0.25,
      });
      mist(canvas, {
        y: y + 190,
        thickness: 120,
        colour: colour('#f0ecda'),
        strength: 0.9,
        seed: 720 + index,
        billow: 620,
      });
    }
    glow(canvas, { x: 1500, y: 200, reach: 620, colour: colour('#fff2c8'), strength: 0.6, wide: 1.4 });
    await vector(
      canvas,
      '<defs><linearGradient id="river" x2="0" y2="1"><stop stop-color="#d9eee6"/><stop offset="1" stop-color="#4fa79c"/></linearGradient></defs><path d="M1000 850Q1100 868 1010 892Q860 920 900 950Q1010 990 900 1030Q830 1060 820 1090H1200Q1190 1040 1150 1010Q1090 960 1010 938Q970 920 1060 896Q1150 866 1000 850Z" fill="url(#river)"/><path d="M940 926q40-12 70-16M960 962q50 14 110 22M930 1050q90-22 180-16M1000 1010q50 6 90 20" stroke="#fff" stroke-opacity=".7" stroke-width="5" fill="none"/>',
      { blur: 2 },
    );
    mist(canvas, {
      y: 950,
      thickness: 150,
      colour: colour('#e6efe2'),
      strength: 0.75,
      seed: 731,
      billow: 500,
    });
    await vector(
      canvas,
      '<defs><linearGradient id="rock"><stop stop-color="#1c3029"/><stop offset="1" stop-color="#3c5c48"/></linearGradient><linearGradient id="rock-right"><stop stop-color="#54755a"/><stop offset="1" stop-color="#22382d"/></linearGradient></defs><path d="M-10 590L60 606L96 602L150 636L196 650L214 690L200 722L238 760L250 812L236 840L284 890L300 950L286 980L340 1090H-10Z" fill="url(#rock)"/><path d="M1930 530L1850 552L1800 556L1740 590L1706 600L1690 650L1708 684L1672 730L1650 790L1668 830L1622 880L1604 960L1616 1000L1580 1090H1930Z" fill="url(#rock-right)"/><g fill="#0c1c18" fill-opacity=".34"><path d="M150 636L120 700L160 760L128 840L180 900L150 1090H-10V700L60 680L40 640Z"/><path d="M236 840L200 900L240 960L214 1090H286L340 1090L286 980L300 950L284 890Z"/><path d="M1800 556L1830 640L1800 720L1850 800L1810 900L1840 1090H1930V600Z"/></g><g fill="#9fc08f" fill-opacity=".2"><path d="M60 606L96 602L150 636L120 700L80 660Z"/><path d="M196 650L214 690L200 722L176 700Z"/><path d="M1740 590L1706 600L1690 650L1708 684L1740 650ZM1672 730L1650 790L1668 830L1700 780ZM1622 880L1604 960L1650 930Z"/></g>',
    );
    await vector(canvas, bridge());
    await vector(
      canvas,
      `${walker(560, '#b3233a', '#c99b58')}${walker(640, '#27548f', '#8a5a34')}${walker(1180, '#e0a32c', '#4d6b3f')}<g fill="#2b2f33"><path d="M44 360h22v330H44zM84 350h22v350H84zM40 400h70v14H40zM40 500h70v14H40zM1814 320h22v320h-22zM1854 310h22v330h-22zM1810 370h70v14h-70zM1810 460h70v14h-70z"/></g><path d="M75 380L-20 560M1845 340L1950 520" stroke="#23282c" stroke-width="6"/>`,
    );
  },
};
