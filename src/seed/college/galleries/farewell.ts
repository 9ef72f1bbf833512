import { shows } from '../writing.ts';
import type { Album } from './album.ts';

/** What a year’s work comes to. */
export const farewell: readonly Album[] = [
  {
    title: 'Projects on show, and caps in the air',
    when: 232,
    time: '18:20',
    pictures: [
      shows('exhibition', 'Visitors between the boards of the project exhibition'),
      shows('glassware', 'A corner lent by the school next door, for the water tests of the fourth semester'),
      shows('computer-room', 'Projects running on every second screen'),
      shows('chalk-curves', 'A proof that the jury asked to have left on the board'),
      shows('stage', 'Three dancers of the second year open the evening'),
      shows('lecture-hall', 'Blue rows waiting for four hundred relatives'),
      shows('caps', 'The moment for which the photographer had asked three times'),
    ],
  },
];
