import type { Db } from '../db/engine.ts';

/** What was counted: in which counter, and in which of its windows. */
export interface CounterWindow {
  key: string;
  endsAt: string;
}

/**
 * Counts one more, within a change, in each of these counters. A counter's window begins with the first count and
 * ends by itself.
 */
export async function incrementCounters(
  db: Db,
  keys: readonly string[],
  { now, windowMs }: { now: Date; windowMs: number },
): Promise<CounterWindow[]> {
  const at = now.toISOString();
  const rows = await db
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
  return rows;
}

/** Takes back, within a change, what was counted, unless its window has ended meanwhile. */
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

/** Those of these counters that stand above zero now. */
export async function activeCounters(db: Db, keys: readonly string[], now: Date) {
  return db
    .selectFrom('login_failure')
    .selectAll()
    .where('key', 'in', keys)
    .where('endsAt', '>', now.toISOString())
    .where('failures', '>', 0)
    .execute();
}
