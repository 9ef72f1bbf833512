import { shows } from '../writing.ts';
import type { Album } from './album.ts';

/** Ways out of the valley, and back. */
export const journeys: readonly Album[] = [
  {
    title: 'From the lake to the pass: excursions of two classes',
    when: 115,
    time: '13:40',
    pictures: [
      shows('lake', 'Three boats and a mountain with a tail, at six in the morning'),
      shows('suspension-bridge', 'A bridge of 140 metres, crossed one by one'),
      shows('river-stones', 'Stones of the Kali Gandaki, one of them with an ammonite'),
      shows('prayer-flags', 'On the pass, where talking is left to the flags'),
      shows('hill-bus', 'The night bus at its tea stop, engine running'),
      shows('dusk', 'Ridges above Jharkot, six of them, counted twice'),
    ],
  },
  {
    title: 'Up, and a little further: walks of the mountain club',
    when: 83,
    time: '17:05',
    pictures: [
      shows('rhododendron', 'Laligurans after hail on the Shivapuri ridge'),
      shows('saplings', 'The students’ wood over Gokarna in its second year'),
      shows('monsoon', 'What one sees of Phulchoki in Asar'),
      shows('terraces', 'Fields like contour lines, above Lele'),
      shows('noon-haze', 'Ganesh Himal, or what the haze has left of it'),
      shows('moonlight', 'Nagarkot by night, the reward of sixty cold people'),
      shows('river-stones', 'Resting place at the Bagmati, where it is still clear'),
    ],
  },
];
