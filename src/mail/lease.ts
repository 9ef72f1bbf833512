import type { Change } from '../db/writer.ts';
import type { MailContext } from './context.ts';
import { POSSIBLY_DELIVERED } from './delivery-outcome.ts';
import type { QueuedMail } from './mime-message.ts';

/**
 * So long a process may take for one mail. After that it is taken for dead, and since nobody knows how far it had
 * got, its mail is not sent again by itself.
 */
const LEASE_MS = 5 * 60_000;

/** A mail that this process alone sends now. */
export interface LeasedMail extends QueuedMail {
  attempts: number;
  /** Until when it is ours; by this it is known again. */
  until: string;
}

/** What is to be said of a mail once its attempt is over. */
export interface MailUpdate {
  state: 'waiting' | 'sent' | 'failed';
  attempts: number;
  nextAt: string;
  trouble: string;
  sentAt: string | null;
}

/** Takes the mail that has been due for longest. @returns null when none is */
export async function leaseNext({ database, now }: MailContext): Promise<LeasedMail | null> {
  const at = now();
  const present = at.toISOString();
  // Most looks find nothing; those write nothing.
  const due = await database.reader
    .selectFrom('mail')
    .select('_id')
    .where('state', 'in', ['waiting', 'sending'])
    .where('nextAt', '<=', present)
    .limit(1)
    .executeTakeFirst();
  if (!due) return null;
  const until = new Date(at.getTime() + LEASE_MS).toISOString();
  return database.write(async (change) => {
    await failExpiredLeases(change, present);
    const next = await change.db
      .selectFrom('mail')
      .select(['_id', 'kind', 'recipient', 'replyTo', 'subject', 'body', 'attempts', 'createdAt'])
      .where('state', '=', 'waiting')
      .where('nextAt', '<=', present)
      .orderBy('nextAt')
      .orderBy('_id')
      .limit(1)
      .executeTakeFirst();
    if (!next) return null;
    const { numUpdatedRows } = await change.db
      .updateTable('mail')
      .set({ state: 'sending', nextAt: until })
      .where('_id', '=', next._id)
      .where('state', '=', 'waiting')
      .executeTakeFirst();
    return numUpdatedRows === 0n ? null : { ...next, until };
  });
}

/** Says what became of a claimed mail. One that was deleted meanwhile, or is no longer ours, is left alone. */
export async function finishLease(
  { database }: MailContext,
  { _id, until }: LeasedMail,
  verdict: MailUpdate,
) {
  await database.write(async ({ db }) => {
    await db
      .updateTable('mail')
      .set(verdict)
      .where('_id', '=', _id)
      .where('state', '=', 'sending')
      .where('nextAt', '=', until)
      .execute();
  });
}

/** Mails of processes that died while they sent them. */
async function failExpiredLeases({ db }: Change, present: string) {
  await db
    .updateTable('mail')
    .set((row) => ({
      state: 'failed',
      attempts: row('attempts', '+', 1),
      nextAt: present,
      trouble: POSSIBLY_DELIVERED,
    }))
    .where('state', '=', 'sending')
    .where('nextAt', '<=', present)
    .execute();
}
