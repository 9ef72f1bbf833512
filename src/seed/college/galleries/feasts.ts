import { shows } from '../writing.ts';
import type { Album } from './album.ts';

/** Feasts of the year. */
export const feasts: readonly Album[] = [
  {
    title: 'Tihar on the great stairs',
    when: { month: 11, day: 7 },
    time: '10:05',
    pictures: [
      shows('lamps', 'The first of a thousand and eight lamps, row above row'),
      shows('marigolds', 'Garlands from Ichangu, hung by the second-year students'),
      shows('courtyard', 'Deusi singers expected in the lamplit gallery'),
      shows('dhaka-cloth', 'The cloth on which the sweets were laid out'),
      shows('moonlight', 'The town below, brighter than on any other night'),
    ],
  },
  {
    title: 'होली: रङ, पानी र हाँसो',
    when: { month: 3, day: 4 },
    time: '15:30',
    pictures: [
      shows('holi', 'हावामा उडिरहेको अबिरका रङ्गीन बादल'),
      shows('tiered-roofs', 'वसन्तपुरका छाना साँझको सुनौलो उज्यालोमा'),
      shows('marigolds', 'इँटाको भित्तामा सयपत्रीको रङ'),
      shows('rain-on-roofs', 'साँझ पानीले पखालिएका छाना'),
      shows('dhaka-cloth', 'रङ लाग्न नदिई जोगाइएको ढाका'),
    ],
  },
  {
    title: 'Dashain: a fortnight of wind',
    when: { month: 10, day: 9 },
    time: '12:35',
    pictures: [
      shows('kites', 'Seventeen kites in the contest of the physics course'),
      shows('tiered-roofs', 'Asan at the end of the day, when the last strings are wound up'),
      shows('terraces', 'Rice nearly ripe below the villages to which everyone goes home'),
      shows('hill-bus', 'A bus with goats on its roof and students inside'),
      shows('suspension-bridge', 'The last hour on foot, across the Trishuli'),
      shows('prayer-flags', 'New flags over the house of a classmate in Dolakha'),
    ],
  },
];
