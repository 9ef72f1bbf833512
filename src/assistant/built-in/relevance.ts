import type { TextPart } from '../../schema/field.ts';
import type { Candidate } from '../../search/engine.ts';
import { coverageOf, matchQualities } from '../../search/matching.ts';
import type { ParsedQuery } from '../../search/parsed-query.ts';
import type { KeyedPart } from '../../search/parts.ts';
import { isDevanagari } from '../../search/words/devanagari.ts';
import { languageOf } from '../../search/words/language.ts';
import { isStopWord } from '../../search/words/stop-words.ts';
import { keysOfText, wordsOf } from '../../search/words/words.ts';

/** How close a record comes to what is asked, and the part of it that comes closest. */
export interface Relevance {
  candidate: Candidate;
  part: TextPart;
  /** What share of the question the part answers, with its title and heading: from 0 to 1. */
  coverage: number;
  /** What share of it the title and the heading name. */
  namedShare: number;
  /** The same with what else speaks for the record; only for comparing. */
  score: number;
}

/** How much a word of the question counts where it does not stand in the part itself. */
const IN_TITLE = 0.9;
const IN_HEADING = 0.8;
const IN_KIND = 0.7;
const ELSEWHERE = 0.3;
/** Of two passages of a record the one that says it itself comes before one that only stands below the words. */
const PASSAGE_ITSELF = 0.1;

/** What speaks for a record beside what it says. */
const TITLE_IS_ASKED = 0.55;
const ASKED_IS_TITLE = 0.3;
const NAMED = 0.2;
const SAYS_IT_ITSELF = 0.3;
const NEAR_AS_A_WHOLE = 0.4;
const SAME_SCRIPT = 0.1;
const FRESH = 0.02;
const HALF_A_YEAR_MS = 183 * 24 * 3_600_000;

const nothing: KeyedPart = { heading: '', text: '', headingKeys: [], keys: [] };

export interface RelevanceContext {
  /** What the record's type is called. */
  kind: string;
  /** What speaks for records of its type. */
  preference: number;
  now: Date;
}

export function relevanceOf(
  asked: ParsedQuery,
  candidate: Candidate,
  parts: readonly KeyedPart[],
  { kind, preference, now }: RelevanceContext,
): Relevance {
  const { words, text: question } = asked;
  const title = matchQualities(asked, candidate.titleKeys);
  const ofKind = matchQualities(asked, keysOfText(kind));
  const read = (parts.length > 0 ? parts : [nothing]).map((part) => ({
    part,
    heading: matchQualities(asked, part.headingKeys),
    text: matchQualities(asked, part.keys),
  }));
  const anywhere = words.map((_, at) => Math.max(...read.map(({ text }) => text[at] ?? 0)));
  const named = words.map((_, at) => Math.max(IN_TITLE * (title[at] ?? 0), IN_KIND * (ofKind[at] ?? 0)));
  let closest = { part: nothing, covers: 0, itself: 0, about: 0 };
  for (const { part, heading, text } of read) {
    const above = words.map((_, at) => Math.max(named[at] ?? 0, IN_HEADING * (heading[at] ?? 0)));
    const best = words.map((_, at) =>
      Math.max(text[at] ?? 0, above[at] ?? 0, ELSEWHERE * (anywhere[at] ?? 0)),
    );
    const covers = coverageOf(asked, best);
    const itself = coverageOf(asked, text);
    if (covers + PASSAGE_ITSELF * itself > closest.covers + PASSAGE_ITSELF * closest.itself)
      closest = { part, covers, itself, about: coverageOf(asked, above) };
  }
  const age = now.getTime() - Date.parse(candidate.at);
  const isSameScript = (languageOf(question) === 'ne') === isDevanagari(closest.part.text || candidate.title);
  const score =
    closest.covers +
    SAYS_IT_ITSELF * closest.itself +
    TITLE_IS_ASKED * titleShare(asked, candidate.title) +
    ASKED_IS_TITLE * coverageOf(asked, title) +
    NAMED * closest.about +
    NEAR_AS_A_WHOLE * candidate.relevance +
    (isSameScript ? SAME_SCRIPT : 0) +
    FRESH * Math.exp(-age / HALF_A_YEAR_MS) +
    preference;
  return { candidate, part: closest.part, coverage: closest.covers, namedShare: closest.about, score };
}

/** The share of a title's words that were asked for. */
function titleShare({ matchesByKey }: ParsedQuery, title: string): number {
  const telling = [...wordsOf(title)].filter(({ keys }) => !isStopWord(keys));
  if (telling.length === 0) return 0;
  const asked = telling.filter(({ keys }) => keys.some((key) => matchesByKey.has(key)));
  return asked.length / telling.length;
}
