import type { Db } from '../db/engine.ts';
import type { Term } from './engine.ts';
import { countsOf, guessesFor } from './vocabulary.ts';
import { beginningOf } from './words/key.ts';
import { languageOf } from './words/language.ts';
import { sameMeaning } from './words/meanings.ts';
import { isSmall, isTurnOfPhrase } from './words/small-words.ts';
import { type Word, wordsOf } from './words/words.ts';

/** Words beyond these are not looked at. */
const MOST_WORDS = 24;

/** How well a published word stands for one that was asked for. */
const AS_ASKED = 1;
const GUESSED = 0.85;
const TRANSLATED = 0.9;
const SAME_MEANING = 0.8;

/** A word of a question with the published words that stand for it. */
export interface AskedWord {
  text: string;
  /** From 0 upwards: rare words say more. */
  weight: number;
  /** The same as a share of what the rarest word would say. */
  rarity: number;
  /** What it begins with if it goes on. */
  key: string;
  /** Published keys, and how well each stands for the word: from 0 to 1. */
  stands: ReadonlyMap<string, number>;
}

export interface Answer {
  at: number;
  well: number;
}

export interface Asked {
  /** As it was written. */
  text: string;
  words: readonly AskedWord[];
  /** The words that each published key stands for, by their place, and how well it does. */
  answers: ReadonlyMap<string, readonly Answer[]>;
  /** The last word was perhaps not finished yet. */
  isOpen: boolean;
}

/**
 * What a text asks for.
 * @param entries how many there are in all
 * @param isOpen whether the last word may go on
 */
export async function askedIn(db: Db, text: string, entries: number, isOpen: boolean): Promise<Asked> {
  const distinct = new Map<string, Word>();
  for (const word of wordsOf(text)) {
    distinct.set(word.keys[0] ?? '', word);
    if (distinct.size >= MOST_WORDS) break;
  }
  const all = [...distinct.values()];
  const telling = all.filter(({ keys }) => !isSmall(keys));
  const kept = telling.length > 0 ? telling : [];
  const alike = kept.map(({ keys }) => keys.flatMap(sameMeaning));
  const counts = await countsOf(db, [
    ...new Set([...kept.flatMap(({ keys }) => keys), ...alike.flat().map(({ key }) => key)]),
  ]);
  const isNepali = languageOf(text) === 'ne';
  const words: AskedWord[] = [];
  for (const [at, { text: written, keys, isJoined }] of kept.entries()) {
    const isKnown = keys.some((key) => counts.has(key));
    // Its words are asked for singly anyway.
    if (isJoined && !isKnown) continue;
    const stands = new Map<string, number>();
    for (const key of keys) if (counts.has(key)) stands.set(key, AS_ASKED);
    for (const { key, isTranslation } of alike[at] ?? []) {
      if (counts.has(key) && !stands.has(key)) stands.set(key, isTranslation ? TRANSLATED : SAME_MEANING);
    }
    const guesses = isKnown ? [] : await guessesFor(db, keys, beginningOf(written));
    for (const { word, entries: count } of guesses) {
      if (!stands.has(word)) stands.set(word, GUESSED);
      counts.set(word, count);
    }
    if (stands.size === 0 && isTurnOfPhrase(written, isNepali)) continue;
    // What stands for it best says how rare it is; a word that nobody has published is the rarest.
    const best = Math.max(0, ...stands.values());
    const most = Math.max(
      0,
      ...[...stands].filter(([, well]) => well === best).map(([key]) => counts.get(key) ?? 0),
    );
    words.push({
      text: written,
      key: keys[0] ?? '',
      weight: weightOf(most, entries),
      rarity: weightOf(most, entries) / weightOf(0, entries),
      stands,
    });
  }
  return { text, words, answers: answersOf(words), isOpen };
}

function answersOf(words: readonly AskedWord[]): Map<string, Answer[]> {
  const answers = new Map<string, Answer[]>();
  for (const [at, { stands }] of words.entries()) {
    for (const [key, well] of stands) answers.set(key, [...(answers.get(key) ?? []), { at, well }]);
  }
  return answers;
}

/** How much a word says that stands in so many of the entries. */
function weightOf(count: number, entries: number): number {
  return Math.log(1 + (entries + 1) / (count + 0.5));
}

/** The words as the index is asked for them; null for one that nothing published can stand for. */
export function termsOf({ words, isOpen }: Asked): (Term | null)[] {
  return words.map(({ key, weight, stands }, at) => {
    const beginnings = isOpen && at === words.length - 1 ? [key] : [];
    return stands.size > 0 || beginnings.length > 0 ? { keys: [...stands.keys()], beginnings, weight } : null;
  });
}
