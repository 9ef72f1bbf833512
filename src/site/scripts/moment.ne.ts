import { bikramSambat } from '../../languages/bikram-sambat.ts';
import { kathmanduDay, kathmanduTime } from '../kathmandu-day.ts';
import type { momentInWords as english } from './moment.ts';

/** Day and time in Kathmandu, as '२०८३ मंसिर ८, दिउँसो २:३२ बजे'. */
export const momentInWords: typeof english = (instant) => {
  const { iso, long } = kathmanduDay(instant, 'ne');
  return `${bikramSambat(iso)?.whole ?? long}, ${kathmanduTime(instant, 'ne')}`;
};
