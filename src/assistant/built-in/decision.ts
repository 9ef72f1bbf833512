import type { Candidate } from '../../search/engine.ts';
import { COLLEGE } from '../../search/entry.ts';
import { keysOf } from '../../search/words/keys.ts';
import { isStopWord } from '../../search/words/stop-words.ts';
import { keysOfText, wordsOf } from '../../search/words/words.ts';
import { isWordForSum } from './asked.ts';
import { countedThing, saysNumberOf } from './count.ts';
import { covers, saysCount, saysValue, smallNumbersIn, speaksOfPrice } from './facts.ts';
import type { Question } from './question.ts';
import type { Relevance } from './relevance.ts';

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
function isOfOtherWeekday(question: string, text: string): boolean {
  const asked = weekdaysIn(question);
  return asked.size > 0 && !SPAN.test(text) && weekdaysIn(text).isDisjointFrom(asked);
}

function weekdaysIn(text: string): Set<number> {
  const found = [...wordsOf(text)].flatMap(({ keys }) => keys.map((key) => weekdays.get(key)));
  return new Set(found.filter((one) => one !== undefined));
}

/**
 * Weights of the signs that a record is about a question, fitted by logistic regression on sets of questions, each tested
 * with the weights of the others (docs/decisions/014-search.md).
 */
const WEIGHTS = {
  /** For each rare word of the question in the passage; a common word counts less, an everyday word half of that. */
  evidence: 0.63,
  /** For the share of the question that title and heading name. */
  named: 2.94,
  /** For the score by which records are ranked. */
  score: 1.6,
  /** For a subject of other places that the passage does not mention. */
  elsewhere: -1.9,
} as const;
/** Above this sum a page is offered. */
const MIN_SUM = 2.7;

/** A passage that lacks at most this share of the question's words is the answer; of any other, the page is offered. */
const MAX_MISSING_ANSWERED = 0.2;
/** That share for a sum, a number or a day, which must not be quoted for something else. */
const MAX_MISSING_VALUE = 0.05;

/** Whether a record is about the question. */
export function isRelevant({ evidence, namedShare, score, isElsewhere }: Relevance): boolean {
  const sum =
    WEIGHTS.evidence * evidence +
    WEIGHTS.named * namedShare +
    WEIGHTS.score * score +
    (isElsewhere ? WEIGHTS.elsewhere : 0);
  return sum >= MIN_SUM;
}

export interface SaidPassage {
  excerpt: string;
  /** The programmes that the question names. */
  programmes: readonly Candidate[];
  /** Whether staff have tied the record to the question. */
  isTaught: boolean;
}

/**
 * Whether a passage may be quoted as the answer. A sum, number or day is quoted only from a passage that says itself
 * what it belongs to; otherwise its page is offered.
 */
export function isAnswer(
  question: Question,
  { candidate, part, missing, namedShare, isGuessed }: Relevance,
  { excerpt, programmes, isTaught }: SaidPassage,
): boolean {
  const {
    query: { words, text },
    asked: { values, qualifiers },
  } = question;
  // Even without asking for a number, people take the number of a passage for that of their question.
  const isOfNumber = values.length > 0 || /\p{Nd}/u.test(excerpt);
  // A single word that a page mentions in passing is not its subject.
  const isUnsure =
    missing > (isOfNumber ? MAX_MISSING_VALUE : MAX_MISSING_ANSWERED) ||
    (words.length === 1 && namedShare === 0);
  if (isUnsure && !isTaught) return false;
  const source = `${candidate.title} ${part.heading} ${excerpt}`;
  if (isOfOtherWeekday(text, source) || !qualifiers.every((one) => covers(one, source))) return false;
  if (values.length === 0) {
    if (isTaught) return true;
    // A related word is enough to give the telephone number of the office.
    if (!isGuessed || (candidate.type === COLLEGE.type && words.length === 1)) return true;
    return namedShare > 0 && !/\p{Nd}/u.test(excerpt) && !words.some(({ isGuess }) => isGuess);
  }
  // 'What is the fee?' has many answers.
  if (words.every(isWordForSum)) return false;
  if (!isTaught && (isGuessed || !namesSame(question, source) || isOtherRow(question, excerpt))) return false;
  if (values.includes('sum') && !speaksOfPrice(`${candidate.title} ${part.heading}`, excerpt)) return false;
  if (values.every((one) => one === 'number') && !saysCount(`${part.heading} ${excerpt}`)) return false;
  const thing = values.includes('number') ? countedThing(question.query) : undefined;
  if (thing && !saysNumberOf(thing, `${part.heading} ${excerpt}`)) return false;
  if (!values.every((one) => one === 'number' || saysValue(one, excerpt))) return false;
  const keys = new Set(keysOfText(source));
  return (
    programmes.length === 0 || programmes.some(({ titleKeys }) => titleKeys.some((key) => keys.has(key)))
  );
}

/** Whether a passage names the semester, bus or instalment of the question, if the question names one. */
function namesSame({ query, asked: { qualifiers } }: Question, source: string): boolean {
  // 'Four years' and 'one semester' are conditions, which are met in other words.
  if (qualifiers.length > 0) return true;
  const numbers = smallNumbersIn(source);
  return [...smallNumbersIn(query.text)].every((one) => numbers.has(one));
}

/** A row of a table, as 'Orphans – Off the tuition: 50 %', after its heading. */
const ROW = /^(?:[^–:]+: )?([^–]+) – [^:–]+: /;

/** Whether a passage is a row of a table that the question does not name: by most words of its label. */
function isOtherRow({ query: { matchesByKey } }: Question, excerpt: string): boolean {
  const label = ROW.exec(excerpt)?.[1];
  if (!label) return false;
  const words = [...wordsOf(label)].filter(({ keys }) => !isStopWord(keys));
  const named = words.filter(({ keys }) => keys.some((key) => matchesByKey.has(key)));
  return named.length <= words.length / 2;
}
