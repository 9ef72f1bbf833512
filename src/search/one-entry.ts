import type { Kysely } from 'kysely';
import type { Db } from '../db/engine.ts';
import type { Candidate } from './engine.ts';
import type { EntryName } from './index-state.ts';
import { type CandidateRow, normalizedRelevance } from './rows.ts';

interface Tables {
  search_entry: Omit<CandidateRow, 'relevance'>;
}

/** The entry of a record; null if it is not live. */
export async function candidateOf(db: Db, { type, item }: EntryName): Promise<Candidate | null> {
  const row = await (db as unknown as Kysely<Tables>)
    .selectFrom('search_entry')
    .select(['id', 'type', 'item', 'title', 'at', 'title_keys', 'nepali_title', 'nepali_title_keys'])
    .where('type', '=', type)
    .where('item', '=', item)
    .executeTakeFirst();
  return row ? (normalizedRelevance([{ ...row, relevance: 1 }])[0] ?? null) : null;
}
