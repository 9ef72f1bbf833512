import { sql } from 'kysely';
import { type ContentType, orderedAmong } from '../schema/define-type.ts';
import type { Db } from './engine.ts';
import { contentOf } from './store.ts';

/** Towards the start or the end of the list. */
export type Direction = 'up' | 'down';

/** The records of whose order one is part: all, or those that name the same record. */
function orderedWith(db: Db, type: ContentType, id: string) {
  const all = contentOf(db).selectFrom(type.name).select('_id');
  const among = orderedAmong(type);
  if (among === undefined) return all;
  return all.where(among, '=', (eb) =>
    eb.selectFrom(`${type.name} as moved`).select(`moved.${among}`).where('moved._id', '=', id),
  );
}

/** The id of the neighbour in the order by hand; null at that end of the list. */
export async function neighbourOf(
  db: Db,
  type: ContentType,
  id: string,
  direction: Direction,
): Promise<string | null> {
  const isUp = direction === 'up';
  const neighbour = await orderedWith(db, type, id)
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

/**
 * The id of the record below this one, if this one came right after the record `after`; null at the end of the list.
 * @param after null for the first place
 */
export async function nextAfter(
  db: Db,
  type: ContentType,
  id: string,
  after: string | null,
): Promise<string | null> {
  const others = orderedWith(db, type, id).where('_id', '!=', id);
  const below = after === null ? others : others.where('rank', '<', await rankOf(db, type, after));
  const next = await below.orderBy('rank', 'desc').limit(1).executeTakeFirst();
  return next ? String(next._id) : null;
}

/**
 * Puts a record right after another one: it takes that place's rank, and the records that it passes move by one rank
 * each, so that ranks stay unique and short.
 * @param after null for the first place
 */
export async function rankAfter(db: Db, type: ContentType, id: string, after: string | null): Promise<void> {
  const from = await rankOf(db, type, id);
  const to = after === null ? null : await rankOf(db, type, after);
  const isDown = to !== null && to < from;
  const passed = contentOf(db).selectFrom(type.name);
  const ranks = (
    isDown
      ? passed.where('rank', '>=', to).where('rank', '<=', from)
      : to === null
        ? passed.where('rank', '>=', from)
        : passed.where('rank', '>=', from).where('rank', '<', to)
  ).select([
    '_id',
    (isDown
      ? sql<string>`coalesce(lag(rank) over (order by rank desc), min(rank) over ())`
      : sql<string>`coalesce(lead(rank) over (order by rank desc), max(rank) over ())`
    ).as('shifted'),
  ]);
  await contentOf(db)
    .updateTable(type.name)
    .from(ranks.as('passed'))
    .set((eb) => ({ rank: eb.ref('passed.shifted') }))
    .whereRef(`${type.name}._id`, '=', 'passed._id')
    .execute();
}

/** Puts these records in this order, among themselves, by giving them the ranks that they have: the first gets the lowest. */
export async function reorder(db: Db, type: ContentType, ids: readonly string[]): Promise<void> {
  const rows = await contentOf(db)
    .selectFrom(type.name)
    .select(['_id', 'rank'])
    .where('_id', 'in', [...ids])
    .orderBy('rank')
    .execute();
  for (const [place, { rank, _id }] of rows.entries()) {
    const id = ids[place];
    if (id !== undefined && id !== _id) await setRank(db, type, id, String(rank));
  }
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
