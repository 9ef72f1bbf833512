import { type Kysely, sql } from 'kysely';
import type { Db } from '../db/engine.ts';
import { distance } from './words/distance.ts';

/** A word that is not published is looked for among so many of its neighbours. */
const MOST_NEIGHBOURS = 3000;
const SHORTEST_BEGINNING = 4;
const SHORTEST_GUESSED = 5;
/** From so many letters on two slips are allowed, below one. */
const LONG = 8;
const MOST_GUESSES = 2;
/** A word that is still being typed may become any of so many. */
const MOST_BEGUN = 30;

/** A published word, and in how many entries it is. */
export interface Counted {
  word: string;
  entries: number;
}

interface Tables {
  search_word: Counted;
}

const of = (db: Db) => db as unknown as Kysely<Tables>;

/** Stands in every entry: how many there are is counted like a word. */
const IN_EVERY_ENTRY = '';

/** By how much the entries of each word become more or fewer. */
export class WordCounts {
  readonly #changes = new Map<string, number>();

  /** @param before the keys of an entry as it was, each once, and null when it was not there; the same of `after` */
  change(before: readonly string[] | null, after: readonly string[] | null): void {
    this.#add(before, -1);
    this.#add(after, 1);
  }

  /** Those that are another number than before. */
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

/** How many entries there are. */
export async function countEntries(db: Db): Promise<number> {
  return (await countsOf(db, [IN_EVERY_ENTRY])).get(IN_EVERY_ENTRY) ?? 0;
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

/** The most used of the published words that begin in one of these ways. */
export async function wordsBegunBy(db: Db, beginnings: readonly string[]): Promise<Counted[]> {
  const begun = new Map<string, Counted>();
  for (const beginning of beginnings) {
    const rows = await beginWith(db, beginning)
      .orderBy('entries', 'desc')
      .orderBy('word')
      .limit(MOST_BEGUN)
      .execute();
    for (const counted of rows) begun.set(counted.word, counted);
  }
  return [...begun.values()];
}

function beginWith(db: Db, beginning: string) {
  return of(db)
    .selectFrom('search_word')
    .selectAll()
    .where('word', '>=', beginning)
    .where('word', '<', `${beginning}\u{10ffff}`);
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
  return beginWith(db, beginning)
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
  const neighbours = await beginWith(db, first)
    .where(length, '>=', key.length - allowed)
    .where(length, '<=', key.length + allowed)
    .orderBy('entries', 'desc')
    .orderBy('word')
    .limit(MOST_NEIGHBOURS)
    .execute();
  return neighbours
    .map((counted) => ({ ...counted, far: distance(key, counted.word, allowed) }))
    .filter(({ far }) => far <= allowed)
    .sort((one, other) => one.far - other.far)
    .filter(({ far }, _at, [nearest]) => far === nearest?.far)
    .slice(0, MOST_GUESSES);
}
