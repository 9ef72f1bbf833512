import type { Db } from '../db/engine.ts';
import type { AddressDigest } from './digest.ts';

/** A count in one window of a counter; rows of `login_failure`. */
export interface CounterWindow {
  key: string;
  endsAt: string;
}

/** The counter of an account's failed sign-ins in browsers that are not known. @param email folded */
export const accountCounter = (addressDigest: AddressDigest, email: string): string =>
  addressDigest('account', email);

/** Increments these counters of failed sign-ins, within a change. A counter's window starts with its first count. */
export async function incrementCounters(
  db: Db,
  keys: readonly string[],
  { now, windowMs }: { now: Date; windowMs: number },
): Promise<CounterWindow[]> {
  const at = now.toISOString();
  return db
    .insertInto('login_failure')
    .values(
      keys.map((key) => ({ key, failures: 1, endsAt: new Date(now.getTime() + windowMs).toISOString() })),
    )
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        failures: eb
          .case()
          .when('login_failure.endsAt', '>', at)
          .then(eb('login_failure.failures', '+', 1))
          .else(1)
          .end(),
        endsAt: eb
          .case()
          .when('login_failure.endsAt', '>', at)
          .then(eb.ref('login_failure.endsAt'))
          .else(eb.ref('excluded.endsAt'))
          .end(),
      })),
    )
    .returning(['key', 'endsAt'])
    .execute();
}

/** Decrements these counters, within a change, unless their window has ended. */
export async function decrementCounters(db: Db, counted: readonly CounterWindow[]): Promise<void> {
  for (const { key, endsAt } of counted) {
    await db
      .updateTable('login_failure')
      .set((eb) => ({ failures: eb('failures', '-', 1) }))
      .where('key', '=', key)
      .where('endsAt', '=', endsAt)
      .where('failures', '>', 0)
      .execute();
  }
}

/** @returns the counters above zero whose window has not ended */
export async function activeCounters(db: Db, keys: readonly string[], now: Date) {
  return db
    .selectFrom('login_failure')
    .selectAll()
    .where('key', 'in', keys)
    .where('endsAt', '>', now.toISOString())
    .where('failures', '>', 0)
    .execute();
}

/**
 * Lets no window of these counters end later than one that begins now, within a change: where one does, the clock was set
 * back since it began. What was counted stays counted.
 */
export async function shortenWindows(
  db: Db,
  keys: readonly string[],
  { now, windowMs }: { now: Date; windowMs: number },
): Promise<void> {
  const endsAt = new Date(now.getTime() + windowMs).toISOString();
  await db
    .updateTable('login_failure')
    .set({ endsAt })
    .where('key', 'in', keys)
    .where('endsAt', '>', endsAt)
    .execute();
}
