import type { Db } from '../db/engine.ts';
import type { Change } from '../db/writer.ts';
import type { Limit } from '../settings.ts';
import type { Site } from '../whole-site.ts';

/**
 * Something that may happen so many times within a window, over all processes. Each time has a row of its own that ends
 * after the window (sliding window log).
 */
interface Counted {
  limit: Limit;
  /** What is counted, and for whom; stored as a keyed digest. */
  of: readonly string[];
}

type Tools = Pick<Site, 'now' | 'addressDigest'>;

const keysOf = ({ addressDigest }: Tools, { limit, of }: Counted) =>
  Array.from({ length: limit.times }, (_, n) => addressDigest(...of, String(n)));

const endOf = ({ now }: Tools, { limit }: Counted) =>
  new Date(now().getTime() + limit.windowMs).toISOString();

/** The rows that count now. */
const countedRows = (tools: Tools, db: Db, counted: Counted) =>
  db
    .selectFrom('rate_count')
    .select('key')
    .where('key', 'in', keysOf(tools, counted))
    .where('endsAt', '>', tools.now().toISOString());

/** Whether it may happen once more. Where only a clock that was set back since says no, `countWithin` decides. */
export async function hasRoom(tools: Tools, db: Db, counted: Counted): Promise<boolean> {
  const rows = countedRows(tools, db, counted).where('endsAt', '<=', endOf(tools, counted));
  return (await rows.execute()).length < counted.limit.times;
}

/** Counts it, within the change that does it. @returns false if it is one too many */
export async function countWithin(tools: Tools, { db }: Change, counted: Counted): Promise<boolean> {
  const endsAt = endOf(tools, counted);
  const keys = keysOf(tools, counted);
  const rows = await countedRows(tools, db, counted).execute();
  const free = keys.find((key) => !rows.some((row) => row.key === key));
  if (!free) {
    // Where one ends later than one that begins now, the clock was set back since.
    await db
      .updateTable('rate_count')
      .set({ endsAt })
      .where('key', 'in', keys)
      .where('endsAt', '>', endsAt)
      .execute();
    return false;
  }
  await db
    .insertInto('rate_count')
    .values({ key: free, count: 1, endsAt })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ endsAt }))
    .execute();
  return true;
}
