import { clockInKathmandu, dayInKathmandu } from '../../schema/kathmandu.ts';
import { clockIn, dayIn } from '../../ui/day-words.ts';
import type { momentInWords as english } from './moment.ts';

/** Day and time in Kathmandu, as '२०८३ मंसिर ८, दिउँसो २:३२ बजे'. */
export const momentInWords: typeof english = (instant) =>
  `${dayIn('ne', dayInKathmandu(instant))}, ${clockIn('ne', clockInKathmandu(instant))}`;
