import { shows } from '../writing.ts';
import type { Album } from './album.ts';

/** Ways out of the valley, and back. */
export const journeys: readonly Album[] = [
  {
    title: 'From the lake to the pass: excursions of two classes',
    when: 115,
    time: '13:40',
    pictures: [
      shows('map-table', 'The route, measured with a ruler and believed by nobody'),
      shows('hill-bus', 'A bus at the edge of the road while the driver has his tea'),
      shows('paddy', 'Five people planting rice; two of them are ours'),
      shows('lake', 'Three boats and a mountain with a tail, at six in the morning'),
      shows('suspension-bridge', 'A bridge of 140 metres, crossed one by one'),
      shows('river-stones', 'Stones of the Kali Gandaki, one of them red'),
      shows('rhododendron', 'Laligurans after hail, above Ghorepani'),
      shows('prayer-flags', 'On the pass, where talking is left to the flags'),
    ],
  },
];
