import { type Kysely, sql } from 'kysely';
import type { Db } from '../db/engine.ts';
import { allowedErrors, editDistance, MIN_GUESSED_LENGTH } from './words/edit-distance.ts';

/** Bounds the words that an unpublished one is compared with. */
const MAX_NEIGHBOURS = 3000;
const MIN_PREFIX_LENGTH = 4;
const MAX_GUESSES = 2;
const MAX_COMPLETIONS = 30;

/** A published word and the number of entries that contain it. */
export interface WordCount {
  word: string;
  entries: number;
}

interface Tables {
  search_word: WordCount;
}

const of = (db: Db) => db as unknown as Kysely<Tables>;

/** Pseudo-word of every entry; its count is the number of entries. */
const IN_EVERY_ENTRY = '';

/** Collects differences of word counts. */
export class WordCounts {
  readonly #changes = new Map<string, number>();

  /** @param before the distinct keys of the former entry, or null when there was none; likewise `after` */
  change(before: readonly string[] | null, after: readonly string[] | null): void {
    this.#add(before, -1);
    this.#add(after, 1);
  }

  /** The differences that are not 0. */
  get changes(): ReadonlyMap<string, number> {
    return new Map([...this.#changes].filter(([, by]) => by !== 0));
  }

  #add(keys: readonly string[] | null, by: number) {
    if (!keys) return;
    for (const key of [IN_EVERY_ENTRY, ...keys]) {
      this.#changes.set(key, (this.#changes.get(key) ?? 0) + by);
    }
  }
}

export async function countEntries(db: Db): Promise<number> {
  return (await countsOf(db, [IN_EVERY_ENTRY])).get(IN_EVERY_ENTRY) ?? 0;
}

/** The number of entries that contain each word; unpublished words are left out. */
export async function countsOf(db: Db, words: readonly string[]): Promise<Map<string, number>> {
  if (words.length === 0) return new Map();
  const rows = await of(db)
    .selectFrom('search_word')
    .selectAll()
    .where('word', 'in', [...words])
    .execute();
  return new Map(rows.map(({ word, entries }) => [word, entries]));
}

/** The most frequent published words that begin with one of these prefixes. */
export async function completionsOf(db: Db, prefixes: readonly string[]): Promise<WordCount[]> {
  const completions = new Map<string, WordCount>();
  for (const prefix of prefixes) {
    const rows = await wordsWithPrefix(db, prefix)
      .orderBy('entries', 'desc')
      .orderBy('word')
      .limit(MAX_COMPLETIONS)
      .execute();
    for (const counted of rows) completions.set(counted.word, counted);
  }
  return [...completions.values()];
}

function wordsWithPrefix(db: Db, prefix: string) {
  return of(db)
    .selectFrom('search_word')
    .selectAll()
    .where('word', '>=', prefix)
    .where('word', '<', `${prefix}\u{10ffff}`);
}

/**
 * Published words that an unpublished one may stand for: words that it abbreviates, or else words within a typing
 * error, most frequent first.
 * @param prefix the word's sound key, if the word may abbreviate a longer one
 */
export async function spellingGuesses(db: Db, keys: readonly string[], prefix: string): Promise<WordCount[]> {
  const expansions = await expansionsOf(db, prefix);
  if (expansions.length > 0) return expansions;
  for (const key of keys) {
    const like = await neighboursOf(db, key);
    if (like.length > 0) return like;
  }
  return [];
}

const isGuessable = (key: string, shortest: number) =>
  key.length >= shortest && !/\d/.test(key) && /[aeiou]/.test(key);

function expansionsOf(db: Db, beginning: string): Promise<WordCount[]> {
  if (!isGuessable(beginning, MIN_PREFIX_LENGTH)) return Promise.resolve([]);
  return wordsWithPrefix(db, beginning)
    .orderBy(sql`length(word)`)
    .orderBy('entries', 'desc')
    .orderBy('word')
    .limit(MAX_GUESSES)
    .execute();
}

async function neighboursOf(db: Db, key: string): Promise<WordCount[]> {
  if (!isGuessable(key, MIN_GUESSED_LENGTH)) return [];
  const [first = ''] = key;
  const allowed = allowedErrors(key);
  const length = sql<number>`length(word)`;
  const neighbours = await wordsWithPrefix(db, first)
    .where(length, '>=', key.length - allowed)
    .where(length, '<=', key.length + allowed)
    .orderBy('entries', 'desc')
    .orderBy('word')
    .limit(MAX_NEIGHBOURS)
    .execute();
  return neighbours
    .map((counted) => ({ ...counted, far: editDistance(key, counted.word, allowed) }))
    .filter(({ far }) => far <= allowed)
    .sort((one, other) => one.far - other.far)
    .filter(({ far }, _at, [nearest]) => far === nearest?.far)
    .slice(0, MAX_GUESSES);
}
