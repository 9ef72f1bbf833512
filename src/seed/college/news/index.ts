import type { Writing } from '../writing.ts';
import { achievements } from './achievements.ts';
import { campus } from './campus.ts';
import { coming } from './coming.ts';
import { community } from './community.ts';
import { festivals } from './festivals.ts';
import { outings } from './outings.ts';

/** Thirty pieces of news of the college. */
export const news: readonly Writing[] = [
  ...coming,
  ...campus,
  ...achievements,
  ...outings,
  ...festivals,
  ...community,
];
