import qualifiers from '../../search/lexicon/qualifiers.json' with { type: 'json' };
import type { ParsedQuery } from '../../search/parsed-query.ts';
import { keysOfText } from '../../search/words/words.ts';
import { keyed, keySet, phrasesIn } from './keyed-text.ts';

/** By kind of value the words that ask for it. */
const ASKING = {
  phone:
    'phone number, mobile number, contact number, telephone number, phone no, mobile no, contact no, warden number, his number, her number, their number, his phone, her phone, ko number, ko phone, ko nambar, ko mobile, number dinu, number dinus, number k ho, number ke ho, number of sir, फोन नम्बर, मोबाइल नम्बर, सम्पर्क नम्बर, नम्बर दिनु, नम्बर के, को नम्बर, को फोन',
  sum: 'how much, cost, price, fee, fees, fare, rent, bhada, भाडा, salary, discount, deposit, fine, charge, kati paisa, paisa lagcha, paisa lagxa, is it free, kati parcha, kati lagcha, kati tirne, kati ma, ko fee, fee kati, sulka, kharcha, कति पैसा, पैसा कति, पैसा लाग्छ, कति पर्छ, कति लाग्छ, शुल्क, फी, खर्च, छुट कति, कति छुट, kati chut, kamaincha, scholarship kati, kati scholarship, chatrabritti kati, kati chatrabritti, छात्रवृत्ति कति, कति छात्रवृत्ति',
  share: 'percent, percentage, per cent, pratisat, प्रतिशत',
  number: 'how many, how much, how long, kati, percent, कति, कतिजना, कतिवटा',
  time: 'when, what time, which day, what day, what date, date, kaile samma, कैले, कैलेसम्म, deadline, due, until when, how late, kahile, kaile, kati baje, baje, kun din, kun bar, kun gate, samma, timing, schedule, कहिले, कति बजे, बजे, कुन दिन, कुन बार, कुन गते, मिति, म्याद, कहिलेसम्म, कहिलेदेखि',
  day: 'which day, what day, what date, date, deadline, due, until when, by when, kun din, kun bar, kun gate, kahile samma, kaile samma, kahilesamma, kahile dekhi, miti, mithi, myad, मिति, म्याद, कुन दिन, कुन बार, कुन गते, कहिलेसम्म, कहिले सम्म, कैलेसम्म, कहिलेदेखि, कति गते, kati gate',
  clock: 'what time, opening time, opening hours, closing time, kati baje, कति बजे, खुल्ने समय',
  length:
    'how many days, how many weeks, how many months, how many years, how many hours, kati din, kati hapta, kati mahina, kati barsa, kati ghanta, कति दिन, कति हप्ता, कति महिना, कति वर्ष, कति घण्टा',
  person:
    'who sits, who won, ko bhayo, को भयो, who topped, who is, who are, who was, who teaches, who leads, who heads, who looks after, who guides, who do i, who should i, who can i, whom, who to contact, name of, ko ho, ko hun, ko hunuhuncha, kasko naam, kasko nam, naam ke, nam ke, nam k, naam k, ko naam, ko nam, को नाम, को हो, को हुन्, को हुनुहुन्छ, नाम के, कसले पढाउ',
  doer: 'kasle, कसले, kasalai, kaslai, कसलाई, कस्लाई, ko sanga, kosanga, kasanga',
  place:
    'where, venue, which room, what room, which floor, which building, which ward, kaha, kahaa, kata, kun thau, kun kotha, kun tala, kun ward, कहाँ, कता, कुन ठाउँ, कुन कोठा, कुन तला, कुन वार्ड',
  list: 'ke ke, k k, kun kun, के के, कुन कुन, what documents, which documents, what papers, which papers, documents required, documents needed, required documents, what should i bring, what do i bring, what to bring, list of, steps',
};

/** What kind of value a question asks for. */
export type AskedValue = keyof typeof ASKING;

/** Only where nothing else is asked for, the first of them: 'kati ko ho?' asks for a sum. */
const OTHERWISE: readonly AskedValue[] = ['person', 'doer', 'place', 'list'];

const asking = Object.entries(ASKING).map(([value, list]) => ({
  value: value as AskedValue,
  phrases: phrasesIn(list),
}));

/** Words for a sum that are also a thing, which one may ask about in another way: 'can I pay the fee by eSewa?' */
const sumNouns = keySet('fee fees fine deposit charge discount sulka शुल्क फी');
const forPossibility = phrasesIn(
  'can i, can we, may i, may we, how do i, how do we, how to, what happens if, milcha, milchha, milxa, milla, paincha, painchha, kasari, kahaa, kaha, मिल्छ, मिल्ला, पाइन्छ, कसरी, कहाँ',
);

/** The keys of words that a value answers. 'Fee' is also the subject of a sum. */
export const valueKeys: ReadonlyMap<AskedValue, ReadonlySet<string>> = new Map<
  AskedValue,
  ReadonlySet<string>
>([
  ['time', keySet(ASKING.time.replaceAll(',', ''))],
  [
    'sum',
    keySet('price cost charge rate amount rent paisa rupees kharcha parcha lagcha मूल्य पैसा खर्च भाडा पर्छ लाग्छ'),
  ],
  ['phone', keySet('phone number mobile telephone contact no nambar फोन नम्बर मोबाइल सम्पर्क')],
  ['person', keySet('who whom name nam naam contact talk call meet bhetne नाम भेट्ने कसलाई')],
]);

/** Conditions in a question that a passage must mention itself: a whole course, a last day, people from abroad. */
const conditions = qualifiers.map(({ name, asked, covered, ...more }) => ({
  name,
  isOfSums: 'for' in more,
  unless: 'unless' in more ? more.unless : undefined,
  asked: phrasesIn(asked),
  /** The keys of the words by which a question names it. */
  keys: new Set(keysOfText(asked)),
  /** A passage must contain one of these, keyed. */
  covered: phrasesIn(covered),
  /** Words with which a passage speaks of something else. */
  excluded: phrasesIn('excluded' in more ? more.excluded : undefined),
}));

export type Qualifier = (typeof conditions)[number];

export interface Asked {
  values: readonly AskedValue[];
  qualifiers: readonly Qualifier[];
}

/** A share that a question tells: 'I have 65 per cent, what now?' */
const TOLD_SHARE = /\p{Nd}+ ?(?:%|per ?cent\b|pratisat|प्रतिशत)/giu;

/** @returns the values that a question asks for, and the conditions that it names */
export function askedBy({ text }: Pick<ParsedQuery, 'text'>): Asked {
  const question = keyed(text.replace(TOLD_SHARE, ' '));
  const has = (phrases: readonly string[]) => phrases.some((phrase) => question.includes(phrase));
  const found = asking.filter(({ phrases }) => has(phrases));
  // 'How many days' is answered by a length of time, not by a number.
  const isOfTime = found.some(({ value }) => value === 'clock' || value === 'length');
  const isOfOther = has(forPossibility) || isOfTime || found.some(({ value }) => value === 'day');
  const isOfNoun = ({ value, phrases }: (typeof asking)[number]) =>
    value === 'sum' &&
    isOfOther &&
    phrases.every((one) => !question.includes(one) || sumNouns.has(one.trim()));
  const named = found
    .filter((one) => !isOfNoun(one) && !(isOfTime && one.value === 'number'))
    .map(({ value }) => value);
  const first = named.filter((value) => !OTHERWISE.includes(value));
  const values = first.length > 0 ? first : named.slice(0, 1);
  const isOfSum = values.includes('sum');
  const met = conditions.filter(({ asked, isOfSums }) => (isOfSum || !isOfSums) && has(asked));
  const names = new Set(met.map(({ name }) => name));
  return {
    values,
    qualifiers: met.filter(({ unless }) => unless === undefined || !names.has(unless)),
  };
}
