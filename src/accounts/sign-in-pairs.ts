import type { Db } from '../db/engine.ts';
import type { CounterWindow } from './failed-sign-in-counts.ts';

/** Longer than any attempt takes: after this, a marker belongs to a process that was killed. */
const PAIR_MS = 60_000;

/** The states of a marker, which is a row beside the counters. */
const OPEN = 1;
const JOINED = 2;

/**
 * Marks the first call of a pair, within a change, so that one call to the other login finds it.
 * @returns null while another attempt has the marker: then neither this call nor its other half has a pair
 */
export async function openPair(db: Db, key: string, now: Date): Promise<CounterWindow | null> {
  const endsAt = new Date(now.getTime() + PAIR_MS).toISOString();
  const row = await db
    .insertInto('login_failure')
    .values({ key, failures: OPEN, endsAt })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ failures: OPEN, endsAt })
        .where('login_failure.endsAt', '<=', now.toISOString()),
    )
    .returning(['key', 'endsAt'])
    .executeTakeFirst();
  return row ?? null;
}

/** Whether this row is the marker of a call that waits for its other half. */
export const isOpenPair = ({ failures }: { failures: number }): boolean => failures === OPEN;

/** Joins a pair as its second call, within a change. @returns whether no other call has joined it */
export async function joinPair(db: Db, { key, endsAt }: CounterWindow): Promise<boolean> {
  const joined = await db
    .updateTable('login_failure')
    .set({ failures: JOINED })
    .where('key', '=', key)
    .where('endsAt', '=', endsAt)
    .where('failures', '=', OPEN)
    .executeTakeFirst();
  return joined.numUpdatedRows > 0n;
}

/** Removes the marker of a first call that is over, within a change. @returns whether a second call has joined it */
export async function closePair(db: Db, { key, endsAt }: CounterWindow): Promise<boolean> {
  const row = await db
    .deleteFrom('login_failure')
    .where('key', '=', key)
    .where('endsAt', '=', endsAt)
    .returning('failures')
    .executeTakeFirst();
  return row?.failures === JOINED;
}
