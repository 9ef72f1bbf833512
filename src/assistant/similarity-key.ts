import { isStopWord } from '../search/words/stop-words.ts';
import { wordsOf } from '../search/words/words.ts';

/**
 * What questions that are alike have in common: their telling words as the search hears them, in either script,
 * without regard to order and repetition. Empty where there is no word.
 */
export function similarityKeyOf(question: string): string {
  const words = [...wordsOf(question)].filter(({ isJoined }) => !isJoined).map(({ keys }) => keys);
  const telling = words.filter((keys) => !isStopWord(keys));
  const heard = (telling.length > 0 ? telling : words).map(([key = '']) => key);
  return [...new Set(heard)].sort().join(' ');
}
