import type { DrawingName } from '../drawings/index.ts';

/** The banners of the home page, the one to be seen first last, since lists show the newest first. */
export const banners: readonly {
  title: string;
  shortText: string;
  shortDescription: string;
  picture: DrawingName;
  daysAgo: number;
}[] = [
  {
    title: 'Evenings are for reading',
    shortText: 'Reading hall open until nine',
    shortDescription:
      'The lamps in the courtyard wing stay on through both examination terms, with a librarian at the desk and tea until half past seven.',
    picture: 'courtyard',
    daysAgo: 64,
  },
  {
    title: 'After class, a valley to look at',
    shortText: 'Twelve clubs, one roof terrace',
    shortDescription:
      'Debate, dhaka weaving, robotics, mountain walking: whatever you join, the week ends on the terrace when the sun goes behind the western rim.',
    picture: 'dusk',
    daysAgo: 47,
  },
  {
    title: 'Sit down, ask, argue, learn',
    shortText: 'Classes of at most forty',
    shortDescription:
      'A chautari is where travellers rest and talk. Ours has stood before the main gate for longer than the college has, and teachers still hold office hours on it.',
    picture: 'chautari',
    daysAgo: 30,
  },
  {
    title: 'Start before the sun does',
    shortText: 'BCA, BBA, BIM, BSc CSIT and BBS',
    shortDescription:
      'Five bachelor programmes, morning classes from 6:15, fees published to the last rupee, and a teacher who knows your name by the second week.',
    picture: 'dawn',
    daysAgo: 12,
  },
];
