import { sql } from 'kysely';
import type { Db } from '../db/engine.ts';
import { indexIn, type WordCount } from './engine.ts';
import { allowedErrors, editDistance, MIN_GUESSED_LENGTH } from './words/edit-distance.ts';

/** Bounds the words that an unpublished one is compared with. */
const MAX_NEIGHBOURS = 3000;
const MAX_GUESSES = 2;
const MAX_COMPLETIONS = 30;

/** Pseudo-word of every entry; its count is the number of entries. */
export const IN_EVERY_ENTRY = '';

export async function countEntries(db: Db): Promise<number> {
  return (await countsOf(db, [IN_EVERY_ENTRY])).get(IN_EVERY_ENTRY) ?? 0;
}

/** The number of entries that contain each word; unpublished words are left out. */
export async function countsOf(db: Db, words: readonly string[]): Promise<Map<string, number>> {
  if (words.length === 0) return new Map();
  const rows = await indexIn(db)
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
  return indexIn(db)
    .selectFrom('search_word')
    .selectAll()
    .where('word', '>=', prefix)
    .where('word', '<', `${prefix}\u{10ffff}`);
}

/** Published words within a typing error of an unpublished one, most frequent first. */
export async function spellingGuesses(db: Db, keys: readonly string[]): Promise<WordCount[]> {
  for (const key of keys) {
    const like = await neighboursOf(db, key);
    if (like.length > 0) return like;
  }
  return [];
}

const isGuessable = (key: string) =>
  key.length >= MIN_GUESSED_LENGTH && !/\d/.test(key) && /[aeiou]/.test(key);

async function neighboursOf(db: Db, key: string): Promise<WordCount[]> {
  if (!isGuessable(key)) return [];
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
