import { latinDigits } from '../../languages/digits.ts';
import { fold } from '../../schema/fold.ts';
import { cut, keysOf, lettersOf } from './keys.ts';
import { isNepaliEnding } from './stemming.ts';

/** A word with its position in a text. */
export interface Word {
  /** The word as written. */
  text: string;
  keys: readonly string[];
  start: number;
  end: number;
  /** A hyphenated compound read as one word, such as re-totalling; its parts are listed too. */
  isJoined?: true;
}

/** A run of letters, marks, digits and characters that nobody sees, with dots, commas and apostrophes inside it. */
const RUN = /[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}\p{Cf}]|[.,’'‘＇](?=\p{Cf}*[\p{L}\p{N}]))*/gu;
const WITH_HYPHEN =
  /(?<![\p{L}\p{M}\p{N}])\p{L}[\p{L}\p{M}\p{Cf}]*[-‐‑]\p{Cf}*\p{L}[\p{L}\p{M}\p{Cf}]*(?![\p{L}\p{M}\p{N}])/gu;
const UNSEEN = /\p{Cf}/gu;
/** Letters by name, apostrophes by use. */
const LETTER_APOSTROPHES = /[ʼʹ]/g;
const ANY_HYPHEN = /[-‐‑]/;
const PLAIN = /^[\p{L}\p{M}]+$/u;
/** Nepali attaches endings to numbers without a space: १४सम्म. */
const PIECE = /\d+(?=\p{Cf}*\p{Script=Devanagari})|[^.,’'‘＇]+/gu;
const NUMBER = /^\d{1,3}(?:,\d{2,3})+$/;

/** The words of a text, compounds first. An abbreviation or number is one word: B.B.A., बी.बी.ए., 69,500. */
export function* wordsOf(written: string): Generator<Word> {
  const text = written.replace(LETTER_APOSTROPHES, "'");
  if (ANY_HYPHEN.test(text)) yield* joinedIn(text);
  for (const { 0: run, index: at } of text.matchAll(RUN)) {
    if (PLAIN.test(run)) {
      const keys = keysOf(run);
      if (keys.length > 0) yield { text: run, keys, start: at, end: at + run.length };
      continue;
    }
    const whole = inOne(run.replace(UNSEEN, ''));
    if (whole) yield { text: run, keys: [cut(whole)], start: at, end: at + run.length };
    else yield* piecesOf(run, at);
  }
}

function* joinedIn(text: string): Generator<Word> {
  for (const { 0: joined, index } of text.matchAll(WITH_HYPHEN)) {
    const word = joined.replaceAll(/[-‐‑\p{Cf}]/gu, '');
    yield { text: joined, keys: keysOf(word), start: index, end: index + joined.length, isJoined: true };
  }
}

function inOne(run: string): string | null {
  const plain = latinDigits(run);
  if (NUMBER.test(plain)) return plain.replaceAll(',', '');
  if (!run.includes('.')) return null;
  const parts = fold(run).split('.');
  // An abbreviation may carry an ending: बी.बी.एस.मा
  if (parts.length > 2 && isNepaliEnding(parts.at(-1) ?? '')) parts.pop();
  return lettersOf(parts);
}

function* piecesOf(run: string, at: number): Generator<Word> {
  for (const { 0: piece, index } of latinDigits(run).matchAll(PIECE)) {
    const isPossessive = piece.length === 1 && /[’'‘＇]/.test(run[index - 1] ?? '');
    const isNegation = /^[’'‘＇]t$/i.test(run.slice(index + piece.length));
    const keys = isPossessive || isNegation ? [] : keysOf(piece.replace(UNSEEN, ''));
    if (keys.length === 0) continue;
    const [start, end] = [at + index, at + index + piece.length];
    yield { text: run.slice(index, index + piece.length), keys, start, end };
  }
}

/** The words of a text, compounds only by their parts. */
export const wholeWordsOf = (text: string): Word[] => [...wordsOf(text)].filter(({ isJoined }) => !isJoined);

/** Every key of a text, repeated as often as it occurs. */
export function keysOfText(text: string): string[] {
  const all: string[] = [];
  for (const { keys } of wordsOf(text)) all.push(...keys);
  return all;
}
