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

/** Whether a text in Latin letters has words of Nepali. */
export function hasTypedNepali(text: string): boolean {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  return words.some((word) => typed.has(word) || endings.test(word));
}
