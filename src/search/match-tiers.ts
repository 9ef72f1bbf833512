import type { Db } from '../db/engine.ts';
import {
  type Candidate,
  type CandidateRow,
  type IndexQuery,
  normalizedRelevance,
  type SearchEngine,
  type Term,
  type Tier,
} from './engine.ts';

/** Above this many matches, ranking by relevance is skipped: its cost grows with the number of matches. */
const MAX_RANKED = 2000;

/** The rarest terms first, as many as match so many entries together, and at least one. */
function rarestOf(terms: readonly Term[], most: number): Term[] {
  let total = 0;
  return terms
    .toSorted((one, other) => one.entries - other.entries)
    .filter(({ entries }, at) => {
      total += entries;
      return at === 0 || total <= most;
    });
}

/** Above this many matches, the most common terms add nothing to the order, but cost most of its time. */
const MAX_WEIGHTED = 4000;

/** The terms by which entries are ranked: all of them if all must occur, otherwise without the most common. */
export const weightedTerms = ({ terms, every }: Pick<IndexQuery, 'terms' | 'every'>): readonly Term[] =>
  every ? terms : rarestOf(terms, MAX_WEIGHTED);

/** Searched in this order, newest first, when there are too many matches to rank. */
const TIERS: readonly Tier[] = [
  { every: true, inTitle: true, relevance: 1 },
  { every: true, inTitle: false, relevance: 0.75 },
  { every: false, inTitle: true, relevance: 0.5 },
  { every: false, inTitle: false, relevance: 0.25 },
];

/**
 * The best matches, by descending relevance. A ranked entry has one of the rare terms: one with common words only is
 * irrelevant where rarer ones match. Where even the rarest term matches too many entries, none is ranked.
 */
export async function bestMatches(index: SearchEngine, db: Db, wanted: IndexQuery): Promise<Candidate[]> {
  const { terms, every } = wanted;
  const leading = rarestOf(terms, every ? Number.POSITIVE_INFINITY : MAX_RANKED);
  const isRankable = leading.some(({ entries }) => entries <= MAX_RANKED);
  return normalizedRelevance(
    isRankable ? await index.ranked(db, wanted, leading) : await newestByTier(index, db, wanted),
  );
}

/** Runs the tiers until `limit` distinct entries are found. */
async function newestByTier(index: SearchEngine, db: Db, wanted: IndexQuery): Promise<CandidateRow[]> {
  const { every, limit } = wanted;
  const found = new Map<number, CandidateRow>();
  for (const tier of TIERS) {
    if (every && !tier.every) break;
    if (found.size >= limit) break;
    for (const row of await index.newest(db, wanted, tier)) if (!found.has(row.id)) found.set(row.id, row);
  }
  return [...found.values()].slice(0, limit);
}
