import type { TextPart } from '../../schema/field.ts';
import type { Candidate } from '../../search/engine.ts';
import { coverageOf, matchQualities } from '../../search/matching.ts';
import type { ParsedQuery } from '../../search/parsed-query.ts';
import type { KeyedPart } from '../../search/parts.ts';
import { isDevanagari } from '../../search/words/devanagari.ts';
import { languageOf } from '../../search/words/language.ts';
import { isStopWord } from '../../search/words/stop-words.ts';
import { keysOfText, wordsOf } from '../../search/words/words.ts';
import { type Asked, covers, saysValue } from './asked.ts';

/** How well a record answers a question, and the part of it that answers best. */
export interface Relevance {
  candidate: Candidate;
  part: TextPart;
  /** The share of the question that the part answers, with its title and heading: 0 to 1. */
  coverage: number;
  /** The share of the question that title and heading name: 0 to 1. */
  namedShare: number;
  /** The share of the question that neither the part nor its title, heading and type have: 0 to 1. */
  missing: number;
  /** For ranking: coverage with the weights below. */
  score: number;
}

/** Weights of a question's word that matches outside the part itself. */
const IN_TITLE = 0.9;
const IN_HEADING = 0.8;
const IN_KIND = 0.7;
const ELSEWHERE = 0.3;
/** Prefers a part whose own text has the words over one whose title or heading has them. */
const OWN_TEXT_TIE_BREAK = 0.1;

/** Weights of the score besides coverage. */
const TITLE_IN_QUESTION = 0.55;
/** The question names the record itself, as a programme. */
const WHOLE_TITLE = 0.1;
const QUESTION_IN_TITLE = 0.3;
const NAMED = 0.2;
const OWN_TEXT = 0.3;
const SEARCH_RELEVANCE = 0.4;
const SAME_SCRIPT = 0.1;
const FRESH = 0.02;
/** For a part that says a value of the kind that is asked for, and for one that meets the question's conditions. */
const SAYS_VALUE = 0.1;
const QUALIFIED = 0.35;
/** Of several parts alike, the one in the letters of the question. */
const PART_SCRIPT = 0.04;
/** A match of less than this does not count as one. */
const WEAK = 0.3;
const HALF_A_YEAR_MS = 183 * 24 * 3_600_000;

const emptyPart: KeyedPart = { heading: '', text: '', headingKeys: [], keys: [], lang: 'en' };

export interface RelevanceContext {
  /** The label of the record's type. */
  kind: string;
  /** The type's bonus. */
  preference: number;
  now: Date;
  asked: Asked;
}

/** Computes how well a record answers a question. @param parts of its text; may be empty */
export function relevanceOf(
  query: ParsedQuery,
  candidate: Candidate,
  parts: readonly KeyedPart[],
  { kind, preference, now, asked }: RelevanceContext,
): Relevance {
  const { words, text: question } = query;
  const title = matchQualities(query, [...candidate.titleKeys, ...candidate.nepaliTitleKeys]);
  const ofKind = matchQualities(query, keysOfText(kind));
  const read = (parts.length > 0 ? parts : [emptyPart]).map((part) => ({
    part,
    heading: matchQualities(query, part.headingKeys),
    text: matchQualities(query, part.keys),
  }));
  const anywhere = words.map((_, at) => Math.max(...read.map(({ text }) => text[at] ?? 0)));
  const named = words.map((_, at) => Math.max(IN_TITLE * (title[at] ?? 0), IN_KIND * (ofKind[at] ?? 0)));
  const isNepali = languageOf(question) === 'ne';
  let best = { part: emptyPart, coverage: 0, ownText: 0, namedShare: 0, missing: 1, bonus: 0, worth: 0 };
  for (const { part, heading, text } of read) {
    const above = words.map((_, at) => Math.max(named[at] ?? 0, IN_HEADING * (heading[at] ?? 0)));
    const bonus = bonusOf(asked, part, candidate.title);
    // A condition that the part meets in other words is answered too.
    const met = asked.qualifiers.filter((one) =>
      covers(one, `${candidate.title} ${part.heading} ${part.text}`),
    );
    const told = [...asked.valueKeys]
      .filter(([value]) => saysValue(value, part.text))
      .map(([, keys]) => keys);
    const metKeys = [...met.map(({ keys }) => keys), ...told];
    const here = words.map(({ text: word }, at) =>
      metKeys.some((keys) => keysOfText(word).every((key) => keys.has(key)))
        ? 1
        : Math.max(text[at] ?? 0, above[at] ?? 0),
    );
    const quality = here.map((own, at) => Math.max(own, ELSEWHERE * (anywhere[at] ?? 0)));
    const coverage = coverageOf(query, quality);
    const ownText = coverageOf(query, text);
    const script = isDevanagari(part.text) === isNepali ? PART_SCRIPT : 0;
    const worth = coverage + OWN_TEXT_TIE_BREAK * ownText + bonus + script;
    if (coverage === 0 || worth <= best.worth) continue;
    const missing =
      1 -
      coverageOf(
        query,
        here.map((own) => (own >= WEAK ? 1 : 0)),
      );
    best = { part, coverage, ownText, namedShare: coverageOf(query, above), missing, bonus, worth };
  }
  const age = now.getTime() - Date.parse(candidate.at);
  const isSameScript = isNepali === isDevanagari(best.part.text || candidate.title);
  const titleNamed = Math.max(...[candidate.title, candidate.nepaliTitle].map((of) => titleShare(query, of)));
  const score =
    best.coverage +
    OWN_TEXT * best.ownText +
    TITLE_IN_QUESTION * titleNamed +
    (titleNamed === 1 ? WHOLE_TITLE : 0) +
    QUESTION_IN_TITLE * coverageOf(query, title) +
    NAMED * best.namedShare +
    SEARCH_RELEVANCE * candidate.relevance +
    best.bonus +
    (isSameScript ? SAME_SCRIPT : 0) +
    FRESH * Math.exp(-age / HALF_A_YEAR_MS) +
    preference;
  const { part, coverage, namedShare, missing } = best;
  return { candidate, part, coverage, namedShare, missing, score };
}

/** What a part is worth for saying what is asked for, under the conditions of the question. */
function bonusOf({ values, qualifiers }: Asked, { heading, text }: TextPart, title: string): number {
  const value = values.length > 0 && values.every((one) => saysValue(one, text)) ? SAYS_VALUE : 0;
  if (qualifiers.length === 0) return value;
  const told = `${title} ${heading} ${text}`;
  const share = qualifiers.filter((one) => covers(one, told)).length / qualifiers.length;
  return value + QUALIFIED * share;
}

/** The share of a title's words that stand in the question. */
function titleShare({ matchesByKey }: ParsedQuery, title: string): number {
  const significant = [...wordsOf(title)].filter(({ keys }) => !isStopWord(keys));
  if (significant.length === 0) return 0;
  const matched = significant.filter(({ keys }) => keys.some((key) => matchesByKey.has(key)));
  return matched.length / significant.length;
}
