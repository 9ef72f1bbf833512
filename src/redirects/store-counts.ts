import type { Db } from '../db/engine.ts';

/** Above this many paths, the least requested ones are deleted. */
const MAX_ROWS = 1000;

/** How often a path was asked for, and when last. */
export interface PathCount {
  path: string;
  count: number;
  lastAt: string;
}

/** Adds counts to the table, within a change. */
export async function storeCounts(db: Db, counts: readonly PathCount[], newId: () => string): Promise<void> {
  await db
    .insertInto('missing_page')
    .values(counts.map(({ path, count, lastAt }) => ({ _id: newId(), path, count, firstAt: lastAt, lastAt })))
    .onConflict((conflict) =>
      conflict.column('path').doUpdateSet((row) => ({
        count: row('missing_page.count', '+', row.ref('excluded.count')),
        lastAt: row.ref('excluded.lastAt'),
      })),
    )
    .execute();
  const beyond = await db
    .selectFrom('missing_page')
    .select('_id')
    .orderBy('count', 'desc')
    .orderBy('lastAt', 'desc')
    .orderBy('_id', 'desc')
    .limit(MAX_ROWS)
    .offset(MAX_ROWS)
    .execute();
  const ids = beyond.map(({ _id }) => _id);
  if (ids.length > 0) await db.deleteFrom('missing_page').where('_id', 'in', ids).execute();
}
