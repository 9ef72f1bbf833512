import { type Kysely, sql } from 'kysely';
import type { Db } from '../db/engine.ts';
import { distance } from './words/distance.ts';

/** So many rows go into one statement: databases bound what it may carry. */
const AT_ONCE = 500;
/** A word that is not published is looked for among so many of its neighbours. */
const MOST_NEIGHBOURS = 3000;
const SHORTEST_BEGINNING = 4;
const SHORTEST_GUESSED = 5;
/** From so many letters on two slips are allowed, below one. */
const LONG = 8;
const MOST_GUESSES = 2;

/** A published word, and in how many entries it is. */
export interface Counted {
  word: string;
  entries: number;
}

interface Tables {
  search_word: Counted;
}

const of = (db: Db) => db as unknown as Kysely<Tables>;

/** Counts the words of an entry that came, was changed or went; part of the change itself. */
export async function recount(db: Db, before: readonly string[], after: readonly string[]): Promise<void> {
  const [had, has] = [new Set(before), new Set(after)];
  await add(
    db,
    [...has].filter((word) => !had.has(word)),
    1,
  );
  const gone = [...had].filter((word) => !has.has(word));
  await add(db, gone, -1);
  for (const words of chunksOf(gone)) {
    await of(db).deleteFrom('search_word').where('word', 'in', words).where('entries', '<=', 0).execute();
  }
}

async function add(db: Db, words: readonly string[], by: 1 | -1) {
  for (const some of chunksOf(words)) {
    await of(db)
      .insertInto('search_word')
      .values(some.map((word) => ({ word, entries: by })))
      .onConflict((conflict) =>
        conflict.column('word').doUpdateSet((row) => ({ entries: row('search_word.entries', '+', by) })),
      )
      .execute();
  }
}

function chunksOf(words: readonly string[]): string[][] {
  const chunks: string[][] = [];
  for (let at = 0; at < words.length; at += AT_ONCE) chunks.push(words.slice(at, at + AT_ONCE));
  return chunks;
}

/** In how many entries each of these words is published; those that are not are left out. */
export async function countsOf(db: Db, words: readonly string[]): Promise<Map<string, number>> {
  if (words.length === 0) return new Map();
  const rows = await of(db)
    .selectFrom('search_word')
    .selectAll()
    .where('word', 'in', [...words])
    .execute();
  return new Map(rows.map(({ word, entries }) => [word, entries]));
}

/**
 * Published words that one which is not published may have been meant for: those that it begins, or else those that
 * differ by a slip of the finger, the most used first.
 * @param beginning what the word begins with, if it is short for another
 */
export async function guessesFor(db: Db, keys: readonly string[], beginning: string): Promise<Counted[]> {
  const begun = await begunBy(db, beginning);
  if (begun.length > 0) return begun;
  for (const key of keys) {
    const like = await neighboursOf(db, key);
    if (like.length > 0) return like;
  }
  return [];
}

const isGuessable = (key: string, shortest: number) =>
  key.length >= shortest && !/\d/.test(key) && /[aeiou]/.test(key);

function begunBy(db: Db, beginning: string): Promise<Counted[]> {
  if (!isGuessable(beginning, SHORTEST_BEGINNING)) return Promise.resolve([]);
  return of(db)
    .selectFrom('search_word')
    .selectAll()
    .where('word', '>=', beginning)
    .where('word', '<', `${beginning}\u{10ffff}`)
    .orderBy(sql`length(word)`)
    .orderBy('entries', 'desc')
    .orderBy('word')
    .limit(MOST_GUESSES)
    .execute();
}

async function neighboursOf(db: Db, key: string): Promise<Counted[]> {
  if (!isGuessable(key, SHORTEST_GUESSED)) return [];
  const [first = ''] = key;
  const allowed = key.length >= LONG ? 2 : 1;
  const length = sql<number>`length(word)`;
  const neighbours = await of(db)
    .selectFrom('search_word')
    .selectAll()
    .where('word', '>=', first)
    .where('word', '<', `${first}\u{10ffff}`)
    .where(length, '>=', key.length - allowed)
    .where(length, '<=', key.length + allowed)
    .limit(MOST_NEIGHBOURS)
    .execute();
  return neighbours
    .map((counted) => ({ ...counted, far: distance(key, counted.word, allowed) }))
    .filter(({ far }) => far <= allowed)
    .sort((one, other) => one.far - other.far || other.entries - one.entries)
    .filter(({ far }, _at, [nearest]) => far === nearest?.far)
    .slice(0, MOST_GUESSES);
}
