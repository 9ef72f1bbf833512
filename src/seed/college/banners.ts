import { type Standing, shows } from './writing.ts';

/** The banners of the home page, the one to be seen first first. */
export const banners: readonly Standing[] = [
  {
    fields: {
      title: 'Start before the sun does',
      shortText: 'BCA, BBA, BIM, BSc CSIT and BBS',
      shortDescription:
        'Five bachelor programmes, morning classes from 6:15, fees published to the last rupee, and a teacher who knows your name by the second week.',
    },
    picture: shows('dawn', 'First light on the Himalaya behind the dark hills of the valley'),
  },
  {
    fields: {
      title: 'Sit down, ask, argue, learn',
      shortText: 'Classes of at most forty',
      shortDescription:
        'A chautari is where travellers rest and talk. Ours has stood before the main gate for longer than the college has, and teachers still hold office hours on it.',
    },
    picture: shows('chautari', 'The old pipal before the main gate, with a stone seat around its trunk'),
  },
  {
    fields: {
      title: 'After class, a valley to look at',
      shortText: 'Twelve clubs, one roof terrace',
      shortDescription:
        'Debate, dhaka weaving, robotics, mountain walking: whatever you join, the week ends on the terrace when the sun goes behind the western rim.',
    },
    picture: shows('dusk', 'Ridge behind ridge in the evening, seen from the roof terrace'),
  },
  {
    fields: {
      title: 'Evenings are for reading',
      shortText: 'Reading hall open until nine',
      shortDescription:
        'The lamps in the courtyard wing stay on through both examination terms, with a librarian at the desk and tea until half past seven.',
    },
    picture: shows('courtyard', 'The brick courtyard at nightfall, with light in the carved windows'),
  },
];
