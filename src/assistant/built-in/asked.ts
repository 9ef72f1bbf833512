import qualifiers from '../../search/lexicon/qualifiers.json' with { type: 'json' };
import type { ParsedQuery } from '../../search/parsed-query.ts';
import { isDevanagari } from '../../search/words/devanagari.ts';
import { keysOfText, wordsOf } from '../../search/words/words.ts';

/** What kind of value a question asks for. */
export type AskedValue = 'sum' | 'share' | 'number' | 'time';

/** A condition of a question that a passage has to say itself: a whole course, a last day, people from abroad. */
export interface Qualifier {
  name: string;
  /** The keys of the words by which a question names it. */
  keys: ReadonlySet<string>;
  /** Words of which a passage has to say one. */
  covered: readonly string[];
  /** Words with which a passage speaks of something else. */
  excluded: readonly string[];
}

export interface Asked {
  /** The keys of the words by which the question asks for each value. */
  valueKeys: ReadonlyMap<AskedValue, ReadonlySet<string>>;
  values: readonly AskedValue[];
  qualifiers: readonly Qualifier[];
}

/** A text as its words' keys, between spaces, so that words one after the other can be looked for. */
const keyed = (text: string) =>
  ` ${[...wordsOf(text)]
    .filter(({ isJoined }) => !isJoined)
    .map(({ keys: [key] }) => key)
    .join(' ')} `;

const listed = (phrases: string | undefined) =>
  (phrases ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

const rows = qualifiers.map(({ name, asked, covered, ...more }) => ({
  name,
  isOfSums: 'for' in more,
  unless: 'unless' in more ? more.unless : undefined,
  asked: listed(asked).map(keyed),
  keys: new Set(listed(asked).flatMap(keysOfText)),
  covered: listed(covered),
  excluded: listed('excluded' in more ? more.excluded : undefined),
}));

const VALUES: readonly { value: AskedValue; asked: readonly string[] }[] = [
  {
    value: 'sum',
    asked: listed(
      'how much, cost, price, fee, fees, fare, salary, discount, deposit, fine, charge, kati paisa, kati parcha, kati lagcha, kati tirne, ko fee, fee kati, sulka, kharcha, कति पैसा, पैसा कति, कति पर्छ, कति लाग्छ, शुल्क, फी, खर्च, छुट कति, कति छुट, kati chut, kamaincha',
    ).map(keyed),
  },
  { value: 'share', asked: listed('percent, percentage, per cent, pratisat, प्रतिशत').map(keyed) },
  { value: 'number', asked: listed('how many, how much, how long, kati, percent, कति').map(keyed) },
  {
    value: 'time',
    asked: listed(
      'when, what time, which day, what day, what date, date, deadline, due, until when, how late, kahile, kaile, kati baje, baje, kun din, samma, timing, schedule, कहिले, कति बजे, बजे, कुन दिन, मिति, म्याद, कहिलेसम्म, कहिलेदेखि',
    ).map(keyed),
  },
];

/** Of times only: the word for a sum, such as 'fee', says also what it is for. */
const valueKeys = new Map(
  VALUES.filter(({ value }) => value === 'time').map(({ value, asked }) => [
    value,
    new Set(asked.flatMap((phrase) => phrase.trim().split(' '))),
  ]),
);

/** @returns the values that a question asks for, and the conditions that it names */
export function askedBy({ text }: Pick<ParsedQuery, 'text'>): Asked {
  const question = keyed(text);
  const has = (phrases: readonly string[]) => phrases.some((phrase) => question.includes(phrase));
  const values = VALUES.filter(({ asked }) => has(asked)).map(({ value }) => value);
  const isOfSum = values.includes('sum');
  const named = rows.filter(({ asked, isOfSums }) => (isOfSum || !isOfSums) && has(asked));
  const names = new Set(named.map(({ name }) => name));
  return {
    values,
    valueKeys,
    qualifiers: named.filter(({ unless }) => unless === undefined || !names.has(unless)),
  };
}

/** @param text a passage with its heading and title */
export function covers({ covered, excluded }: Qualifier, text: string): boolean {
  const words = keyed(text);
  const says = (phrase: string) =>
    isDevanagari(phrase) ? text.includes(phrase) : words.includes(keyed(phrase));
  return covered.some(says) && !excluded.some(says);
}

const NUMBER =
  /\p{Nd}|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|half|third|quarter|free|nothing|no)\b|एक|दुई|तीन|चार|पाँच|छ |सात|आठ|नौ|दस|बाह्र|बीस|पचास|सय|हजार|आधा|निःशुल्क/iu;
const SUM =
  /NPR|रु\.|%|per cent|प्रतिशत|\p{Nd}{3}|\p{Nd},\p{Nd}|\bfree\b|costs nothing|\bhalf of\b|\ba third\b|रुपैयाँ|निःशुल्क/iu;
const SHARE = /%|per cent|percent|प्रतिशत|\bhalf\b|\ba third\b|आधा/iu;
const TIME =
  /\p{Nd}{1,2}[:.]\p{Nd}{2}|\b(?:january|february|march|april|may|june|july|august|september|october|november|december|sundays?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|baisakh|jestha|asar|shrawan|bhadra|asoj|kartik|mangsir|poush|magh|falgun|chait|noon|evening|morning|o’clock|days?|weeks?|months?|years?)\b|बजे|बार|दिन|हप्ता|महिना|वैशाख|जेठ|असार|साउन|भदौ|असोज|कात्तिक|मंसिर|पुस|माघ|फागुन|चैत|जनवरी|फेब्रुअरी|मार्च|अप्रिल|जुन|जुलाई|अगस्ट|सेप्टेम्बर|अक्टोबर|नोभेम्बर|डिसेम्बर/iu;

const PATTERNS: Readonly<Record<AskedValue, RegExp>> = { sum: SUM, share: SHARE, number: NUMBER, time: TIME };

/** Whether a passage says a value of a kind at all. */
export const saysValue = (value: AskedValue, text: string): boolean => PATTERNS[value].test(text);

/** Words by which a passage says of a sum that somebody pays or gets it, or that there is nothing to pay. */
const ofPrice = new Set(
  keysOfText(
    'fee cost price charge pay tuition fine rate deposit admission remission discount free nothing against award rank stipend salary income median शुल्क दस्तुर रकम मूल्य जरिबाना छुट मिनाहा निःशुल्क खर्च लाग्छ',
  ),
);

const AMOUNT = /NPR|रु\.|रुपैयाँ|\p{Nd}{3}|\p{Nd},\p{Nd}|%|per cent|प्रतिशत|\bfree\b|nothing|निःशुल्क/iu;

const hasPriceWord = (text: string) => keysOfText(text).some((key) => ofPrice.has(key));

/**
 * Whether a passage says a sum as a price: in the words above it, or in those of its own sentence.
 * @param above its title and heading
 */
export function speaksOfPrice(above: string, text: string): boolean {
  return (
    hasPriceWord(above) ||
    text.split(/(?<=[.!?।;])\s/u).some((sentence) => AMOUNT.test(sentence) && hasPriceWord(sentence))
  );
}

/** Sums, which no question for a count is answered by. */
const MONEY = /(?:NPR|रु\.) ?\p{Nd}[\p{Nd},.]*|\p{Nd}+ ?%|\bhalf\b|आधा/giu;

/** Whether a passage says a number that is not a sum of money. */
export const saysCount = (text: string): boolean => saysValue('number', text.replace(MONEY, ''));
