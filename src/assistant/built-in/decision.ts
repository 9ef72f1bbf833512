import { COLLEGE } from '../../search/entry.ts';
import type { ParsedQuery } from '../../search/parsed-query.ts';
import { keysOfText } from '../../search/words/words.ts';
import type { AskedValue, Qualifier } from './asked.ts';
import { covers, factsOf, saysValue, smallNumbersIn, speaksOfPrice, withoutDays } from './facts.ts';
import { type Question, SURE_MATCH } from './question.ts';
import { MIN_NAMED, type Relevance } from './relevance.ts';

/** What speaks for a record being about a question, weighted by logistic regression (docs/decisions/014-search.md). */
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
  const known = WEIGHTS.evidence * evidence + WEIGHTS.named * namedShare + WEIGHTS.score * score;
  return known + (isElsewhere ? WEIGHTS.elsewhere : 0) >= MIN_SUM;
}

/** How a passage may be said: as the answer, as what is likely to be it, or not at all, so that its page is offered. */
export type Standing = 'answer' | 'likely' | 'page';

/** A passage that lacks at most this share of the question's words is the answer. */
const MAX_MISSING_ANSWERED = 0.2;
/** That share for a sum, a number or a day, which must not be quoted for something else. */
const MAX_MISSING_VALUE = 0.05;
/** The share that a passage may lack and be likely: `least`, more if named or ahead; fitted like the weights. */
const MISSING_OF_LIKELY = { least: 0.27, named: 0.22, lead: 0.35, elsewhere: -0.48 };

/** A passage that lacks some is not likely where that of another record is as near. */
const LEAST_LEAD = 0.05;
/** Nothing answers a question of which it lacks half, however alone it stands: 'is there a hostel for zebras?' */
const MAX_MISSING_LIKELY = 0.45;

/** Where title and heading name nothing of the question, the passage may lack at most this share of it. */
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
}

export function standingOf(question: Question, relevance: Relevance, said: SaidPassage): Standing {
  if (misleads(question, relevance, said)) return 'page';
  if (said.isTaught) return 'answer';
  const { values } = question.asked;
  const { missing, namedShare } = relevance;
  if (relevance.goesOn) return 'likely';
  // Words of a question that stand scattered below another title are in other records as well.
  if (namedShare < CLEARLY_NAMED && said.lead < CLEAR_LEAD && values.every(mayBeOther)) return 'page';
  // A passage that mentions dancing in passing, or not, does not say that it is taught.
  const mayBeElsewhere = relevance.isElsewhere || (question.elsewhere.length > 0 && namedShare < MIN_NAMED);
  if (values.length === 0 && mayBeElsewhere) return 'page';
  if (relevance.isOfOther && relevance.candidate.type !== COLLEGE.type) return 'page';
  if (isSure(question, relevance, said)) return 'answer';
  // Nobody is sent to the telephone for a word in passing.
  if (relevance.candidate.type === COLLEGE.type) return 'page';
  // A number below a title that has nothing of the question needs nearly all of it beside it.
  if (namedShare < MIN_NAMED && missing > MAX_MISSING_UNNAMED && !values.every(mayBeOther)) return 'page';
  if (said.lead < LEAST_LEAD) return 'page';
  const most =
    MISSING_OF_LIKELY.least +
    MISSING_OF_LIKELY.named * namedShare +
    MISSING_OF_LIKELY.lead * Math.min(1, said.lead) +
    (question.elsewhere.length > 0 ? MISSING_OF_LIKELY.elsewhere : 0);
  return missing <= Math.min(most, MAX_MISSING_LIKELY) ? 'likely' : 'page';
}

/** Whether a passage without what is asked for may still answer. */
const mayBeOther = (value: AskedValue) => value === 'place' || value === 'list' || value === 'doer';

/** Whether a passage has nearly all of the question, in its own words. */
function isSure(
  { query: { words }, asked: { values } }: Question,
  { candidate, missing, isGuessed }: Relevance,
  { excerpt }: SaidPassage,
): boolean {
  // Even without asking for a number, people take the number of a passage for that of their question.
  const isOfNumber = values.some((one) => one !== 'person' && !mayBeOther(one)) || /\p{Nd}/u.test(excerpt);
  if (missing > (isOfNumber ? MAX_MISSING_VALUE : MAX_MISSING_ANSWERED)) return false;
  // A related word is enough to give the telephone number of the office.
  return !isGuessed || (candidate.type === COLLEGE.type && words.length === 1);
}

/** A day of the week, or all of them: a text that says other days than the question answers it, one that says none does not. */
const WEEKDAY =
  /(?:sun|mon|tues|wednes|thurs|fri|satur)days?|\bdaily\b|(?:आइत|सोम|मङ्गल|मंगल|बुध|बिही|शुक्र|शनि)बार|(?:aita|som|mangal|budha?|bihi|sukra|sani)bar/iu;
/** Beside a date it is that day alone. */
const OF_DATE = new RegExp(`(?<=\\p{Nd},? )(?:${WEEKDAY.source})|(?:${WEEKDAY.source})(?=,? \\p{Nd})`, 'giu');

const EXAM = /exam|\btest|entran|parik|result|natija|परीक्षा|परिक्षा|प्रवेश|नतिजा|रिजल्ट/iu;
const FORM =
  /form|faram|recheck|total|पुनर्योग|fill|appl|regist|admi|bharn|nibedan|फारम|फाराम|निवेदन|आवेदन|भर्न|दर्ता/iu;
const LAST_DAY = /deadline|last|until|samma|due|antim|myad|म्याद|सम्म|अन्तिम/iu;

/** Whether a text says until when a form is taken, and the question asks when the examination itself is. */
const isOfForm = ({ text, typed = text }: ParsedQuery, told: string) =>
  EXAM.test(text) &&
  !FORM.test(text) &&
  !LAST_DAY.test(typed) &&
  FORM.test(told) &&
  !told.split(/(?<=[.!?।])\s/u).some((sentence) => EXAM.test(sentence) && !FORM.test(sentence));

/** 'Total fee: NPR 528,000', which answers who asks for it, and nobody else. */
const BARE_NUMBER = /^[^:–]{2,40}: (?:NPR |रु\. ?)?\p{Nd}/u;

/** Whether a passage would be taken for what it is not: a number of something else, another case, another day. */
function misleads(
  question: Question,
  { candidate, part, goesOn }: Relevance,
  { excerpt, isTaught }: SaidPassage,
): boolean {
  const {
    query,
    programmes,
    asked: { values, qualifiers },
  } = question;
  const above = `${candidate.title} ${part.heading}`;
  const source = `${above} ${excerpt}`;
  const isMet = (one: Qualifier) => covers(one, source, goesOn && !one.isOfSums);
  if (!qualifiers.every(isMet)) return true;
  const keys = new Set(keysOfText(source));
  const isThatDay = query.words.some(
    ({ text, matches }) =>
      WEEKDAY.test(text) && [...matches].some(([key, quality]) => quality >= SURE_MATCH && keys.has(key)),
  );
  if (WEEKDAY.test(query.text) && !isThatDay && !WEEKDAY.test(source.replace(OF_DATE, ''))) return true;
  if (!isTaught && candidate.type !== 'faculty' && question.namesOnlyOthers(excerpt)) return true;
  if (!isTaught && !goesOn && !namesSame(question, source)) return true;
  if (values.length === 0 && BARE_NUMBER.test(excerpt) && !question.names(factsOf(part).labelKeys))
    return true;
  // Who did it is said, where the question before leaves no doubt of what.
  const mayBeAnother = values.every((one) => mayBeOther(one) && !(goesOn && one === 'doer'));
  if (mayBeAnother || (candidate.type === COLLEGE.type && question.asksForOffice)) return false;
  if (values.includes('time') && isOfForm(query, excerpt)) return true;
  if (!goesOn && values.includes('sum') && !speaksOfPrice(above, excerpt)) return true;
  const told = `${part.heading} ${excerpt}`;
  const saidIn: Partial<Record<AskedValue, string>> = { person: source, number: told };
  if (!values.every((one) => saysValue(one, saidIn[one] ?? excerpt))) return true;
  return programmes.length > 0 && !programmes.some(({ titleKeys }) => titleKeys.some((key) => keys.has(key)));
}

/** Whether a passage names the semester, bus or instalment of the question, if the question names one. */
function namesSame({ query, asked: { qualifiers } }: Question, source: string): boolean {
  // 'Four years' and 'one semester' are conditions, which are met in other words.
  if (qualifiers.some(({ isOfSums }) => isOfSums)) return true;
  const numbers = smallNumbersIn(withoutDays(source));
  return [...smallNumbersIn(query.text)].every((one) => numbers.has(one));
}
