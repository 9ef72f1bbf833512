import type { ParsedQuery } from './parsed-query.ts';
import { type Word, wordsOf } from './words/words.ts';

/** The best match quality for each query word, from 0 to 1, in the order of the words. */
export type MatchQualities = readonly number[];

/** How well a text with these keys matches each query word. */
export function matchQualities({ words, matchesByKey }: ParsedQuery, keys: Iterable<string>): MatchQualities {
  const best = words.map(() => 0);
  for (const key of keys) {
    for (const { position, quality } of matchesByKey.get(key) ?? [])
      best[position] = Math.max(best[position] ?? 0, quality);
  }
  return best;
}

/** The share of the query's weight that is matched, from 0 to 1. */
export function coverageOf({ words }: ParsedQuery, answered: MatchQualities): number {
  let [got, all] = [0, 0];
  for (const [at, { weight }] of words.entries()) {
    got += weight * (answered[at] ?? 0);
    all += weight;
  }
  return all === 0 ? 0 : got / all;
}

/** A run of text, and whether it matches the query. */
export interface TextRun {
  text: string;
  isMatch: boolean;
}

/** Splits a text into runs, with the words that match the query marked. */
export function highlight(text: string, asked: ParsedQuery): TextRun[] {
  const pieces: TextRun[] = [];
  let at = 0;
  for (const { start, end } of matchesIn(text, asked)) {
    if (start < at) continue;
    if (start > at) pieces.push({ text: text.slice(at, start), isMatch: false });
    pieces.push({ text: text.slice(start, end), isMatch: true });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isMatch: false });
  return pieces;
}

const matchesIn = (text: string, { matchesByKey }: ParsedQuery): Word[] =>
  [...wordsOf(text)]
    .filter(({ keys }) => keys.some((key) => matchesByKey.has(key)))
    .sort((one, other) => one.start - other.start);

/** Offset of the first matching word in a text; 0 when there is none. */
export const firstMatchOffset = (text: string, asked: ParsedQuery): number =>
  matchesIn(text, asked)[0]?.start ?? 0;
