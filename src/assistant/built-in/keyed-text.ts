import { keysOf } from '../../search/words/keys.ts';
import { wholeWordsOf } from '../../search/words/words.ts';

/** The keys of words that spaces separate. */
export const keySet = (words: string): ReadonlySet<string> =>
  new Set(words.split(' ').flatMap((word) => keysOf(word)));

/** 'मङ्गलबारसम्म' says until when. */
const UNTIL = /(?<=\p{Script=Devanagari})(?=(?:सम्म|भित्र)(?![\p{L}\p{M}]))/gu;

/** A text as its words' keys, between spaces, so that words one after the other can be looked for. */
export const keyed = (text: string): string =>
  ` ${wholeWordsOf(text.replace(UNTIL, ' '))
    .map(({ keys: [key] }) => key)
    .join(' ')} `;

/** The phrases of a list, which commas separate, keyed. */
export const phrasesIn = (list = '') => list.split(/\s*,\s*/).flatMap((one) => (one ? [keyed(one)] : []));
