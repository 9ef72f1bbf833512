import type { TextPart } from '../../schema/field.ts';
import type { Candidate } from '../../search/engine.ts';
import { coverageOf, matchQualities } from '../../search/matching.ts';
import type { ParsedQuery } from '../../search/parsed-query.ts';
import type { KeyedPart } from '../../search/parts.ts';
import { isDevanagari } from '../../search/words/devanagari.ts';
import { languageOf } from '../../search/words/language.ts';
import { isStopWord } from '../../search/words/stop-words.ts';
import { keysOfText, wordsOf } from '../../search/words/words.ts';

/** How well a record answers a question, and the part of it that answers best. */
export interface Relevance {
  candidate: Candidate;
  part: TextPart;
  /** The share of the question that the part answers, with its title and heading: 0 to 1. */
  coverage: number;
  /** The share of the question that title and heading name: 0 to 1. */
  namedShare: number;
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
const QUESTION_IN_TITLE = 0.3;
const NAMED = 0.2;
const OWN_TEXT = 0.3;
const SEARCH_RELEVANCE = 0.4;
const SAME_SCRIPT = 0.1;
const FRESH = 0.02;
const HALF_A_YEAR_MS = 183 * 24 * 3_600_000;

const emptyPart: KeyedPart = { heading: '', text: '', headingKeys: [], keys: [], lang: 'en' };

export interface RelevanceContext {
  /** The label of the record's type. */
  kind: string;
  /** The type's bonus. */
  preference: number;
  now: Date;
}

/** Computes how well a record answers a question. @param parts of its text; may be empty */
export function relevanceOf(
  query: ParsedQuery,
  candidate: Candidate,
  parts: readonly KeyedPart[],
  { kind, preference, now }: RelevanceContext,
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
  let best = { part: emptyPart, coverage: 0, ownText: 0, namedShare: 0 };
  for (const { part, heading, text } of read) {
    const above = words.map((_, at) => Math.max(named[at] ?? 0, IN_HEADING * (heading[at] ?? 0)));
    const quality = words.map((_, at) =>
      Math.max(text[at] ?? 0, above[at] ?? 0, ELSEWHERE * (anywhere[at] ?? 0)),
    );
    const coverage = coverageOf(query, quality);
    const ownText = coverageOf(query, text);
    if (coverage + OWN_TEXT_TIE_BREAK * ownText > best.coverage + OWN_TEXT_TIE_BREAK * best.ownText)
      best = { part, coverage, ownText, namedShare: coverageOf(query, above) };
  }
  const age = now.getTime() - Date.parse(candidate.at);
  const isSameScript = (languageOf(question) === 'ne') === isDevanagari(best.part.text || candidate.title);
  const score =
    best.coverage +
    OWN_TEXT * best.ownText +
    TITLE_IN_QUESTION * titleShare(query, candidate.title) +
    QUESTION_IN_TITLE * coverageOf(query, title) +
    NAMED * best.namedShare +
    SEARCH_RELEVANCE * candidate.relevance +
    (isSameScript ? SAME_SCRIPT : 0) +
    FRESH * Math.exp(-age / HALF_A_YEAR_MS) +
    preference;
  return { candidate, part: best.part, coverage: best.coverage, namedShare: best.namedShare, score };
}

/** The share of a title's words that stand in the question. */
function titleShare({ matchesByKey }: ParsedQuery, title: string): number {
  const significant = [...wordsOf(title)].filter(({ keys }) => !isStopWord(keys));
  if (significant.length === 0) return 0;
  const matched = significant.filter(({ keys }) => keys.some((key) => matchesByKey.has(key)));
  return matched.length / significant.length;
}
