import { keysOf } from '../words/keys.ts';
import fillers from './fillers.json' with { type: 'json' };
import typedNepali from './typed-nepali.json' with { type: 'json' };

/** Built by the first question, to keep the start fast. */
let keys: Set<string> | undefined;

/** Whether a question may have a word without being about it: 'anyone', 'मिल्छ', 'milcha'. */
export function isFiller(key: string): boolean {
  keys ??= new Set(
    Object.values(fillers).flatMap((words) => words.split(' ').flatMap((word) => keysOf(word))),
  );
  return keys.has(key);
}

const typed = new Set(typedNepali.words.split(' '));
const endings = new RegExp(`[a-z]{2}(?:${typedNepali.endings.split(' ').join('|')})$`);

/** Whether a word in small Latin letters is one of Nepali as it is typed. */
export const isTypedNepali = (word: string): boolean => typed.has(word) || endings.test(word);
