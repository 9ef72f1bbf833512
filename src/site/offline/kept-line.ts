import { digitsIn } from '../../languages/digits.ts';
import type { Language } from '../../languages/language.ts';
import { keptCopyWords } from './in-each.ts';

const inEnglish = (date: Date) =>
  date.toLocaleString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZone: 'Asia/Kathmandu',
  });

const clock = (date: Date) =>
  date.toLocaleString('en-GB', { hour: 'numeric', minute: '2-digit', timeZone: 'Asia/Kathmandu' });

/**
 * The line above a cached copy, in the page's language.
 * @param date when the page was like this
 * @param day that day in Bikram Sambat, which a Nepali page carries, since its tables are larger than the worker
 */
export function keptLine(language: Language, date: Date, day: string): string {
  const words = keptCopyWords[language];
  const when = language === 'ne' ? `${day} ${digitsIn('ne', clock(date))}` : inEnglish(date);
  return `<aside class="kept-copy"><p>${words.madeAt(when)} <a href="">${words.again}</a></p></aside>`;
}
