import qualifiers from '../../search/lexicon/qualifiers.json' with { type: 'json' };
import type { ParsedQuery, QueryWord } from '../../search/parsed-query.ts';
import { keysOfText } from '../../search/words/words.ts';
import { keyed, keySet, listed, type Phrase, phrasesIn } from './keyed-text.ts';

/** What kind of value a question asks for. */
export type AskedValue = 'sum' | 'share' | 'number' | 'time' | 'day' | 'phone' | 'person' | 'place' | 'list';

/** A condition in a question that a passage must mention itself: a whole course, a last day, people from abroad. */
export interface Qualifier {
  name: string;
  /** Whether its words also name a thing, such as a holiday, which a passage must name itself. */
  isThing: boolean;
  /** The keys of the words by which a question names it. */
  keys: ReadonlySet<string>;
  /** A passage must contain one of these. */
  covered: readonly Phrase[];
  /** Words with which a passage speaks of something else. */
  excluded: readonly Phrase[];
}

export interface Asked {
  /** The keys of the words by which the question asks for each value. */
  valueKeys: ReadonlyMap<AskedValue, ReadonlySet<string>>;
  values: readonly AskedValue[];
  qualifiers: readonly Qualifier[];
}

const rows = qualifiers.map(({ name, asked, covered, ...more }) => ({
  name,
  isOfSums: 'for' in more,
  isThing: 'thing' in more,
  unless: 'unless' in more ? more.unless : undefined,
  asked: listed(asked).map(keyed),
  keys: new Set(listed(asked).flatMap(keysOfText)),
  covered: phrasesIn(covered),
  excluded: phrasesIn('excluded' in more ? more.excluded : undefined),
}));

const VALUES: readonly { value: AskedValue; asked: readonly string[]; ofThing?: readonly string[] }[] = [
  {
    value: 'phone',
    asked: listed(
      'phone number, mobile number, contact number, telephone number, phone no, mobile no, contact no, warden number, his number, her number, their number, his phone, her phone, ko number, ko phone, ko nambar, ko mobile, number dinu, number dinus, number k ho, number ke ho, number of sir, फोन नम्बर, मोबाइल नम्बर, सम्पर्क नम्बर, नम्बर दिनु, नम्बर के, को नम्बर, को फोन',
    ).map(keyed),
  },
  {
    value: 'sum',
    asked: listed(
      'how much, cost, price, fee, fees, fare, rent, bhada, भाडा, salary, discount, deposit, fine, charge, kati paisa, kati parcha, kati lagcha, kati tirne, kati ma, ko fee, fee kati, sulka, kharcha, कति पैसा, पैसा कति, कति पर्छ, कति लाग्छ, शुल्क, फी, खर्च, छुट कति, कति छुट, kati chut, kamaincha, scholarship kati, kati scholarship, chatrabritti kati, kati chatrabritti, छात्रवृत्ति कति, कति छात्रवृत्ति',
    ).map(keyed),
  },
  { value: 'share', asked: listed('percent, percentage, per cent, pratisat, प्रतिशत').map(keyed) },
  { value: 'number', asked: listed('how many, how much, how long, kati, percent, कति').map(keyed) },
  {
    value: 'time',
    asked: listed(
      'when, what time, which day, what day, what date, date, kaile samma, कैले, कैलेसम्म, deadline, due, until when, how late, kahile, kaile, kati baje, baje, kun din, kun bar, kun gate, samma, timing, schedule, कहिले, कति बजे, बजे, कुन दिन, कुन बार, कुन गते, मिति, म्याद, कहिलेसम्म, कहिलेदेखि',
    ).map(keyed),
    // 'Office hours' also names the thing: a passage does not cover these words by saying any time.
    ofThing: listed(
      'class time, class timing, class hours, office time, office hours, bus time, exam time, cut time, start time, open time, opening time, opening hours, close time, closing time, leave time, time of, still open, day over, already over, how many days, kati din, sakiyo, कति दिन, सकियो, कक्षाको समय, बसको समय, खुल्ने समय, बन्द हुने समय',
    ).map(keyed),
  },
  {
    value: 'day',
    asked: listed(
      'which day, what day, what date, date, deadline, due, until when, by when, kun din, kun bar, kun gate, kahile samma, kaile samma, kahilesamma, kahile dekhi, miti, mithi, myad, मिति, म्याद, कुन दिन, कुन बार, कुन गते, कहिलेसम्म, कहिले सम्म, कैलेसम्म, कहिलेदेखि, कति गते, kati gate',
    ).map(keyed),
  },
];

/** Words for a sum that are also a thing, which one may ask about in another way: 'can I pay the fee by eSewa?' */
const sumNouns = keySet('fee fees fine deposit charge discount sulka शुल्क फी');
const forPossibility = listed(
  'can i, can we, may i, may we, how do i, how do we, how to, what happens if, milcha, milchha, milxa, milla, paincha, painchha, kasari, kahaa, kaha, मिल्छ, मिल्ला, पाइन्छ, कसरी, कहाँ',
).map(keyed);

/** Only where nothing else is asked for, the first of them: 'kati ko ho?' asks for a sum. */
const OTHERWISE: readonly { value: AskedValue; asked: readonly string[] }[] = [
  {
    value: 'person',
    asked: listed(
      'who is, who are, who was, who teaches, who leads, who heads, who looks after, who guides, who do i, who should i, who can i, whom, who to contact, name of, ko ho, ko hun, ko hunuhuncha, kasko naam, kasko nam, kasalai, kaslai, naam ke, nam ke, nam k, naam k, ko naam, ko nam, को नाम, को हो, को हुन्, को हुनुहुन्छ, कसलाई, कस्लाई, नाम के, कसले पढाउ',
    ).map(keyed),
  },
  {
    value: 'place',
    asked: listed(
      'where, venue, which room, which floor, which building, which ward, kaha, kahaa, kata, kun thau, kun kotha, kun tala, kun ward, कहाँ, कता, कुन ठाउँ, कुन कोठा, कुन तला, कुन वार्ड',
    ).map(keyed),
  },
  {
    value: 'list',
    asked: listed(
      'ke ke, k k, kun kun, के के, कुन कुन, what documents, which documents, what papers, which papers, documents required, documents needed, required documents, what should i bring, what do i bring, what to bring, list of, steps',
    ).map(keyed),
  },
];

/** Words that a value answers. 'Fee' is also the subject of a sum. */
const valueKeys = new Map<AskedValue, ReadonlySet<string>>([
  [
    'time',
    new Set(VALUES.find(({ value }) => value === 'time')?.asked.flatMap((one) => one.trim().split(' '))),
  ],
  [
    'sum',
    keySet('price cost charge rate amount rent paisa rupees kharcha parcha lagcha मूल्य पैसा खर्च भाडा पर्छ लाग्छ'),
  ],
  ['phone', keySet('phone number mobile telephone contact no nambar फोन नम्बर मोबाइल सम्पर्क')],
  ['person', keySet('who whom name nam naam contact talk call meet bhetne नाम भेट्ने कसलाई')],
]);

const sumKeys = new Set(
  VALUES.filter(({ value }) => value === 'sum').flatMap(({ asked }) => asked.join(' ').split(' ')),
);

/** Whether a word of a question only asks for a sum, without saying of what. */
export const isWordForSum = ({ text }: Pick<QueryWord, 'text'>): boolean =>
  keysOfText(text).every((key) => sumKeys.has(key));

/** Its digit alone would be that of any bus or semester. */
const PLUS_TWO = /(?:\b10)?\+ ?2\b/g;
/** Attached to its word, it would be dropped from the key. */
const AFTER = /पछि/gu;
/** 'When' that asks for no time: 'does the lift work when the current is cut'. */
const CONJUNCTION =
  /(?<=\S\s+)\bwhen\b(?!\s+(?:is|are|was|were|do|does|did|will|can|could|should|must)\b)(?!\W*$)/gi;

/** A share that a question tells: 'I have 65 per cent, what now?' */
const TOLD_SHARE = /\p{Nd}+ ?(?:%|per ?cent\b|pratisat|प्रतिशत)/giu;

/** @returns the values that a question asks for, and the conditions that it names */
export function askedBy({ text }: Pick<ParsedQuery, 'text'>): Asked {
  const question = keyed(
    text
      .replace(PLUS_TWO, ' plus two ')
      .replace(AFTER, ' पछि')
      .replace(CONJUNCTION, ' ')
      .replace(TOLD_SHARE, ' '),
  );
  const has = (phrases: readonly string[]) => phrases.some((phrase) => question.includes(phrase));
  const found = VALUES.filter(({ asked, ofThing = [] }) => has(asked) || has(ofThing));
  const isOfOther = has(forPossibility) || found.some(({ value }) => value === 'day');
  const isOfNoun = ({ value, asked }: (typeof VALUES)[number]) =>
    value === 'sum' && isOfOther && asked.every((one) => !question.includes(one) || sumNouns.has(one.trim()));
  const values = found.filter((one) => !isOfNoun(one)).map(({ value }) => value);
  const other = values.length === 0 && OTHERWISE.find(({ asked }) => has(asked));
  if (other) values.push(other.value);
  const isOfSum = values.includes('sum');
  const named = rows.filter(({ asked, isOfSums }) => (isOfSum || !isOfSums) && has(asked));
  const names = new Set(named.map(({ name }) => name));
  return {
    values,
    valueKeys,
    qualifiers: named.filter(({ unless }) => unless === undefined || !names.has(unless)),
  };
}
