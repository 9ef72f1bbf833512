import type { ContentType } from '../../schema/define-type.ts';
import type { Candidate } from '../../search/engine.ts';
import { COLLEGE } from '../../search/entry.ts';
import type { FindOptions } from '../../search/find.ts';
import { matchQualities } from '../../search/matching.ts';
import type { ParsedQuery } from '../../search/parsed-query.ts';
import type { KeyedPart } from '../../search/parts.ts';
import { keysOfText } from '../../search/words/words.ts';
import type { Asked } from './asked.ts';
import { isAnswer, isRelevant } from './decision.ts';
import { excerptOf } from './excerpt.ts';
import { Question } from './question.ts';
import { type MatchContext, RecordMatch, type Relevance } from './relevance.ts';

/** The search's best matches, whose relevance is computed. */
const MAX_CANDIDATES = 60;
/** The answer, and up to two related records. */
const MAX_CHOSEN = 3;

/** A related record has at least this share of the best score. */
const RELATED_SHARE = 0.5;

/** A record that is relevant to a question, with the matching parts. */
export interface Chosen {
  candidate: Candidate;
  excerpt: string;
  /** All parts of the record. */
  parts: readonly KeyedPart[];
}

export interface Choice {
  asked: Asked;
  /** Best first; empty if none is relevant enough. */
  chosen: readonly Chosen[];
  /** Whether the best one surely answers. */
  isAnswer: boolean;
  /** Whether staff have tied the best one to the question. */
  isTaught: boolean;
}

/**
 * Chooses the published content about a question.
 * @param taught records that staff have tied to it, which come first
 */
export async function choose(
  { search, types, now }: Pick<FindOptions, 'search' | 'types' | 'now'>,
  query: ParsedQuery,
  taught: Candidate | null,
): Promise<Choice> {
  const found = await search.matches(query, false, MAX_CANDIDATES);
  const candidates = taught ? [taught, ...found.filter(({ id }) => id !== taught.id)] : found;
  const parts = await search.partsOf(candidates);
  const question = new Question(query, candidates);
  const { asked } = question;
  const contextOf = contexts(types, question, now());
  const ranked = bestOf(
    candidates.map(
      (candidate) => new RecordMatch(candidate, parts.get(candidate.id) ?? [], contextOf(candidate)),
    ),
    taught,
  );
  const first = ranked.find(({ candidate }) => candidate === taught) ?? ranked[0];
  if (!first || !(taught || isRelevant(first)))
    return { asked, chosen: [], isAnswer: false, isTaught: false };
  const chosen = [first, ...ranked.filter((one) => one !== first && one.score >= RELATED_SHARE * first.score)]
    .slice(0, MAX_CHOSEN)
    .map(({ candidate, part }) => {
      const own = parts.get(candidate.id) ?? [];
      // A record that staff have tied to a question need not share a word with it.
      const told = part.text === '' ? (own[0] ?? part) : part;
      return { candidate, excerpt: excerptOf(told, query), parts: own };
    });
  const programmes = programmesIn(query, candidates);
  const best = { excerpt: chosen[0]?.excerpt ?? '', programmes, isTaught: first.candidate === taught };
  const isAnswering = isAnswer(question, first, best);
  return { asked, chosen, isAnswer: isAnswering, isTaught: best.isTaught };
}

/** The parts by which records of each type are compared. */
function contexts(types: readonly ContentType[], question: Question, now: Date) {
  const known = new Map<string, MatchContext>();
  const typeOf = new Map(types.map((type) => [type.name, type]));
  return ({ type: name }: Candidate): MatchContext => {
    let site = known.get(name);
    if (site) return site;
    const type = typeOf.get(name);
    const kind = type?.admin.label ?? COLLEGE.kind;
    const ofKind = matchQualities(question.query, keysOfText(kind));
    const preference = type ? (type.preference ?? 0) : COLLEGE.preference;
    site = { question, ofKind, preference, now };
    known.set(name, site);
    return site;
  };
}

/** The relevance of the best records, best first; that of others, which cannot be chosen, is not computed. */
function bestOf(matches: readonly RecordMatch[], taught: Candidate | null): Relevance[] {
  const best: Relevance[] = [];
  for (const match of matches.toSorted((one, other) => other.ceiling - one.ceiling)) {
    const isOutdone = match.ceiling < (best[MAX_CHOSEN - 1]?.score ?? 0);
    if (isOutdone && match.candidate !== taught) continue;
    best.push(match.relevance());
    best.sort((one, other) => other.score - one.score);
  }
  return best;
}

/** The programmes that a question names. */
function programmesIn({ matchesByKey }: ParsedQuery, candidates: readonly Candidate[]): readonly Candidate[] {
  const isNamed = (key: string) => matchesByKey.get(key)?.some(({ quality }) => quality === 1);
  return candidates.filter(({ type, titleKeys }) => type === 'faculty' && titleKeys.some(isNamed));
}
