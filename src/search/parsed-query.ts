import type { Db } from '../db/engine.ts';
import { distinctKeys, type Term } from './engine.ts';
import { isFiller } from './lexicon/fillers.ts';
import { knownAt, type Related } from './lexicon/lexicon.ts';
import { isEveryday } from './lexicon/word-kinds.ts';
import { completionsOf, countEntries, countsOf, spellingGuesses } from './vocabulary.ts';
import { prefixesOf } from './words/keys.ts';
import { languageOf } from './words/language.ts';
import { isFunctionWord, isStopWord } from './words/stop-words.ts';
import { type Word, wordsOf } from './words/words.ts';

const MAX_WORDS = 24;

/** Quality of a match between a query word and a published word. */
const EXACT = 1;
const GUESSED = 0.85;
const TRANSLATED = 0.9;
const SAME_MEANING = 0.8;
const COMPLETED = 0.8;
/** Depends on the lexicon's relation between the published word and that of the query. */
const RELATED: Readonly<Record<Related['by'], number>> = {
  translation: TRANSLATED,
  meaning: SAME_MEANING,
  relation: 0.75,
  general: 0.7,
  word: 0.5,
};

/** Longest word, in characters, that is not completed once it is published. */
const LONGEST_WHOLE = 3;

/** The weight of an everyday word relative to another word of the same rarity. */
const EVERYDAY = 0.6;

/** A word of a query with the published words that match it. */
export interface QueryWord {
  text: string;
  /** Inverse document frequency, from 0 upwards: rare words weigh more. */
  weight: number;
  /** The weight divided by that of the rarest possible word. */
  rarity: number;
  /** Published keys that match the word, with the quality of each match from 0 to 1. */
  matches: ReadonlyMap<string, number>;
  /** Number of entries with one of these keys; an upper bound, since an entry may have several. */
  entries: number;
  /** Whether it is taken for another word by its spelling. */
  isGuess: boolean;
}

/** One query word that a published key matches. */
export interface Match {
  /** Index of the word in the query. */
  position: number;
  quality: number;
}

export interface ParsedQuery {
  /** The query as typed, or as a question that is understood by itself. */
  text: string;
  /** What was typed, whose language is that of the answer, where `text` has words of the question before. */
  typed?: string;
  /** The words of the question before that `text` takes as its subject. */
  subject?: string;
  words: readonly QueryWord[];
  /** For each published key, the query words that it matches. */
  matchesByKey: ReadonlyMap<string, readonly Match[]>;
}

export interface ParseOptions {
  /** The last word may be unfinished, so longer published words match it too. */
  lastWordIsPrefix?: boolean;
  /** Stop words are searched for when the query has no others. */
  includeStopWords?: boolean;
  /** The query is a question to the assistant, so it has words without a topic. */
  isQuestion?: boolean;
}

/** Splits a query into words and finds the published words that match each. */
export async function parseQuery(
  db: Db,
  text: string,
  {
    lastWordIsPrefix: isOpen = false,
    includeStopWords: alsoSmall = false,
    isQuestion = false,
  }: ParseOptions = {},
): Promise<ParsedQuery> {
  const asked = wordsIn(text, { includeStopWords: alsoSmall, isQuestion });
  const entries = await countEntries(db);
  const counts = await countsOf(
    db,
    distinctKeys(...asked.map(({ keys, related }) => [...keys, ...related.map(({ key }) => key)])),
  );
  const isNepali = languageOf(text) === 'ne';
  const words: QueryWord[] = [];
  for (const [at, { text: written, keys, isJoined, related: all }] of asked.entries()) {
    // Meanings outside colleges help with questions; a search is for the words themselves.
    const related = isQuestion ? all : all.filter(({ by }) => by !== 'general');
    const isKnown = keys.some((key) => counts.has(key));
    // The parts of a hyphenated word are query words themselves.
    if (isJoined && !isKnown) continue;
    const matches = new Map<string, number>();
    const addMatch = (word: string, quality: number, count = counts.get(word)) => {
      if (count === undefined || matches.has(word)) return;
      counts.set(word, count);
      matches.set(word, quality);
    };
    for (const key of keys) addMatch(key, EXACT);
    // The match of a relation counts as rare as its rarest word; its common words are weak hints.
    const rarest = Math.min(
      ...related.flatMap(({ key, by }) => (by === 'relation' ? (counts.get(key) ?? []) : [])),
    );
    for (const { key, by } of related) {
      const share =
        by === 'relation'
          ? Math.sqrt(weightOf(counts.get(key) ?? 0, entries) / weightOf(rarest, entries))
          : 1;
      addMatch(key, RELATED[by] * share);
    }
    // A short word that is published is whole: 'बस', a bus, is not the beginning of every verb of sitting.
    const isWhole = isKnown && written.length <= LONGEST_WHOLE;
    const isUnfinished = isOpen && at === asked.length - 1 && !isWhole;
    // A published word is completed as written, not by its sound: 'fee' would match 'first' and 'final'.
    const completions = isUnfinished ? await completionsOf(db, isKnown ? keys : prefixesOf(written)) : [];
    const isUnknown = !isKnown && completions.length === 0 && keys.length > 0;
    for (const { word, entries: count } of completions) addMatch(word, COMPLETED, count);
    // A verb of a question is not misspelled: it is one of the many forms that no list has. Nor is a word that the lexicon
    // knows by a published one: 'exam' is not 'example'.
    const mayBeMisspelt =
      isUnknown && matches.size === 0 && !(isQuestion && isFunctionWord(written, isNepali));
    const guesses = mayBeMisspelt ? await spellingGuesses(db, keys) : [];
    for (const { word, entries: count } of guesses) addMatch(word, GUESSED, count);
    if (matches.size === 0 && isFunctionWord(written, isNepali)) continue;
    // The best match decides how rare the word is; an unpublished word is the rarest.
    const best = Math.max(0, ...matches.values());
    const countsOfBest = [...matches]
      .filter(([, quality]) => quality === best)
      .map(([key]) => counts.get(key) ?? 0);
    const isLight = isQuestion && isEveryday(keys[0] ?? '');
    const weight = weightOf(Math.max(0, ...countsOfBest), entries) * (isLight ? EVERYDAY : 1);
    words.push({
      text: written,
      weight,
      rarity: weight / weightOf(0, entries),
      matches,
      isGuess: isUnknown && related.length === 0 && matches.size > 0,
      entries: [...matches.keys()].reduce((sum, key) => sum + (counts.get(key) ?? 0), 0),
    });
  }
  return { text, words, matchesByKey: matchesByKeyOf(words) };
}

/** A word of the query, or a group of words that the lexicon knows together. */
interface AskedWord {
  text: string;
  /** The word's own keys; empty for a group. */
  keys: readonly string[];
  isJoined?: true;
  related: readonly Related[];
}

/** The distinct words to search for, without those that carry no topic. */
function wordsIn(
  text: string,
  { includeStopWords, isQuestion }: { includeStopWords: boolean; isQuestion: boolean },
): AskedWord[] {
  const all = askedWords(text, isQuestion);
  const isSmall = ({ keys, related }: AskedWord) =>
    keys.length > 0 && (isStopWord(keys) || (isQuestion && related.length === 0 && isFiller(keys[0] ?? '')));
  const significant = all.filter((word) => !isSmall(word));
  return significant.length === 0 && includeStopWords ? all : significant;
}

/** The topic words of a question, each with the keys of its meanings, so that two wordings can be compared. */
export function topicsOf(question: string): ReadonlySet<string>[] {
  const words = wordsIn(question, { includeStopWords: false, isQuestion: true });
  return words
    .filter(({ isJoined }) => !isJoined)
    .map(({ keys, related }) => new Set([...keys.slice(0, 1), ...related.map(({ key }) => key)]));
}

const isSmallKey = (key: string) => isStopWord([key]) || isFiller(key);

function askedWords(text: string, isQuestion: boolean): AskedWord[] {
  const [joined, words] = [[], []] as [Word[], Word[]];
  for (const word of wordsOf(text)) {
    if (joined.length + words.length >= MAX_WORDS) break;
    (word.isJoined ? joined : words).push(word);
  }
  const distinct = new Map<string, AskedWord>();
  for (const word of joined) distinct.set(word.keys[0] ?? '', { ...word, related: [] });
  const keys = words.map(({ keys: [key = ''] }) => key);
  for (let at = 0; at < words.length; ) {
    const known = knownAt(keys, at, isSmallKey);
    const length = known?.length ?? 1;
    const [first, last] = [words[at], words[at + length - 1]];
    const related = known?.related ?? [];
    if (first && last) {
      const group = words.slice(at, at + length);
      const topics = topicsIn(group);
      // Who searches for the words themselves finds them, too, though the lexicon knows them together.
      if (length === 1 || (!isQuestion && topics.length > 1))
        for (const word of length === 1 ? group : topics)
          distinct.set(word.keys[0] ?? '', { ...word, related });
      else {
        // A hostel 'for girls' may be published in the only word with a topic.
        const own = topics.length === 1 ? (topics[0]?.keys ?? []) : [];
        distinct.set(keys.slice(at, at + length).join(' '), {
          text: text.slice(first.start, last.end),
          keys: [],
          related: [...related, ...own.map((key): Related => ({ key, by: 'word' }))],
        });
      }
    }
    at += length;
  }
  return [...distinct.values()];
}

const topicsIn = (group: readonly Word[]) =>
  group.filter(({ keys }) => !isStopWord(keys) && !isFiller(keys[0] ?? ''));

function matchesByKeyOf(words: readonly QueryWord[]): Map<string, Match[]> {
  const byKey = new Map<string, Match[]>();
  for (const [position, { matches }] of words.entries()) {
    for (const [key, quality] of matches) byKey.set(key, [...(byKey.get(key) ?? []), { position, quality }]);
  }
  return byKey;
}

/** Inverse document frequency of a word that `count` of the `entries` contain. */
function weightOf(count: number, entries: number): number {
  return Math.log(1 + (entries + 1) / (count + 0.5));
}

/** The index terms of the query's words; null for a word that no published word matches. */
export function termsOf({ words }: ParsedQuery): (Term | null)[] {
  return words.map(({ weight, matches, entries }) =>
    matches.size > 0 ? { keys: [...matches.keys()], weight, entries } : null,
  );
}
