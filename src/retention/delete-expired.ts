import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ExpressionBuilder } from 'kysely';
import { program } from '../accounts/actor.ts';
import { chat } from '../content/chat.ts';
import type { RetentionField } from '../content/retention.ts';
import type { SubmissionType } from '../content/submission.ts';
import { submissionTypes } from '../content/submissions.ts';
import { writeAuditEvent } from '../db/audit-events.ts';
import type { ContentRow } from '../db/engine.ts';
import { readSetting, writeSetting } from '../db/setting.ts';
import { contentOf } from '../db/store.ts';
import type { Change } from '../db/writer.ts';
import { collegeIn } from '../records/read-college.ts';
import { midnightInKathmandu } from '../schema/kathmandu.ts';
import type { Site } from '../whole-site.ts';

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

/** A table whose rows are deleted once they are older than a period of the settings. */
interface ExpiringTable {
  table: string;
  /** The name of its rows in audit events. */
  type: string;
  period: RetentionField;
  /** All of these instants have to be older. The first has an index. */
  since: readonly [string, ...string[]];
  /** Limits the rows further. */
  where?: readonly [column: string, operator: '=' | 'in', value: number | string[]];
  /** Deletes rows about these rows, within the same change. */
  deleteAbout?: (change: Change, ids: readonly string[]) => Promise<void>;
}

async function deleteMails({ db }: Change, ids: readonly string[]) {
  await db.deleteFrom('mail').where('about', 'in', ids).execute();
}

const SUBMITTED = { since: ['createdAt'], deleteAbout: deleteMails } as const;

/** The tables of a form: its inbox, where that is not kept until staff delete from it, and its suspected spam. */
export function tablesOf({ name: type, keptFor, stored, spam }: SubmissionType): ExpiringTable[] {
  const suspected = { table: spam.name, type, period: 'keepSpam', ...SUBMITTED } as const;
  if (!keptFor) return [{ ...suspected, where: ['isView', '=', 1] }];
  return [{ table: stored.name, type, period: keptFor, ...SUBMITTED }, suspected];
}

export const EXPIRING_TABLES: readonly ExpiringTable[] = [
  { table: chat.name, type: chat.name, period: 'keepChats', since: ['createdAt', 'updatedAt'] },
  ...submissionTypes.flatMap(tablesOf),
  {
    table: 'mail',
    type: 'mail',
    period: 'keepMails',
    since: ['nextAt'],
    where: ['state', 'in', ['sent', 'failed']],
  },
  { table: 'event', type: 'audit', period: 'keepAudit', since: ['at'] },
  { table: 'unanswered', type: 'unanswered', period: 'keepUnanswered', since: ['lastAt'] },
  { table: 'answered', type: 'answered', period: 'keepUnanswered', since: ['lastAt'] },
  { table: 'missing_page', type: 'missing-page', period: 'keepMissingPages', since: ['lastAt'] },
  { table: 'vain_search', type: 'vain-search', period: 'keepMissingPages', since: ['lastAt'] },
];

/** The condition under which a row of the table has expired. */
const hasExpired =
  ({ since, where }: ExpiringTable, before: string) =>
  ({ eb, and }: ExpressionBuilder<Record<string, ContentRow>, string>) =>
    and([...since.map((column) => eb(column, '<', before)), ...(where ? [eb(...where)] : [])]);

/** A clock that has gone on by more than this since the last look may be wrong. */
const JUMP_MS = 2 * DAY_MS;
/** For how long nothing expires after such a jump, so that somebody can set the clock right. */
const HOLD_MS = 3 * DAY_MS;
/** The row of `setting`. */
const KEY = 'retention-clock';

interface Look {
  seenAt: number;
  heldUntil: number;
  /** True if deletion waits because the clock has jumped; false if it waits because there was no earlier check. */
  hasJumped?: boolean;
}

/** Until this instant nothing is deleted by age. */
export interface Wait {
  until: string;
  hasJumped: boolean;
}

/**
 * Whether old data may be deleted by this clock (requirement 21.44). One that is years ahead by mistake would delete
 * nearly everything at once: after a jump, and after the first start with this check, deletion waits for three days.
 * @returns null if it need not wait
 */
export async function waitOfDeletion({ database, now }: Site): Promise<Wait | null> {
  return database.write(async ({ db }) => {
    const at = now().getTime();
    const look = after(await readSetting<Look>(db, KEY), at);
    await writeSetting(db, KEY, look);
    if (at >= look.heldUntil) return null;
    return { until: new Date(look.heldUntil).toISOString(), hasJumped: look.hasJumped ?? false };
  });
}

function after(last: Look | null, at: number): Look {
  const end = at + HOLD_MS;
  if (!last || at - last.seenAt > JUMP_MS) return { seenAt: at, heldUntil: end, hasJumped: last !== null };
  // A clock that is set back ends a wait that it began too far ahead.
  return { ...last, seenAt: at, heldUntil: Math.min(last.heldUntil, end) };
}
