import { keysOf } from '../../search/words/keys.ts';
import { wordsOf } from '../../search/words/words.ts';

/** Words for the first, the second and so on, by number from 1. एक and छ are left out: they mostly mean 'a' and 'is'. */
const WORDS = [
  'first 1st पहिलो प्रथम pahilo paila',
  'second 2nd two twice दोस्रो dosro dui दुई',
  'third 3rd three तेस्रो tesro tin teen तीन',
  'fourth 4th four चौथो chautho char चार',
  'fifth 5th five पाँचौँ पाँचौं pachau pach पाँच',
  'sixth 6th six छैटौँ छैटौं chaitau',
  'seventh 7th seven सातौँ सातौं satau saat सात',
  'eighth 8th eight आठौँ आठौं athau aath आठ',
];

const numbers = new Map(
  WORDS.flatMap((words, at) => words.split(' ').flatMap((word) => keysOf(word).map((key) => [key, at + 1]))),
);

/** The small numbers that a text says, as digits or in words, such as which semester, bus or instalment. */
export function smallNumbersIn(text: string): Set<number> {
  const found = [...wordsOf(text)].flatMap(({ keys }) =>
    keys.map((key) => (/^[1-9]$/.test(key) ? Number(key) : numbers.get(key))),
  );
  return new Set(found.filter((one) => one !== undefined));
}
