import { fold } from '../../schema/fold.ts';
import { isNepaliEnding } from './endings.ts';
import { keysOf, latinDigits } from './key.ts';
import { lettersOf } from './letter-names.ts';

/** A word where it stands in a text. */
export interface Word {
  /** As it is written. */
  text: string;
  keys: readonly string[];
  start: number;
  end: number;
}

/** Runs of letters, marks and digits, with the dots, commas and apostrophes inside of them. */
const RUN = /[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}\u200c\u200d]|[.,’'](?=[\p{L}\p{N}]))*/gu;
const PIECE = /[^.,’']+/g;
const NUMBER = /^\d{1,3}(?:,\d{2,3})+$/;

/** The words of a text in their order. Abbreviations and numbers are one each: B.B.A., बी.बी.ए., 69,500. */
export function* wordsOf(text: string): Generator<Word> {
  for (const match of text.matchAll(RUN)) {
    const [run] = match;
    const at = match.index;
    const whole = inOne(run);
    if (whole) yield { text: run, keys: [whole], start: at, end: at + run.length };
    else yield* piecesOf(run, at);
  }
}

function inOne(run: string): string | null {
  const plain = latinDigits(run);
  if (NUMBER.test(plain)) return plain.replaceAll(',', '');
  if (!run.includes('.')) return null;
  const parts = fold(run).split('.');
  // With an ending: बी.बी.एस.मा
  if (parts.length > 2 && isNepaliEnding(parts.at(-1) ?? '')) parts.pop();
  return lettersOf(parts);
}

function* piecesOf(run: string, at: number): Generator<Word> {
  for (const { 0: piece, index } of run.matchAll(PIECE)) {
    const isPossessive = piece.length === 1 && /[’']/.test(run[index - 1] ?? '');
    if (isPossessive) continue;
    const text = piece.replace(/[\u200c\u200d]/g, '');
    yield { text, keys: keysOf(text), start: at + index, end: at + index + piece.length };
  }
}
