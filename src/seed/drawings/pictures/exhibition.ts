import { shade, wash } from '../brush/canvas.ts';
import { colour, mix, mixHex, scale, smooth } from '../brush/colour.ts';
import { glow } from '../brush/light.ts';
import { layered, valueNoise } from '../brush/noise.ts';
import { vector } from '../brush/vector.ts';
import { BESIDE, type Drawing } from '../drawing.ts';

const FLOOR = 735;

/** A framed picture; `art` is drawn in a box of 100 by 100. */
function framed(x: number, y: number, wide: number, high: number, id: string, art: string): string {
  return `<g transform="translate(${x} ${y})"><rect x="-16" y="-16" width="${wide + 32}" height="${high + 32}" fill="#3a2216"/><rect x="-16" y="-16" width="${wide + 32}" height="7" fill="#8a5a36"/><rect width="${wide}" height="${high}" fill="#f6f0e2"/><svg x="18" y="18" width="${wide - 36}" height="${high - 36}" viewBox="0 0 100 100" preserveAspectRatio="${id === 'd' ? 'none' : 'xMidYMid slice'}"><clipPath id="${id}"><path d="M0 0H100V100H0Z"/></clipPath><g clip-path="url(#${id})">${art}</g></svg></g>`;
}

const HILLS =
  '<path d="M0 0H100V100H0Z" fill="#f6c79a"/><circle cx="68" cy="34" r="13" fill="#d8402f"/><path d="M0 62L24 34L44 58L62 42L100 70V100H0Z" fill="#5a6fa0"/><path d="M0 78Q30 60 56 76T100 74V100H0Z" fill="#2f4272"/>';
const WINDOW =
  '<path d="M0 0H100V100H0Z" fill="#a8482f"/><path d="M22 16H78V88H22Z" fill="#2a1510"/><path d="M30 24H70V80H30Z" fill="#f0b04a"/><path d="M30 24L70 80M70 24L30 80M50 24V80M30 52H70" stroke="#2a1510" stroke-width="4"/><path d="M12 12H88V18H12ZM14 88H86V94H14Z" fill="#5a2c1c"/>';
const FLOWER = `<path d="M0 0H100V100H0Z" fill="#123f4a"/>${Array.from({ length: 8 }, (_, index) => `<path transform="rotate(${index * 45} 50 46)" d="M50 46C36 32 38 14 50 8C62 14 64 32 50 46Z" fill="${index % 2 ? '#e0406a' : '#b81f48'}"/>`).join('')}<circle cx="50" cy="46" r="8" fill="#f4c04a"/><path d="M50 84V100M50 92Q30 84 22 92M50 92Q70 84 78 92" stroke="#5fae7a" stroke-width="5" fill="none"/>`;
const SQUARES = Array.from({ length: 25 }, (_, index) => {
  const hue = ['#d8a03a', '#1f4f7a', '#c23a3a', '#f0e6cf', '#2f7a5f'][
    (index * 7 + Math.floor(index / 5) * 3) % 5
  ];
  return `<rect x="${(index % 5) * 20}" y="${Math.floor(index / 5) * 20}" width="20" height="20" fill="${hue}"/>${index % 3 === 0 ? `<circle cx="${(index % 5) * 20 + 10}" cy="${Math.floor(index / 5) * 20 + 10}" r="6" fill="#1a1c28"/>` : ''}`;
}).join('');
const RIVER =
  '<path d="M0 0H100V100H0Z" fill="#dfe8d2"/><path d="M40 0C70 20 20 40 50 60S40 90 70 100H100V60C60 50 90 20 70 0Z" fill="#2f8fa8"/><path d="M0 20Q30 30 20 60T30 100H0Z" fill="#5f9a4f"/><path d="M0 50Q18 60 10 100H0Z" fill="#3a6f3a"/>';

function visitor(x: number, cloth: string, hair: string, long: boolean): string {
  return `<g transform="translate(${x} 858)"><path d="M-34 6Q-34-8-18-8Q-4-8-4 6ZM4 6Q4-8 18-8Q34-8 34 6Z" fill="#1a1214"/><circle cx="-50" cy="-114" r="9" fill="#9a6642"/><circle cx="50" cy="-114" r="9" fill="#9a6642"/><path d="M-30 0L-26-150H26L30 0H8L2-110L-6 0Z" fill="${mixHex(cloth, '#14101c', 0.65)}"/><path d="M-46-130Q-54-250-30-268Q0-280 30-268Q54-250 46-130Q0-118-46-130Z" fill="${cloth}"/><path d="M-44-240Q-66-180-52-124M44-240Q66-180 52-124" stroke="${mixHex(cloth, '#14101c', 0.14)}" stroke-width="18" stroke-linecap="round" fill="none"/><path d="M-12-262H12V-284H-12Z" fill="#9a6642"/><ellipse cy="-306" rx="27" ry="32" fill="${hair}"/>${long ? `<path d="M-27-310Q-34-250-22-216H22Q34-250 27-310Z" fill="${hair}"/>` : ''}</g>`;
}

/** Pictures by students on the wall of the hall. */
export const exhibition: Drawing = {
  ...BESIDE,
  shows: 'Two visitors look at five framed paintings by students on a white wall under spotlights',
  development: { corners: 0.34 },
  async paint(canvas) {
    wash(
      canvas,
      scale([
        [0, '#b7ac9c'],
        [0.4, '#e0d6c4'],
        [0.76, '#c6baa6'],
        [1, '#c6baa6'],
      ]),
    );
    for (const x of [160, 450, 760, 1040, 1300])
      await vector(
        canvas,
        `<path d="M${x - 10}-20L${x - 190} 520Q${x} 640 ${x + 190} 520L${x + 10}-20Z" fill="#fff6df" fill-opacity=".42"/>`,
        { blur: 30, meeting: 'screen' },
      );
    await vector(
      canvas,
      '<g fill="#2a1c14" fill-opacity=".5"><rect x="62" y="226" width="222" height="292"/><rect x="342" y="176" width="262" height="342"/><rect x="662" y="246" width="242" height="242"/><rect x="952" y="196" width="212" height="322"/><rect x="1222" y="236" width="242" height="262"/></g>',
      { blur: 12 },
    );
    await vector(
      canvas,
      framed(60, 210, 200, 270, 'a', HILLS) +
        framed(340, 160, 240, 320, 'b', FLOWER) +
        framed(660, 230, 220, 220, 'c', SQUARES) +
        framed(950, 180, 190, 300, 'd', WINDOW) +
        framed(1220, 220, 250, 240, 'e', RIVER),
    );
    const { data, width } = canvas;
    const wood = valueNoise(1061);
    const wall = data.slice(0, FLOOR * width * 3);
    const oak = colour('#8a5c38');
    const walnut = colour('#4a2c1c');
    shade(
      canvas,
      (x, y, pixel) => {
        const deep = (y - FLOOR) / (960 - FLOOR);
        const away = 1 / (0.5 + deep);
        const u = ((x - 720) * away) / 92;
        const board = Math.floor(u + 40);
        const seam = smooth(0.03, 0.07, Math.min(u + 40 - board, 1 - (u + 40 - board)));
        const grain = layered(wood, 3, u * 6 + board * 9, away * 9);
        const base = mix(walnut, oak, 0.3 + grain * 0.5 + wood(board * 3.3, 4) * 0.3);
        const from = (Math.max(0, FLOOR - 20 - Math.round((y - FLOOR) * 1.5)) * width + x) * 3;
        const shine = 0.3 * (1 - deep * 0.6);
        for (const part of [0, 1, 2] as const)
          pixel[part] = base[part] * (0.7 + 0.3 * seam) * (1 - shine) + (wall[from + part] ?? 0) * shine;
      },
      { top: FLOOR },
    );
    await vector(
      canvas,
      `<rect y="${FLOOR - 22}" width="1440" height="22" fill="#f1eadb"/><rect y="${FLOOR - 3}" width="1440" height="4" fill="#4a2c1c"/><g fill="#1b1512"><path d="M0 30H1440v9H0z"/>${[160, 450, 760, 1040, 1300].map((x) => `<path d="M${x - 5} 36h10v16h-10zM${x - 20} 50H${x + 20}L${x + 14} 84H${x - 14}Z"/>`).join('')}</g>`,
    );
    await vector(
      canvas,
      '<g fill="#140c0a" fill-opacity=".55"><ellipse cx="770" cy="862" rx="96" ry="14"/><ellipse cx="880" cy="862" rx="90" ry="14"/><ellipse cx="250" cy="872" rx="190" ry="16"/></g>',
      { blur: 6 },
    );
    await vector(
      canvas,
      `${visitor(770, '#2f5a8a', '#1a1214', true)}${visitor(880, '#b5532f', '#241814', false)}<path d="M80 780H420V806H80Z" fill="#5a3824"/><path d="M80 780H420v7H80z" fill="#a8744a"/><path d="M110 806h16v64h-16zM374 806h16v64h-16z" fill="#2a1810"/>`,
    );
    glow(canvas, { x: 460, y: 300, reach: 420, colour: [1, 0.94, 0.8], strength: 0.16 });
  },
};
