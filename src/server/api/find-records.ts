import { namesContaining } from '../../accounts/list-accounts.ts';
import { chat } from '../../content/chat.ts';
import { submissionTypes } from '../../content/submissions.ts';
import type { OpenDatabase } from '../../db/database.ts';
import type { ContentType, Titled } from '../../schema/define-type.ts';
import { fold } from '../../schema/fold.ts';

/** What accounts are called among what was found. */
export const ACCOUNT = 'account';

/** So many of one kind are told; a list's filter shows the rest. */
export const MAX_PER_KIND = 6;
/** The nearest titles are chosen among so many of the first in the list. */
const MAX_CANDIDATES = 100;
/** More words than a title has in it narrow nothing. */
const MOST_WORDS = 12;

/** The records of one kind whose title or name was asked for. */
export interface FoundKind {
  /** Name of a content type, of what visitors send, of the chat, or of accounts. */
  type: string;
  /** The nearest first. */
  records: Titled[];
  /** There are others, which are not told. */
  isMore: boolean;
}

/**
 * Every record whose title or name contains all words of `q`, in any case and order: a few of each kind, the nearest
 * first, and the kinds by their nearest. What is taken for spam is not looked for.
 */
export async function findRecords(
  { reading, reader }: OpenDatabase,
  types: readonly ContentType[],
  q: string,
): Promise<FoundKind[]> {
  const asked = fold(q.trim());
  const words = asked.split(/\s+/).slice(0, MOST_WORDS);
  const kinds: FoundKind[] = [];
  for (const type of [...types, ...submissionTypes.map(({ stored }) => stored), chat]) {
    kinds.push(kindOf(type.name, await reading.titled(type, words, MAX_CANDIDATES + 1), asked));
  }
  const people = (await namesContaining(reader, words)).map(({ _id, name }) => ({ _id, title: name }));
  kinds.push(kindOf(ACCOUNT, people, asked));
  return kinds.filter(({ records }) => records.length > 0).sort((one, other) => far(one) - far(other));

  function far({ records: [nearest] }: FoundKind): number {
    return nearest ? distance(nearest.title, asked) : Number.POSITIVE_INFINITY;
  }
}

function kindOf(type: string, matching: readonly Titled[], asked: string): FoundKind {
  const records = matching
    .slice(0, MAX_CANDIDATES)
    .toSorted((one, other) => distance(one.title, asked) - distance(other.title, asked))
    .slice(0, MAX_PER_KIND);
  return { type, records, isMore: matching.length > records.length };
}

/** How far a title is from what was asked for: the same, beginning with it, with a word that begins so, or elsewhere. */
function distance(title: string, asked: string): number {
  const folded = fold(title);
  if (folded === asked) return 0;
  if (folded.startsWith(asked)) return 1;
  const at = folded.indexOf(asked);
  if (at === -1) return 4;
  return /[\p{L}\p{M}\p{N}]$/u.test(folded.slice(0, at)) ? 3 : 2;
}
