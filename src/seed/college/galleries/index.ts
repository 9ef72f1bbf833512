import type { Album } from './album.ts';
import { farewell } from './farewell.ts';
import { feasts } from './feasts.ts';
import { house } from './house.ts';
import { journeys } from './journeys.ts';

/** Eight albums. */
export const galleries: readonly Album[] = [...house, ...feasts, ...journeys, ...farewell];
