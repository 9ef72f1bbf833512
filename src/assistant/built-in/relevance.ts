import type { TextPart } from '../../schema/field.ts';
import type { Candidate } from '../../search/engine.ts';
import { coverageOf, type MatchQualities, matchQualities } from '../../search/matching.ts';
import type { ParsedQuery } from '../../search/parsed-query.ts';
import type { KeyedPart } from '../../search/parts.ts';
import { isDevanagari } from '../../search/words/devanagari.ts';
import { isStopWord } from '../../search/words/stop-words.ts';
import { keysOfText, wordsOf } from '../../search/words/words.ts';
import { type AskedValue, valueKeys } from './asked.ts';
import { factsOf, saysValue } from './facts.ts';
import { type Question, SURE_MATCH, titleKeysOf, WEAK_MATCH } from './question.ts';
import { isColumnNames, labelOf } from './rows.ts';

/** A part of a record in the language in which records are compared, found by the words of its translation as well. */
export interface ComparedPart extends KeyedPart {
  translation?: KeyedPart;
}

const known = new WeakMap<readonly KeyedPart[], readonly ComparedPart[]>();

/** The parts that are compared with a question: no Nepali translations, no column names. Cached as long as the parts. */
export function comparedIn(parts: readonly KeyedPart[] = []): readonly ComparedPart[] {
  const found = known.get(parts);
  if (found) return found;
  const translations = new Map(parts.map((part) => [part.translates, part]));
  const compared = parts
    .map((part, at) => withTranslation(part, translations.get(at)))
    .filter((part, at) => part.translates === undefined && !isColumnNames(part, parts[at - 1]));
  known.set(parts, compared);
  return compared;
}

const withTranslation = (part: KeyedPart, translation: KeyedPart | undefined): ComparedPart =>
  translation
    ? {
        ...part,
        translation,
        headingKeys: [...part.headingKeys, ...translation.headingKeys],
        keys: [...part.keys, ...translation.keys],
      }
    : part;

/** How well a record answers a question, and the part of it that answers best. */
export interface Relevance {
  candidate: Candidate;
  part: ComparedPart;
  /** The share of the question that title and heading name: 0 to 1. */
  namedShare: number;
  /** The share of the question that neither the part nor its title, heading and type have: 0 to 1. */
  missing: number;
  /** For ranking: coverage with the weights below. */
  score: number;
  /** The rarity of the question's words that the part answers, with its title and heading. */
  evidence: number;
  /** Whether a word of the question is answered by a guess or a distant relation only. */
  isGuessed: boolean;
  /** Whether the question names a thing of `elsewhere.json`, which few colleges have, and the part does not mention it. */
  isElsewhere: boolean;
  /** Whether the passage is about something else than the question: see `Question.isOfOther`. */
  isOfOther: boolean;
  /** Whether the question before was about this record, and the record also has what this question names. */
  goesOn: boolean;
}

/** Weights of a question's word that matches outside the part itself. */
const IN_TITLE = 0.9;
const IN_HEADING = 0.8;
const IN_KIND = 0.7;
const IN_OTHER_PART = 0.3;
/** Prefers a part whose own text has the words over one whose title or heading has them. */
const OWN_TEXT_TIE_BREAK = 0.1;

/** Weights of the score besides coverage. */
const TITLE_IN_QUESTION = 0.55;
/** The question names the record itself, as a programme. */
const WHOLE_TITLE = 0.1;
const QUESTION_IN_TITLE = 0.15;
const NAMED_SHARE = 0.2;
const OWN_TEXT = 0.3;
const SEARCH_RELEVANCE = 0.4;
const SAME_SCRIPT = 0.1;
const OF_PART = 0.4; // of it, for one of several parts of a record
const FRESHNESS = 0.02;
/** For the record of the question before: for a part with the requested value, and for the part quoted then. */
const GOES_ON = 0.7;
const SAID_BEFORE = 0.3;
/** For a part with a value of the requested kind, and for one that meets the question's conditions. */
const SAYS_VALUE = 0.3;
const QUALIFIED = 0.35;
/** For a fact whose label the question names, such as 'Seats: 48'. */
const NAMED_FACT = 0.15;
/** For the share of a row's label that the question names: of 'LLB' and 'BA LLB', 'llb' is the first. */
const NAMED_ROW = 0.1;
/** For a row of a timetable, where a time is asked for. */
const DAYS_ROW = 0.2;
/** Against a part that does not name the programme of the question. */
const OTHER_PROGRAMME = 0.2;
/** Title and heading that have less of the question name nothing of it. */
export const MIN_NAMED = 0.05;
const HALF_A_YEAR_MS = 183 * 24 * 3_600_000;

const emptyPart: ComparedPart = { heading: '', text: '', headingKeys: [], keys: [], lang: 'en' };

/** What is the same for all records that a question is compared with, and for those of the record's type. */
export interface RecordContext {
  question: Question;
  /** The words that name the type. */
  kind: string;
  /** The type's bonus. */
  preference: number;
  before?: Before | undefined;
  now: Date;
}

/** The question before, and the record that it was about. */
export interface Before {
  query: ParsedQuery;
  record: Candidate;
}

const maxima = (one: MatchQualities, other: MatchQualities): number[] =>
  one.map((quality, at) => Math.max(quality, other[at] ?? 0));

const weighted = (weight: number, qualities: MatchQualities): number[] =>
  qualities.map((quality) => weight * quality);

/** @param parts of the record's text; may be empty */
export function relevanceOf(
  candidate: Candidate,
  parts: readonly ComparedPart[],
  { question, kind, preference, before, now }: RecordContext,
): Relevance {
  const { query, isNepali } = question;
  const inScript = (text: string) => (isDevanagari(text) === isNepali ? SAME_SCRIPT : 0);
  const titleKeys = titleKeysOf(candidate);
  const inTitle = matchQualities(query, titleKeys);
  const ofKind = matchQualities(query, keysOfText(kind));
  const named = maxima(weighted(IN_TITLE, inTitle), weighted(IN_KIND, ofKind));
  const read = (parts.length > 0 ? parts : [emptyPart]).map((part) => ({
    part,
    heading: matchQualities(query, part.headingKeys),
    text: matchQualities(query, part.keys),
  }));
  const anywhere = query.words.map((_, at) => Math.max(...read.map(({ text }) => text[at] ?? 0)));
  const goesOn =
    before !== undefined &&
    !question.isOtherProgramme(candidate) &&
    question.isWithin(read.map(({ heading, text }) => maxima(heading, text)).reduce(maxima, inTitle));
  let best = { part: emptyPart, worth: Number.NEGATIVE_INFINITY, coverage: 0, ownText: 0, bonus: 0 };
  let [above, here]: [number[], number[]] = [[], []];
  for (const { part, heading, text } of read) {
    const aboveIt = maxima(named, weighted(IN_HEADING, heading));
    const facts = scoreOfFacts(question, part, candidate.title);
    // Words of a condition count as found where the part meets the condition in other words.
    const own = maxima(aboveIt, text).map((one, at) => (facts.answered.has(at) ? 1 : one));
    const bonus =
      facts.bonus +
      bonusOfLabel(question, part) +
      (goesOn ? GOES_ON * Number(facts.isMet) + SAID_BEFORE * coverageIn(before.query, part) : 0);
    const coverage = coverageOf(query, maxima(own, weighted(IN_OTHER_PART, anywhere)));
    const ownText = coverageOf(query, text);
    const worth = coverage + OWN_TEXT_TIE_BREAK * ownText + bonus + OF_PART * inScript(part.text);
    if ((coverage === 0 && !goesOn) || worth <= best.worth) continue;
    best = { part, worth, coverage, ownText, bonus };
    [above, here] = [aboveIt, own];
  }
  const { part } = best;
  const namedShare = coverageOf(query, above);
  const titleNamed = Math.max(
    titleShare(question, candidate.title),
    titleShare(question, candidate.nepaliTitle),
  );
  const score =
    best.coverage +
    OWN_TEXT * best.ownText +
    NAMED_SHARE * namedShare +
    best.bonus +
    inScript(part.text || candidate.title) +
    TITLE_IN_QUESTION * titleNamed +
    (titleNamed === 1 ? WHOLE_TITLE : 0) +
    QUESTION_IN_TITLE * coverageOf(query, inTitle) +
    SEARCH_RELEVANCE * candidate.relevance +
    FRESHNESS * Math.exp(-(now.getTime() - Date.parse(candidate.at)) / HALF_A_YEAR_MS) +
    preference -
    (question.isOtherProgramme(candidate) ? OTHER_PROGRAMME : 0);
  const keys = [...titleKeys, ...part.headingKeys, ...part.keys];
  const has = here.map((own) => (own >= WEAK_MATCH ? 1 : 0));
  const sure = maxima(matchQualities(query, keys), ofKind);
  return {
    candidate,
    part,
    namedShare,
    missing: 1 - coverageOf(query, has),
    score,
    evidence: question.evidenceOf(here.map((own) => (own >= WEAK_MATCH ? own : 0))),
    isElsewhere: question.isElsewhere(keys),
    goesOn,
    isOfOther: question.isOfOther(sure, namedShare >= MIN_NAMED),
    isGuessed: query.words.some(
      ({ isGuess }, at) => (here[at] ?? 0) < 1 && (isGuess || (sure[at] ?? 0) < SURE_MATCH),
    ),
  };
}

const coverageIn = (query: ParsedQuery, { headingKeys, keys }: KeyedPart) =>
  coverageOf(query, matchQualities(query, [...headingKeys, ...keys]));

/** The score of a part for what it is labelled with. */
function bonusOfLabel(question: Question, part: KeyedPart): number {
  const ofRow = labelOf(part.text);
  return (
    (question.names(factsOf(part).labelKeys) ? NAMED_FACT : 0) +
    NAMED_ROW * (titleShare(question, ofRow) + Number(question.saysWhole(ofRow))) +
    (question.asked.values.includes('time') && saysValue('day', ofRow) ? DAYS_ROW : 0)
  );
}

/** The score of a part for a requested value, and the words of the question that the value answers. */
function scoreOfFacts(
  { asked, answeredBy }: Question,
  part: TextPart,
  title: string,
): { bonus: number; answered: ReadonlySet<number>; isMet: boolean } {
  const { values, qualifiers } = asked;
  const facts = factsOf(part);
  const met = qualifiers.filter((one) => facts.covers(one, title));
  const isSaid = (value: AskedValue) =>
    facts.saysValue(value) || (value === 'person' && saysValue(value, title));
  const given = [...valueKeys.keys()].filter((value) => answeredBy(value).length > 0 && isSaid(value));
  const answered = new Set([...met, ...given].flatMap((one) => answeredBy(one)));
  const isMet = values.length > 0 && values.every((one) => facts.saysValue(one));
  const share = qualifiers.length === 0 ? 0 : met.length / qualifiers.length;
  return { bonus: (isMet ? SAYS_VALUE : 0) + QUALIFIED * share, answered, isMet };
}

/** The share of a title's words that stand in the question. */
function titleShare({ query: { matchesByKey } }: Question, title: string): number {
  const significant = [...wordsOf(title)].filter(({ keys }) => !isStopWord(keys));
  if (significant.length === 0) return 0;
  const qualities = significant.map(({ keys }) =>
    Math.max(0, ...keys.flatMap((key) => matchesByKey.get(key)?.map(({ quality }) => quality) ?? [])),
  );
  return qualities.reduce((sum, quality) => sum + quality, 0) / significant.length;
}
