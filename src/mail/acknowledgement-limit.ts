import { foldEmail } from '../accounts/account.ts';
import { countWithin } from '../accounts/sliding-window.ts';
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
 * Counts an acknowledgement to an address, within the change that queues it. A deleted application takes its mail with it,
 * but not this count.
 * @returns false if it should not be sent (requirement 21.157)
 */
export async function countAcknowledgement(site: Site, change: Change, recipient: string): Promise<boolean> {
  const times = site.maxAcknowledgements;
  if (times === null) return true;
  const limit = { times, windowMs: ACKNOWLEDGEMENT_WINDOW_MS };
  return countWithin(site, change, { limit, of: ['acknowledgement', mailboxOf(recipient)] });
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
