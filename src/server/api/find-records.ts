import { namesContaining } from '../../accounts/list-accounts.ts';
import { chat } from '../../content/chat.ts';
import { submissionTypes } from '../../content/submissions.ts';
import type { OpenDatabase } from '../../db/database.ts';
import type { ContentType, Titled } from '../../schema/define-type.ts';
import { fold } from '../../schema/fold.ts';

/** Kind of the results that are accounts, which are no content type. */
const ACCOUNT = 'account';

/** Results of one kind; the filter of its list shows the rest. */
export const MAX_PER_KIND = 6;
/** The best matches are chosen among the first this many of a list. */
const MAX_CANDIDATES = 100;
/** Further words are ignored: no title has as many. */
const MAX_WORDS = 12;

/** The results of one kind. */
export interface KindResults {
  /** Name of a content type, a submission type or the chat, or 'account'. */
  type: string;
  /** Best match first. */
  records: Titled[];
  /** Whether there are more matches than `records`. */
  isMore: boolean;
}

/**
 * Records whose title or name contains all words of `q`, in any case and order: a few of each kind, best match first,
 * and the kinds by their best match. The spam folders are not searched.
 */
export async function findRecords(
  { reading, reader }: OpenDatabase,
  types: readonly ContentType[],
  q: string,
): Promise<KindResults[]> {
  const query = fold(q.trim());
  const words = query.split(/\s+/).slice(0, MAX_WORDS);
  const results: KindResults[] = [];
  for (const type of [...types, ...submissionTypes.map(({ stored }) => stored), chat]) {
    results.push(resultsOf(type.name, await reading.titled(type, words, MAX_CANDIDATES + 1), query));
  }
  const accounts = (await namesContaining(reader, words)).map(({ _id, name }) => ({ _id, title: name }));
  results.push(resultsOf(ACCOUNT, accounts, query));
  return results
    .filter(({ records }) => records.length > 0)
    .sort((one, other) => bestDistance(one) - bestDistance(other));

  function bestDistance({ records: [best] }: KindResults): number {
    return best ? distance(best.title, query) : Number.POSITIVE_INFINITY;
  }
}

function resultsOf(type: string, matching: readonly Titled[], query: string): KindResults {
  const records = matching
    .slice(0, MAX_CANDIDATES)
    .toSorted((one, other) => distance(one.title, query) - distance(other.title, query))
    .slice(0, MAX_PER_KIND);
  return { type, records, isMore: matching.length > records.length };
}

/** Lower is better: 0 equal, 1 at the start of the title, 2 at the start of a word, 3 inside a word, 4 words apart. */
function distance(title: string, query: string): number {
  const folded = fold(title);
  if (folded === query) return 0;
  if (folded.startsWith(query)) return 1;
  const at = folded.indexOf(query);
  if (at === -1) return 4;
  return /[\p{L}\p{M}\p{N}]$/u.test(folded.slice(0, at)) ? 3 : 2;
}
