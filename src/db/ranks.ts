import type { ContentType } from '../schema/define-type.ts';
import type { Db } from './engine.ts';
import { contentOf } from './store.ts';

/** Towards the start or the end of the list. */
export type Direction = 'up' | 'down';

/** The id of the neighbour in the order by hand; null at that end of the list. */
export async function neighbourOf(
  db: Db,
  type: ContentType,
  id: string,
  direction: Direction,
): Promise<string | null> {
  const isUp = direction === 'up';
  const neighbour = await contentOf(db)
    .selectFrom(type.name)
    .select('_id')
    .where('rank', isUp ? '>' : '<', await rankOf(db, type, id))
    .orderBy('rank', isUp ? 'asc' : 'desc')
    .limit(1)
    .executeTakeFirst();
  return neighbour ? String(neighbour._id) : null;
}

/** Swaps the ranks of two records without changing their other columns. */
export async function exchangeRanks(db: Db, type: ContentType, one: string, other: string): Promise<void> {
  const ranks = [await rankOf(db, type, one), await rankOf(db, type, other)] as const;
  await setRank(db, type, one, ranks[1]);
  await setRank(db, type, other, ranks[0]);
}

async function rankOf(db: Db, type: ContentType, id: string): Promise<string> {
  const row = await contentOf(db)
    .selectFrom(type.name)
    .select('rank')
    .where('_id', '=', id)
    .executeTakeFirstOrThrow();
  return String(row.rank);
}

async function setRank(db: Db, type: ContentType, id: string, rank: string): Promise<void> {
  await contentOf(db).updateTable(type.name).set({ rank }).where('_id', '=', id).execute();
}
