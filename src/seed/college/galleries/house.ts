import { shows } from '../writing.ts';
import type { Album } from './album.ts';

/** The college itself, its mornings and its rooms. */
export const house: readonly Album[] = [
  {
    title: 'The house and its corners',
    when: 320,
    time: '11:10',
    pictures: [
      shows('courtyard', 'The courtyard of the east wing at the hour when the library lamps are lit'),
      shows('carved-window', 'Lattice of the bay window, carved from sal wood without a nail'),
      shows('library-shelves', 'Bay 4 of the library, where old question papers stand'),
      shows('lecture-hall', 'The lecture hall from its last row'),
      shows('computer-room', 'Room 404 with forty workstations'),
      shows('exam-desks', 'The assembly hall, turned into an examination hall for a fortnight'),
      shows('chautari', 'The tree that gave the quarter its name'),
    ],
  },
  {
    title: 'Five in the morning: the valley before first bell',
    when: 29,
    time: '09:25',
    pictures: [
      shows('dawn', 'Peaks turning pink while the valley is still blue'),
      shows('winter-fog', 'Fog lying between the houses like milk in a bowl'),
      shows('hill-bus', 'Bus 3 on its way down from Budhanilkantha'),
      shows('chautari', 'Stone seat and pipal in the first sun, nobody there yet'),
      shows('marigolds', 'A door in the lane, garlanded overnight'),
    ],
  },
  {
    title: 'A sports week on a sloping field',
    when: 212,
    time: '16:00',
    pictures: [
      shows('playing-field', 'Football from above, with more shadow than player'),
      shows('noon-haze', 'Half-time: the view from the touchline at noon'),
      shows('kites', 'Kites over the spectators during the volleyball final'),
      shows('dusk', 'The last relay, run after sunset'),
      shows('lecture-hall', 'Seats filling for the prize-giving'),
    ],
  },
];
