import type { When } from '../calendar.ts';
import type { Illustration } from '../writing.ts';

/** An album of pictures. */
export interface Album {
  title: string;
  pictures: readonly Illustration[];
  when: When;
  /** Time of publication in Kathmandu, `HH:MM`. */
  time: string;
}
