import { nobody, writeAuditEvent } from './audit-events.ts';
import type { Db, Engine } from './engine.ts';
import { createIdGenerator } from './ids.ts';
import { Writer } from './writer.ts';

const KEY = 'last-backup';
/** Seconds since 1970 leave the database's integers in 2038. */
const UNIT_MS = 60_000;

/** Records when a backup was completed, to the minute, and in the audit trail. */
export async function recordBackup(engine: Engine, at: Date): Promise<void> {
  const value = Math.floor(at.getTime() / UNIT_MS);
  await new Writer(engine).write(async ({ db }) => {
    await db
      .insertInto('state')
      .values({ key: KEY, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();
    const context = { now: () => at, newId: createIdGenerator() };
    const event = { action: 'backed-up', type: 'site', item: '', title: '' } as const;
    await writeAuditEvent(context, { db }, { ...nobody, command: 'backup' }, event);
  });
}

/** @returns null if no backup is known */
export async function lastBackup(reader: Db): Promise<Date | null> {
  const row = await reader.selectFrom('state').select('value').where('key', '=', KEY).executeTakeFirst();
  return row ? new Date(Number(row.value) * UNIT_MS) : null;
}
