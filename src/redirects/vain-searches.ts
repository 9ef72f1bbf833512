import { type Actor, mustHaveDuty } from '../accounts/actor.ts';
import type { OpenDatabase } from '../db/database.ts';
import type { PageQuery } from '../db/reading.ts';
import { errors } from '../errors.ts';
import { foldWithDigits } from '../schema/fold.ts';
import { VainCounts, type VainCountsOptions } from './vain-counts.ts';

const COLUMNS = ['_id', 'words', 'count', 'firstAt', 'lastAt'] as const;

/** Words for which visitors searched, and for which the site has nothing. */
interface VainSearch {
  _id: string;
  words: string;
  count: number;
  firstAt: string;
  lastAt: string;
}

const MAX_WORDS = 6;
const MAX_CHARACTERS = 60;
/** A telephone number or a day of birth, whatever parts its digits. A year has four. */
const MANY_DIGITS = /\d(?:\D*\d){4}/;
/** A word of letters and digits, such as a reference or an identity number; `12th` and `m3` are shorter. */
const MIXED = /(?=[^\s]*\d)(?=[^\s]*\p{L})[^\s]{6,}/u;

/**
 * The words under which a search is counted: folded, so that spellings count together, and without signs. Null where it
 * may name a person or is no search: an email address, a telephone number, a reference, an address, a long text.
 */
export function wordsToCount(q: string): string | null {
  const typed = foldWithDigits(q);
  if (/@|:\/\/|www\./.test(typed) || MANY_DIGITS.test(typed) || MIXED.test(typed)) return null;
  const words = typed.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const counted = words.join(' ');
  const isCounted = words.length > 0 && words.length <= MAX_WORDS && [...counted].length <= MAX_CHARACTERS;
  return isCounted ? counted : null;
}

/** Counts searches of visitors that found nothing: their words, and nothing about who searched. */
export class VainSearchCounts extends VainCounts {
  constructor(options: VainCountsOptions) {
    super({ name: 'vain_search', column: 'words' }, options);
  }

  /** @param q as it was typed */
  count(q: string): void {
    const words = wordsToCount(q);
    if (words !== null) this.add(words);
  }
}

/** One page of those whose words contain `q`, most often first, and the number of all that do. */
export async function pageOfVainSearches(
  { reader }: Pick<OpenDatabase, 'reader'>,
  { q, page, limit }: PageQuery,
): Promise<{ items: VainSearch[]; total: number }> {
  const needle = foldWithDigits(q);
  const all = await reader
    .selectFrom('vain_search')
    .select(COLUMNS)
    .orderBy('count', 'desc')
    .orderBy('lastAt', 'desc')
    .orderBy('_id', 'desc')
    .execute();
  const found = all.filter(({ words }) => words.includes(needle));
  return { items: found.slice((page - 1) * limit, page * limit), total: found.length };
}

/** Removes words from the list, until they are searched for again. @returns them @throws 403, 404 */
export async function dismissVainSearch(
  { database }: { database: Pick<OpenDatabase, 'write'> },
  actor: Actor,
  id: string,
): Promise<VainSearch> {
  mustHaveDuty(actor, 'publisher');
  return database.write(async ({ db }) => {
    const row = await db
      .deleteFrom('vain_search')
      .where('_id', '=', id)
      .returning(COLUMNS)
      .executeTakeFirst();
    if (!row) throw errors.notFound('search');
    return row;
  });
}
