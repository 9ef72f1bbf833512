import { denim, headscarf, jacket, knitted, kurta, sari, shawl, topi } from '../../brush/person/clothes.ts';
import { beard, type Face, face, glasses, tika } from '../../brush/person/face.ts';
import {
  bobbed,
  bun,
  cropped,
  curly,
  type Hair,
  long,
  plait,
  receding,
  tied,
} from '../../brush/person/hair.ts';
import { portray } from '../../brush/person/portrait.ts';
import { type Drawing, UPRIGHT } from '../../drawing.ts';
import { brick, disc, type Ground, hanging, hills, plaster, shelves, spots } from './grounds.ts';

interface Person extends Face {
  shows: string;
  ground: Ground;
  hair: Hair;
  clothes: string;
  /** What lies over face and hair. */
  over?: string;
  /** What lies between face and hair. */
  under?: string;
  lean?: number;
  x?: number;
}

function portraitOf({ shows, ground, hair, clothes, over = '', under = '', ...person }: Person): Drawing {
  const { lean = 0, x = 600 } = person;
  return {
    ...UPRIGHT,
    shows,
    development: { grain: 0.022, corners: 0.3 },
    async paint(canvas) {
      await ground(canvas);
      await portray(canvas, {
        behind: hair.behind,
        face: face(person) + under,
        clothes,
        before: hair.before + over,
        lean,
        x,
      });
    },
  };
}

const BLACK = '#1c1416';
const BROWN = '#2e1b16';

/** Portraits of nobody: the principal, and those who speak well of the college. */
export const portraits = {
  'portrait-principal': portraitOf({
    shows:
      'The principal, a woman with greying hair tied back and round glasses, in a maroon sari before shelves of books',
    ground: shelves,
    skin: '#b87a52',
    brows: '#4a4044',
    hair: bun('#5b5358'),
    years: 0.6,
    turn: -10,
    smile: 0.6,
    clothes: sari('#7d1530', '#d9a441', '#2d2340'),
    under: tika(-10),
    over: glasses(-10, { rim: '#3a2418' }),
  }),
  'portrait-glasses': portraitOf({
    shows:
      'A young man with square glasses in the blue college jacket and a crimson tie, before a brick wall',
    ground: brick,
    skin: '#a56a45',
    brows: BLACK,
    hair: cropped(BLACK),
    turn: 10,
    lean: -2,
    clothes: jacket('#1f2f5c'),
    over: glasses(10, { square: true }),
  }),
  'portrait-shawl': portraitOf({
    shows: 'A woman with long dark hair wrapped in a rust-red shawl, misty hills behind her',
    ground: hills('#9fc0d2', '#e9e2cf', '#4d7668'),
    skin: '#c98d62',
    brows: BROWN,
    hair: long(BROWN),
    turn: -12,
    lean: 2,
    smile: 0.4,
    clothes: shawl('#a8472a', '#e3b04b', '#243a4c'),
  }),
  'portrait-topi': portraitOf({
    shows: 'An old man with a grey moustache and a patterned Dhaka cap, before a sunlit wall',
    ground: plaster('#d9a45c', '#b8743a'),
    skin: '#94603f',
    brows: '#9b938c',
    hair: receding('#8d8783'),
    years: 1,
    smile: 0.5,
    turn: 8,
    clothes: kurta('#e9e0cc', '#8a7a5c'),
    under: beard('#a7a09a', 8, { chin: false }),
    over: topi(8),
  }),
  'portrait-plait': portraitOf({
    shows:
      'A student with a long plait and a red ribbon, in the blue college jacket, before leaves in the sun',
    ground: spots('#3f7a58', '#17402f', ['#a9d08a', '#d8e29a', '#5fa36f', '#2c6a4b'], 31),
    skin: '#b97f58',
    brows: BLACK,
    hair: tied(BLACK),
    turn: -8,
    lean: -2,
    smile: 0.8,
    clothes: jacket('#27406e', { tie: '' }) + plait(BLACK, '#c8203a'),
  }),
  'portrait-curls': portraitOf({
    shows: 'A young man with curly hair in a denim jacket, a large yellow disc behind him',
    ground: disc('#14586b', '#f0b43c', '#0f4050'),
    skin: '#7d4d33',
    brows: '#150e0e',
    hair: curly('#1b1211'),
    turn: 12,
    lean: 3,
    smile: 0.9,
    clothes: denim('#37567f', '#efe6d4'),
  }),
  'portrait-sari': portraitOf({
    shows:
      'A woman with a red tika and her hair in a bun, in a green sari with a golden border, before a woven hanging',
    ground: hanging('#7a2036', '#e0a23c', '#f0e2c4'),
    skin: '#ab7049',
    brows: BLACK,
    hair: bun(BLACK),
    turn: 8,
    lean: 2,
    smile: 0.6,
    clothes: sari('#1d6b52', '#dba63f', '#a31f38'),
    under: tika(8),
  }),
  'portrait-beard': portraitOf({
    shows: 'A bearded man in a dark green pullover, the lights of the evening behind him',
    ground: spots('#1a2148', '#3b1e3a', ['#ffb95c', '#ff8a45', '#7f9be0', '#ffdb9a'], 57),
    skin: '#bd835c',
    brows: BROWN,
    hair: cropped(BROWN),
    turn: -12,
    lean: 2,
    clothes: knitted('#2f5b4a'),
    under: beard(BROWN, -12),
  }),
  'portrait-headscarf': portraitOf({
    shows:
      'A young woman in a blue headscarf and a cream coat, before a rose-coloured wall with the light of a window',
    ground: plaster('#d98f86', '#b25f62'),
    skin: '#cf9a72',
    brows: BROWN,
    hair: { behind: '', before: '' },
    turn: 10,
    lean: -3,
    smile: 0.7,
    clothes: kurta('#efe4d0', '#c9b48c'),
    over: headscarf('#23508a'),
  }),
  'portrait-fringe': portraitOf({
    shows: 'A young woman with a straight fringe and round glasses in a mustard kurta, blue hills behind her',
    ground: hills('#f2c9a6', '#f6e4d0', '#5b6f9c'),
    skin: '#d3a37a',
    brows: BLACK,
    hair: bobbed('#1a1518'),
    turn: -8,
    smile: 0.6,
    broad: 0.97,
    clothes: kurta('#d9982b', '#7d2a1e'),
    over: glasses(-8, { rim: '#7d2a1e' }),
  }),
  'portrait-silver': portraitOf({
    shows: 'A grey-haired man in a charcoal suit with a blue tie, before a calm blue disc',
    ground: disc('#e6dcc8', '#8fb2c4', '#cdbfa4'),
    skin: '#a8714d',
    brows: '#6d6766',
    hair: receding('#b9b4b2'),
    years: 0.8,
    turn: -10,
    smile: 0.3,
    clothes: jacket('#3a3a44', { tie: '#24558f' }),
    over: glasses(-10, { rim: '#4a4a52', square: true }),
  }),
} as const satisfies Record<string, Drawing>;
