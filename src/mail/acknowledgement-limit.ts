import { foldEmail } from '../accounts/account.ts';
import type { OpenDatabase } from '../db/database.ts';
import type { Change } from '../db/writer.ts';
import type { Site } from '../whole-site.ts';

/**
 * Anyone can send applications with a stranger's address, so one address gets only so many acknowledgements: more than a
 * family sends in a day.
 */
export const MAX_ACKNOWLEDGEMENTS = 20;
export const ACKNOWLEDGEMENT_WINDOW_MS = 24 * 3_600_000;

/**
 * Counts an acknowledgement to an address, within the change that queues it. Each has a row of its own that ends after
 * 24 hours (sliding window log): a deleted application takes its mail with it, but not this row.
 * @returns false if it should not be sent (requirement 21.157)
 */
export async function countAcknowledgement(
  { now, addressDigest, maxAcknowledgements }: Site,
  { db }: Change,
  recipient: string,
): Promise<boolean> {
  if (maxAcknowledgements === null) return true;
  const at = now();
  const endsAt = new Date(at.getTime() + ACKNOWLEDGEMENT_WINDOW_MS).toISOString();
  const mailbox = mailboxOf(recipient);
  const keys = Array.from({ length: maxAcknowledgements }, (_, n) =>
    addressDigest('acknowledgement', mailbox, String(n)),
  );
  const counted = await db
    .selectFrom('rate_count')
    .select('key')
    .where('key', 'in', keys)
    .where('endsAt', '>', at.toISOString())
    .execute();
  const free = keys.find((key) => !counted.some((row) => row.key === key));
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

/** One spelling for all that common providers deliver to one mailbox: without case, dots, and what follows a plus. */
function mailboxOf(address: string): string {
  const folded = foldEmail(address);
  const at = folded.lastIndexOf('@');
  return folded.slice(0, at).replace(/\+.*/s, '').replaceAll('.', '') + folded.slice(at);
}

/** Deletes the counts that have ended, and shortens those of a clock that was set back since. */
export async function sweepCounts({ write, now }: Pick<OpenDatabase, 'write' | 'now'>): Promise<void> {
  const at = now();
  const latest = new Date(at.getTime() + ACKNOWLEDGEMENT_WINDOW_MS).toISOString();
  await write(async ({ db }) => {
    await db.deleteFrom('rate_count').where('endsAt', '<=', at.toISOString()).execute();
    await db.updateTable('rate_count').set({ endsAt: latest }).where('endsAt', '>', latest).execute();
  });
}
