import { isFiller } from '../../search/lexicon/fillers.ts';
import type { ParsedQuery } from '../../search/parsed-query.ts';
import { isStopWord } from '../../search/words/stop-words.ts';
import { keysOfText, type Word, wordsOf } from '../../search/words/words.ts';
import { keySet } from './keyed-text.ts';

/** Words after which a question names the thing that it counts. */
const HOW_MANY = keySet('many kati कति');
/** Nepali counters between the number and the thing: 'kati jana teacher', 'कति वटा किताब'. */
const COUNTERS = keySet('jana ota wata vata जना ओटा वटा');
/** Spans of time and shares, which a passage states in other ways than by a number before the word. */
const MEASURES = keySet(
  'time weight bhar भार day days week month year hour minute percent per paisa rupees din mahina barsa sal ghanta baje patak kg kilo gram min word page gate sabda दिन हप्ता महिना वर्ष घण्टा बजे पटक केजी किलो मिनेट शब्द पृष्ठ गते पैसा रुपैयाँ प्रतिशत',
);
/** Number words that have no digits as their key; छ is left out, since it mostly means 'is'. */
const NUMBER_WORDS = keySet(
  'thirteen fourteen sixteen seventeen eighteen nineteen half एक दुई तीन चार पाँच सात आठ नौ दस दश एघार बाह्र तेह्र चौध पन्ध्र सोह्र सत्र अठार उन्नाइस बीस एक्काइस बाइस तेइस चौबीस पच्चीस छब्बीस सत्ताइस अट्ठाइस तीस पैँतीस चालीस पैँतालीस अठचालीस पचास पचपन्न छपन्न साठी सत्तरी असी नब्बे सय हजार',
);
/** In words, from the number to the thing or back: 'two volumes', 'Seats: 64', '96 printed books'. */
const MAX_DISTANCE = 3;

/**
 * The keys of the thing whose number a question asks for.
 * @returns undefined if it asks for no number, or for a measure
 */
export function countedThing({ text, words, matchesByKey }: ParsedQuery): ReadonlySet<string> | undefined {
  const asked = [...wordsOf(text)].filter(({ isJoined }) => !isJoined);
  const at = asked.findIndex(({ keys: [key = ''] }) => HOW_MANY.has(key));
  if (at === -1) return undefined;
  const isThing = ({ keys }: Word) =>
    !COUNTERS.has(keys[0] ?? '') && !isStopWord(keys) && !isFiller(keys[0] ?? '');
  const next = asked.slice(at + 1).filter(({ keys: [key = ''] }) => !COUNTERS.has(key));
  // 'Seat kati cha BBA ma?' names it before.
  const before = next[0] && isThing(next[0]) ? undefined : asked.slice(0, at).findLast(isThing);
  const thing = before ?? next.find(isThing);
  if (!thing || thing.keys.some((key) => MEASURES.has(key))) return undefined;
  const positions = words.flatMap(({ text: own }, position) =>
    keysOfText(own).some((key) => thing.keys.includes(key)) ? [position] : [],
  );
  const published = [...matchesByKey].filter(([, matches]) =>
    matches.some(({ position }) => positions.includes(position)),
  );
  return new Set([...thing.keys, ...published.map(([key]) => key)]);
}

/** Whether a text has a number beside one of these words. */
export function saysNumberOf(thing: ReadonlySet<string>, text: string): boolean {
  const words = [...wordsOf(text)].filter(({ isJoined }) => !isJoined);
  const numbers = words.flatMap(({ keys: [key = ''] }, at) =>
    /^\d/.test(key) || NUMBER_WORDS.has(key) ? [at] : [],
  );
  return words.some(
    ({ keys }, at) =>
      keys.some((key) => thing.has(key)) &&
      numbers.some((one) => one !== at && Math.abs(one - at) <= MAX_DISTANCE),
  );
}
