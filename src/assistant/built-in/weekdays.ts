import { keysOf } from '../../search/words/keys.ts';
import { wordsOf } from '../../search/words/words.ts';

/** From Sunday on, in both languages. */
const NAMES = [
  'sunday aitabar आइतबार',
  'monday sombar सोमबार',
  'tuesday mangalbar मङ्गलबार मंगलबार',
  'wednesday budhabar budhbar बुधबार',
  'thursday bihibar बिहीबार',
  'friday sukrabar शुक्रबार',
  'saturday sanibar शनिबार',
];

const weekdays = new Map(
  NAMES.flatMap((names, at) => names.split(' ').flatMap((name) => keysOf(name).map((key) => [key, at]))),
);

/** A range of days, or all of them; ranges are not expanded. */
const SPAN = /day\s*(?:to|until|through|[-–])\s*\p{L}+day|बारदेखि|\b(?:every day|daily)\b|हरेक दिन/iu;

/** Whether the question names days of the week, and the text none of them. */
export function isOfOtherWeekday(question: string, text: string): boolean {
  const asked = weekdaysIn(question);
  return asked.size > 0 && !SPAN.test(text) && weekdaysIn(text).isDisjointFrom(asked);
}

function weekdaysIn(text: string): Set<number> {
  const found = [...wordsOf(text)].flatMap(({ keys }) => keys.map((key) => weekdays.get(key)));
  return new Set(found.filter((one) => one !== undefined));
}
