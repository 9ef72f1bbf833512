import { languageOf } from '../../search/words/language.ts';
import { wordsOf } from '../../search/words/words.ts';
import { phrasesFor } from './phrases.ts';

const set = (words: string) =>
  new Set(words.split(' ').flatMap((word) => [...wordsOf(word)].map(({ keys }) => keys[0])));

const GREETING = set('hello hi hey hii namaste namaskar good morning afternoon evening day नमस्ते नमस्कार');
const THANKS = set('thanks thank thankyou thx ty dhanyabad धन्यवाद');
const FAREWELL = set('bye goodbye');
/** Words that may accompany them without making a question. */
const FILLER = set(
  'you u so very much a lot there sir madam maam miss dear hajur dai didi ji please ok okay all the team',
);

const MAX_WORDS = 8;

/** @returns a polite line for a greeting, thanks or a farewell without a question; else null */
export function smallTalkReply(message: string): string | null {
  const keys = [...wordsOf(message)].map((word) => word.keys[0]);
  if (keys.length === 0 || keys.length > MAX_WORDS) return null;
  const isOnly = (kind: ReadonlySet<string | undefined>) =>
    keys.some((key) => kind.has(key)) && keys.every((key) => kind.has(key) || FILLER.has(key));
  const lines = phrasesFor(languageOf(message) === 'ne' ? 'devanagari' : 'english');
  if (isOnly(THANKS)) return lines.thanks;
  if (isOnly(FAREWELL)) return lines.farewell;
  return isOnly(GREETING) ? lines.greeting : null;
}
