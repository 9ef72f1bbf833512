import type { Db } from '../engine.ts';

const PREFIX = 'settled:';

/** Records in `state` that no process without this migration can still write (requirement 18.42). */
export async function settle(db: Db, migration: string): Promise<void> {
  await db
    .insertInto('state')
    .values({ key: PREFIX + migration, value: 1 })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

/**
 * Marks the backfills of these migrations as unfinished again, because a version that lacks them is about to write
 * rows.
 */
export async function forgetSettled(db: Db, migrations: readonly string[]): Promise<void> {
  if (migrations.length === 0) return;
  const keys = migrations.map((name) => PREFIX + name);
  await db.deleteFrom('state').where('key', 'in', keys).execute();
}

export async function settledAmong(db: Db, migrations: readonly string[]): Promise<Set<string>> {
  const keys = migrations.map((name) => PREFIX + name);
  const rows = await db.selectFrom('state').select('key').where('key', 'in', keys).execute();
  return new Set(rows.map(({ key }) => key.slice(PREFIX.length)));
}
