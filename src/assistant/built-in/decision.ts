import { COLLEGE } from '../../search/entry.ts';
import { keysOf } from '../../search/words/keys.ts';
import { keysOfText, wordsOf } from '../../search/words/words.ts';
import { type AskedValue, isWordForSum } from './asked.ts';
import { countedThing, saysNumberOf } from './count.ts';
import { daysIn } from './days-in.ts';
import { covers, saysCount, saysValue, smallNumbersIn, speaksOfPrice, withoutDays } from './facts.ts';
import type { Question } from './question.ts';
import type { Relevance } from './relevance.ts';
import { isOtherRow, labelOf } from './rows.ts';

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

/** Whether the question names days of the week, and the text none of them, nor a date that is one. */
function isOfOtherWeekday(question: string, text: string, publishedAt: string): boolean {
  const asked = weekdaysIn(question);
  if (asked.size === 0 || SPAN.test(text)) return false;
  const dates = daysIn(text, publishedAt).map((day) => new Date(day).getUTCDay());
  return weekdaysIn(text).union(new Set(dates)).isDisjointFrom(asked);
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

/** Whether a record is about the question. */
export function isRelevant({ evidence, namedShare, score, isElsewhere }: Relevance): boolean {
  const sum =
    WEIGHTS.evidence * evidence +
    WEIGHTS.named * namedShare +
    WEIGHTS.score * score +
    (isElsewhere ? WEIGHTS.elsewhere : 0);
  return sum >= MIN_SUM;
}

/**
 * How a passage may be said: as the answer; as what is likely to be it, softly introduced; or not at all, since it would
 * mislead or is too far from the question, so that its page is offered.
 */
export type Standing = 'answer' | 'likely' | 'page';

/** A passage that lacks at most this share of the question's words is the answer. */
const MAX_MISSING_ANSWERED = 0.2;
/** That share for a sum, a number or a day, which must not be quoted for something else. */
const MAX_MISSING_VALUE = 0.05;
/**
 * The share of the question that a passage may lack and still be said as likely: `least`, more for the share that title and
 * heading name and for its lead over the next record, less where a thing is asked for that few colleges have. Fitted like
 * the weights above.
 */
const MISSING_OF_LIKELY = { least: 0.27, named: 0.22, lead: 0.35, elsewhere: -0.48 };

/** Nothing answers a question of which it lacks half, however alone it stands: 'is there a hostel for zebras?' */
const MAX_MISSING_LIKELY = 0.5;

/** Where title and heading name less of the question than the first, the passage may lack at most the second of it. */
const MIN_NAMED = 0.05;
const MAX_MISSING_UNNAMED = 0.1;

/** A question for no value is answered where title and heading name the first share of it, or the record leads by the second. */
const CLEARLY_NAMED = 0.2;
const CLEAR_LEAD = 0.1;

export interface SaidPassage {
  excerpt: string;
  /** Whether staff have tied the record to the question. */
  isTaught: boolean;
  /** By how much its record is more relevant than the next one; negative if less than the first. */
  lead: number;
  /** Whether it is all rows of a table in the column that the question names. */
  isColumn: boolean;
}

export function standingOf(question: Question, relevance: Relevance, said: SaidPassage): Standing {
  if (misleads(question, relevance, said)) return 'page';
  if (said.isTaught) return 'answer';
  const { values } = question.asked;
  const { missing, namedShare } = relevance;
  const isClear = namedShare >= CLEARLY_NAMED || said.lead >= CLEAR_LEAD || !values.every(mayBeOther);
  // Words of a question that stand scattered below another title are in other records as well.
  if (!isClear) return 'page';
  if (isSure(question, relevance, said)) return 'answer';
  // Nobody is sent to the telephone for a word in passing.
  if (relevance.candidate.type === COLLEGE.type) return 'page';
  // A number below a title that has nothing of the question needs nearly all of it beside it.
  if (namedShare < MIN_NAMED && missing > MAX_MISSING_UNNAMED && !values.every(mayBeOther)) return 'page';
  const most =
    MISSING_OF_LIKELY.least +
    MISSING_OF_LIKELY.named * namedShare +
    MISSING_OF_LIKELY.lead * Math.min(1, said.lead) +
    (question.namesThingElsewhere ? MISSING_OF_LIKELY.elsewhere : 0);
  return missing <= Math.min(most, MAX_MISSING_LIKELY) ? 'likely' : 'page';
}

/** Whether a value of this kind is a name, a place or a list, which needs no number. */
const isOfWords = (value: AskedValue) => value === 'person' || mayBeOther(value);

/** Whether a passage without what is asked for may still answer. */
const mayBeOther = (value: AskedValue) => value === 'place' || value === 'list';

/** Whether a passage has nearly all of the question, in its own words. */
function isSure(
  { query: { words }, asked: { values } }: Question,
  { candidate, missing, namedShare, isGuessed }: Relevance,
  { excerpt }: SaidPassage,
): boolean {
  // Even without asking for a number, people take the number of a passage for that of their question.
  const isOfNumber = values.some((one) => !isOfWords(one)) || /\p{Nd}/u.test(excerpt);
  if (missing > (isOfNumber ? MAX_MISSING_VALUE : MAX_MISSING_ANSWERED)) return false;
  // A single word that a page mentions in passing is not its subject.
  if (words.length === 1 && namedShare === 0) return false;
  // A related word is enough to give the telephone number of the office.
  if (!isGuessed || (candidate.type === COLLEGE.type && words.length === 1)) return true;
  return namedShare > 0 && !isOfNumber && !words.some(({ isGuess }) => isGuess);
}

/** Whether a passage would be taken for what it is not: a number of something else, another case, another day. */
function misleads(
  question: Question,
  { candidate, part }: Relevance,
  { excerpt, isTaught, isColumn }: SaidPassage,
): boolean {
  const {
    query,
    programmes,
    asked: { values, qualifiers },
  } = question;
  const above = `${candidate.title} ${part.heading}`;
  const source = `${above} ${excerpt}`;
  if (isOfOtherWeekday(query.text, source, candidate.at) || !qualifiers.every((one) => covers(one, source)))
    return true;
  if (!isTaught && !isColumn && question.isOtherLabel(labelOf(part.text))) return true;
  if (!isTaught && candidate.type !== 'faculty' && question.namesOnlyOthers(excerpt)) return true;
  if (values.every(mayBeOther) || (candidate.type === COLLEGE.type && question.asksForOffice)) return false;
  // 'What is the fee?' has many answers.
  if (query.words.every(isWordForSum)) return true;
  const isOther = !namesSame(question, source) || (!isColumn && isOtherRow(query, part.text));
  if (!isTaught && isOther) return true;
  if (values.includes('sum') && !speaksOfPrice(above, excerpt)) return true;
  const told = `${part.heading} ${excerpt}`;
  const thing = values.includes('number') && !values.includes('sum') ? countedThing(query) : undefined;
  if (thing && !(saysCount(told) && saysNumberOf(thing, told))) return true;
  const saidBy = (value: AskedValue) => (value === 'person' ? source : excerpt);
  const isSaid = (value: AskedValue) => saysValue(value, value === 'number' && !thing ? told : saidBy(value));
  if (!values.every((one) => (one === 'number' && thing) || isSaid(one))) return true;
  const keys = new Set(keysOfText(source));
  return programmes.length > 0 && !programmes.some(({ titleKeys }) => titleKeys.some((key) => keys.has(key)));
}

/** Whether a passage names the semester, bus or instalment of the question, if the question names one. */
function namesSame({ query, asked: { qualifiers } }: Question, source: string): boolean {
  // 'Four years' and 'one semester' are conditions, which are met in other words.
  if (qualifiers.length > 0) return true;
  const numbers = smallNumbersIn(withoutDays(source));
  return [...smallNumbersIn(query.text)].every((one) => numbers.has(one));
}
