import Converter from '@remotemerge/nepali-date-converter';
import { digitsIn } from '../languages/digits.ts';

/** The last Gregorian day on which the published tables of Bikram Sambat agree. */
const LAST_DAY = '2027-06-14';
/** The first Gregorian day of the converter's table. */
const FIRST_DAY = '1918-04-13';

const months = ['वैशाख', 'जेठ', 'असार', 'साउन', 'भदौ', 'असोज', 'कात्तिक', 'मंसिर', 'पुस', 'माघ', 'फागुन', 'चैत'];

/** All characters of these dates: the font for dates has no others. */
export const DATE_CHARACTERS = `${months.join('')}०१२३४५६७८९ `;

/** A date in Nepali words and digits. */
export interface NepaliDay {
  /** Each in Nepali digits: '२०८३', 'मंसिर', '५'. */
  year: string;
  month: string;
  day: string;
  /** As '२०८३ मंसिर ५'. */
  whole: string;
  /** As 'मंसिर ५'. */
  short: string;
}

/** A Gregorian day (`YYYY-MM-DD`) in Bikram Sambat; null where the tables do not agree yet, or do not reach. */
export function bikramSambat(day: string): NepaliDay | null {
  if (day < FIRST_DAY || day > LAST_DAY) return null;
  const inBs = new Converter(day).toBs();
  const year = digitsIn('ne', inBs.year);
  const month = months[inBs.month - 1] ?? '';
  const date = digitsIn('ne', inBs.date);
  return { year, month, day: date, whole: `${year} ${month} ${date}`, short: `${month} ${date}` };
}
