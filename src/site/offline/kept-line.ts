import type { Language } from '../../languages/language.ts';
import { momentInWords } from '../scripts/moment.ne.ts';
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

/** What stands above a kept copy, in the page's language. @param date when the page was like this */
export function keptLine(language: Language, date: Date): string {
  const words = keptCopyWords[language];
  const when = language === 'ne' ? momentInWords(date) : inEnglish(date);
  return `<aside class="kept-copy"><p>${words.madeAt(when)} <a href="">${words.again}</a></p></aside>`;
}
