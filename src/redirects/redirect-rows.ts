import type { Db } from '../db/engine.ts';
import type { RedirectRow } from './redirect-table.ts';

const CHANGES = 'redirect-changes';
const CHUNK = 1000;

/** How many changes of redirects there were, by which a process knows whether it has read the latest. */
export async function countChanges(db: Db): Promise<number> {
  const row = await db.selectFrom('state').select('value').where('key', '=', CHANGES).executeTakeFirst();
  return row?.value ?? 0;
}

/** Increments the count of redirect changes, within such a change. */
export async function addChange(db: Db): Promise<void> {
  await db
    .insertInto('state')
    .values({ key: CHANGES, value: 1 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((row) => ({ value: row('state.value', '+', 1) })),
    )
    .execute();
}

/** Every redirect, in chunks, so that none of the reads is long. */
export async function allRows(db: Db): Promise<RedirectRow[]> {
  const rows: RedirectRow[] = [];
  for (let last = ''; ; ) {
    const chunk = await db
      .selectFrom('redirect')
      .select(['_id', 'from', 'to', 'permanent'])
      .where('_id', '>', last)
      .orderBy('_id')
      .limit(CHUNK)
      .execute();
    for (const { _id: id, from, to, permanent } of chunk)
      rows.push({ id, from, to, permanent: permanent === 1 });
    if (chunk.length < CHUNK) return rows;
    last = chunk.at(-1)?._id ?? '';
  }
}
