import type { Asked } from './asked.ts';
import { type Word, wordsOf } from './words/words.ts';

/** How well each word of a question is answered: from 0 to 1, in their order. */
export type Answered = readonly number[];

/** How well a text with these keys answers each word of a question. */
export function answeredBy({ words, answers }: Asked, keys: Iterable<string>): Answered {
  const best = words.map(() => 0);
  for (const key of keys) {
    for (const { at, well } of answers.get(key) ?? []) best[at] = Math.max(best[at] ?? 0, well);
  }
  return best;
}

/** The share of the question's weight that is answered. */
export function shareOf({ words }: Asked, answered: Answered): number {
  let [got, all] = [0, 0];
  for (const [at, { weight }] of words.entries()) {
    got += weight * (answered[at] ?? 0);
    all += weight;
  }
  return all === 0 ? 0 : got / all;
}

/** A piece of a text, and whether it is what was asked for. */
export interface Marked {
  text: string;
  isMatch: boolean;
}

/** A text with the words marked that were asked for. */
export function marked(text: string, asked: Asked): Marked[] {
  const pieces: Marked[] = [];
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

function matchesIn(text: string, asked: Asked): Word[] {
  return [...wordsOf(text)]
    .filter((word) => isAsked(word, asked))
    .sort((one, other) => one.start - other.start);
}

/** Where the first word of a text stands that was asked for; 0 where there is none. */
export function firstMatchIn(text: string, asked: Asked): number {
  let joined: Word | undefined;
  for (const word of wordsOf(text)) {
    if (!isAsked(word, asked)) continue;
    if (!word.isJoined) return Math.min(word.start, joined?.start ?? word.start);
    joined ??= word;
  }
  return joined?.start ?? 0;
}

const isAsked = ({ keys }: Word, { answers }: Asked) => keys.some((key) => answers.has(key));
