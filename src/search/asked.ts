import type { Db } from '../db/engine.ts';
import type { Term } from './engine.ts';
import { countEntries, countsOf, guessesFor, wordsBegunBy } from './vocabulary.ts';
import { beginningOf, beginningsOf } from './words/key.ts';
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
const BEGUN = 0.8;

/** A word of a question with the published words that stand for it. */
export interface AskedWord {
  text: string;
  /** From 0 upwards: rare words say more. */
  weight: number;
  /** The same as a share of what the rarest word would say. */
  rarity: number;
  /** Published keys, and how well each stands for the word: from 0 to 1. */
  stands: ReadonlyMap<string, number>;
  /** In how many entries it is, if none has two of these keys. */
  entries: number;
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
}

export interface Manner {
  /** The last word is perhaps not finished yet. */
  isOpen?: boolean;
  /** Words that say nothing of what is asked are looked for where there are no others. */
  alsoSmall?: boolean;
}

/** What a text asks for. */
export async function askedIn(
  db: Db,
  text: string,
  { isOpen = false, alsoSmall = false }: Manner = {},
): Promise<Asked> {
  const asked = wordsIn(text, alsoSmall);
  const alike = asked.map(({ keys }) => keys.flatMap(sameMeaning));
  const entries = await countEntries(db);
  const counts = await countsOf(db, [
    ...new Set([...asked.flatMap(({ keys }) => keys), ...alike.flat().map(({ key }) => key)]),
  ]);
  const isNepali = languageOf(text) === 'ne';
  const words: AskedWord[] = [];
  for (const [at, { text: written, keys, isJoined }] of asked.entries()) {
    const isKnown = keys.some((key) => counts.has(key));
    // Its words are asked for singly anyway.
    if (isJoined && !isKnown) continue;
    const stands = new Map<string, number>();
    const stand = (word: string, well: number) => {
      if (!stands.has(word)) stands.set(word, well);
    };
    for (const key of keys) if (counts.has(key)) stand(key, AS_ASKED);
    for (const { key, isTranslation } of alike[at] ?? []) {
      if (counts.has(key)) stand(key, isTranslation ? TRANSLATED : SAME_MEANING);
    }
    const isUnfinished = isOpen && at === asked.length - 1;
    // A whole word need not be heard as the beginning of others: by its sound, fee begins first and final.
    const begun = isUnfinished ? await wordsBegunBy(db, isKnown ? keys : beginningsOf(written)) : [];
    const isUnknown = !isKnown && begun.length === 0;
    const guesses = isUnknown ? await guessesFor(db, keys, beginningOf(written)) : [];
    for (const { word, entries: count } of [...begun, ...guesses]) {
      stand(word, isUnknown ? GUESSED : BEGUN);
      counts.set(word, count);
    }
    if (stands.size === 0 && isTurnOfPhrase(written, isNepali)) continue;
    // What stands for it best says how rare it is; a word that nobody has published is the rarest.
    const best = Math.max(0, ...stands.values());
    const countsOfBest = [...stands].filter(([, well]) => well === best).map(([key]) => counts.get(key) ?? 0);
    const weight = weightOf(Math.max(0, ...countsOfBest), entries);
    words.push({
      text: written,
      weight,
      rarity: weight / weightOf(0, entries),
      stands,
      entries: [...stands.keys()].reduce((sum, key) => sum + (counts.get(key) ?? 0), 0),
    });
  }
  return { text, words, answers: answersOf(words) };
}

/** The words to look for, each once. */
function wordsIn(text: string, alsoSmall: boolean): Word[] {
  const distinct = new Map<string, Word>();
  for (const word of wordsOf(text)) {
    distinct.set(word.keys[0] ?? '', word);
    if (distinct.size >= MOST_WORDS) break;
  }
  const all = [...distinct.values()];
  const telling = all.filter(({ keys }) => !isSmall(keys));
  return telling.length === 0 && alsoSmall ? all : telling;
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
export function termsOf({ words }: Asked): (Term | null)[] {
  return words.map(({ weight, stands, entries }) =>
    stands.size > 0 ? { keys: [...stands.keys()], weight, entries } : null,
  );
}
