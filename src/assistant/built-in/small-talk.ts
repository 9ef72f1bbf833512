import { languageOf } from '../../search/words/language.ts';
import { wordsOf } from '../../search/words/words.ts';
import { phrases } from './phrases.ts';

const set = (words: string) =>
  new Set(words.split(' ').flatMap((word) => [...wordsOf(word)].map(({ keys }) => keys[0])));

const GREETING = set('hello hi hey hii namaste namaskar good morning afternoon evening day नमस्ते नमस्कार');
const THANKS = set('thanks thank thankyou thx ty dhanyabad धन्यवाद');
const FAREWELL = set('bye goodbye');
/** What may stand beside them without making a question of it. */
const FILLER = set(
  'you u so very much a lot there sir madam maam miss dear hajur dai didi ji please ok okay all the team',
);

const MAX_WORDS = 8;

/** A polite line for a greeting, thanks or a farewell that asks for nothing; null for everything else. */
export function smallTalkReply(message: string): string | null {
  const keys = [...wordsOf(message)].map((word) => word.keys[0]);
  if (keys.length === 0 || keys.length > MAX_WORDS) return null;
  const isOnly = (kind: ReadonlySet<string | undefined>) =>
    keys.some((key) => kind.has(key)) && keys.every((key) => kind.has(key) || FILLER.has(key));
  const words = phrases[languageOf(message)];
  if (isOnly(THANKS)) return words.thanks;
  if (isOnly(FAREWELL)) return words.farewell;
  return isOnly(GREETING) ? words.greeting : null;
}
