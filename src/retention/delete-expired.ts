import { setImmediate as nextTurn } from 'node:timers/promises';
import { program } from '../accounts/actor.ts';
import { writeAuditEvent } from '../db/audit-events.ts';
import { contentOf } from '../db/store.ts';
import { collegeIn } from '../records/read-college.ts';
import { midnightInKathmandu } from '../schema/kathmandu.ts';
import type { Site } from '../whole-site.ts';
import { EXPIRING_TABLES, type ExpiringTable, hasExpired } from './expiring-tables.ts';

const DAY_MS = 86_400_000;

interface Bounds {
  /** Rows of one change, so that the writer is not held for long. */
  batch: number;
  /** Maximum number of changes to one table in one sweep; the next sweep continues. */
  batches: number;
  /** Ends the work after the present batch. */
  signal?: AbortSignal;
}

/**
 * Deletes what was kept as long as the settings say (requirement 21.41). Whole days count, so that each table is
 * deleted from once a day, with one line in the audit trail.
 */
export async function deleteExpired(
  site: Site,
  { batch = 500, batches = 20, signal }: Partial<Bounds> = {},
): Promise<void> {
  const facts = await collegeIn(site.database.reader);
  const today = midnightInKathmandu(site.now().getTime());
  for (const expiring of EXPIRING_TABLES) {
    const days = facts[expiring.period];
    if (days === null) continue;
    const before = new Date(today - days * DAY_MS).toISOString();
    await deleteFrom(site, expiring, before, { batch, batches, ...(signal && { signal }) });
  }
}

async function deleteFrom(
  { database, ...tools }: Site,
  expiring: ExpiringTable,
  before: string,
  { batch, batches, signal }: Bounds,
) {
  const { table, type, deleteAbout } = expiring;
  const expired = hasExpired(expiring, before);
  for (let done = 0; done < batches; done += 1) {
    if (signal?.aborted) return;
    const rows = await contentOf(database.reader)
      .selectFrom(table)
      .select('_id')
      .where(expired)
      .limit(batch)
      .execute();
    if (rows.length === 0) return;
    const found = rows.map(({ _id }) => String(_id));
    await database.write(async (change) => {
      const deleted = await contentOf(change.db)
        .deleteFrom(table)
        .where('_id', 'in', found)
        .where(expired)
        .returning('_id')
        .execute();
      if (deleted.length === 0) return;
      await deleteAbout?.(
        change,
        deleted.map(({ _id }) => String(_id)),
      );
      const detail = { rows: deleted.length };
      await writeAuditEvent(tools, change, program, { action: 'expired', type, item: '', title: '', detail });
    });
    if (rows.length < batch) return;
    await nextTurn();
  }
}
