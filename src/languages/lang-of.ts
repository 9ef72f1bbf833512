import type { Language } from './language.ts';

const letters = /\p{L}/gu;
const devanagari = /\p{Script=Devanagari}/u;

/** 'ne' when most letters are Devanagari, for pronunciation and line breaking; otherwise undefined: the page's language. */
export function langOf(text: string): 'ne' | undefined {
  let nepali = 0;
  let all = 0;
  for (const [letter] of text.matchAll(letters)) {
    all += 1;
    if (devanagari.test(letter)) nepali += 1;
  }
  return nepali * 2 > all ? 'ne' : undefined;
}

/** The language of a text in cleaned HTML: ignores tags and entities. */
export function langOfHtml(html: string): 'ne' | undefined {
  return langOf(html.replace(/<[^<>]*>|&\w+;/g, ' '));
}

/** The language of a text on a page in `page`; undefined where it is the page's, or where there are no letters. */
export function langWithin(page: Language, text: string): Language | undefined {
  const isNepali = langOf(text) === 'ne';
  if (page === 'en') return isNepali ? 'ne' : undefined;
  return isNepali || !/\p{L}/u.test(text) ? undefined : 'en';
}
