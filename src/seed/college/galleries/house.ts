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
      shows('library-by-night', 'One reader left behind the tall window, ten minutes before nine'),
      shows('lecture-hall', 'The lecture hall from its last row'),
      shows('computer-room', 'Room 404 with forty workstations'),
      shows('school-bell', 'The bell, rung by hand since the days of the rice store'),
      shows('kettle', 'Milk tea on the blue table of the canteen'),
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
      shows('running-track', 'Five runners in the bend, and their longer shadows'),
      shows('playing-field', 'Football from above, with more shadow than player'),
      shows('basketball', 'A throw at the hoop just before it grew too dark'),
      shows('chess', 'The quietest final of the week'),
      shows('noon-haze', 'Half-time: the view from the touchline at noon'),
      shows('dusk', 'The last relay, run after sunset'),
    ],
  },
];
