import type { ExpressionBuilder } from 'kysely';
import { CLOCKS_DIFFER_MS } from '../db/engine.ts';
import type { Tables } from '../db/tables.ts';
import type { Change } from '../db/writer.ts';
import { AppError } from '../errors.ts';
import type { MailContext } from './context.ts';
import type { QueuedMail } from './mime-message.ts';
import { LONGEST_DELAY_MS } from './retry-delays.ts';
import { troubleWords } from './words.ts';

/** Longer than an attempt takes: a process with an older lease has died. */
const LEASE_MS = 5 * 60_000;

/** A mail that only this process may send until the lease ends. */
export interface LeasedMail extends QueuedMail {
  attempts: number;
  /** The end of the lease, which also identifies it. */
  until: string;
}

/** The columns of `mail` that change after an attempt. */
export interface MailUpdate {
  state: 'waiting' | 'sent' | 'failed';
  attempts: number;
  nextAt: string;
  /** Why it was not sent, for staff; empty if it was. */
  trouble: string;
  sentAt: string | null;
}

/** The commit of this lease was not confirmed. If it is stored, its mail waits until the lease is given back. */
export class UnconfirmedLease extends Error {
  readonly lease: LeasedMail;

  constructor(lease: LeasedMail, cause: Error) {
    super('the lease of a mail was not confirmed', { cause });
    this.name = 'UnconfirmedLease';
    this.lease = lease;
  }
}

/**
 * Leases the mail that has been due for longest.
 * @returns null if none is due
 * @throws UnconfirmedLease
 */
export async function leaseNext({ database, now }: MailContext): Promise<LeasedMail | null> {
  const at = now();
  // Most polls find nothing, so the reader is checked first to avoid a write.
  const due = await database.reader
    .selectFrom('mail')
    .select('_id')
    .where('state', 'in', ['waiting', 'sending'])
    .where(isDue(at))
    .limit(1)
    .executeTakeFirst();
  if (!due) return null;
  const until = new Date(at.getTime() + LEASE_MS).toISOString();
  let lease: LeasedMail | null = null;
  const work = async (change: Change) => {
    await failExpiredLeases(change, at);
    const next = await change.db
      .selectFrom('mail')
      .select(['_id', 'kind', 'recipient', 'replyTo', 'subject', 'body', 'attempts', 'createdAt'])
      .where('state', '=', 'waiting')
      .where(isDue(at))
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
    lease = numUpdatedRows === 0n ? null : { ...next, until };
    return lease;
  };
  try {
    return await database.write(work);
  } catch (error) {
    const isUnconfirmed = error instanceof AppError && error.code === 'unconfirmed';
    throw isUnconfirmed && lease ? new UnconfirmedLease(lease, error) : error;
  }
}

/** Ends the lease and writes what follows. A mail that was deleted or leased again stays untouched. */
export async function finishLease(
  { database }: MailContext,
  { _id, until }: LeasedMail,
  update: Partial<MailUpdate>,
) {
  await database.write(async ({ db }) => {
    await db
      .updateTable('mail')
      .set(update)
      .where('_id', '=', _id)
      .where('state', '=', 'sending')
      .where('nextAt', '=', until)
      .execute();
  });
}

/** Fails the mails of dead processes: they may have been delivered, so sending them again could duplicate them. */
async function failExpiredLeases({ db }: Change, at: Date) {
  const present = at.toISOString();
  await db
    .updateTable('mail')
    .set((row) => ({
      state: 'failed',
      attempts: row('attempts', '+', 1),
      nextAt: present,
      trouble: troubleWords.inDoubt,
    }))
    .where('state', '=', 'sending')
    .where(isDue(at))
    .execute();
}

/**
 * Also true for a mail that waits much longer than any retry delay: its time was set while the clock was ahead, and the
 * clock has been set back since.
 */
const isDue = (at: Date) => (eb: ExpressionBuilder<Tables, 'mail'>) =>
  eb.or([
    eb('nextAt', '<=', at.toISOString()),
    eb('nextAt', '>', new Date(at.getTime() + LONGEST_DELAY_MS + CLOCKS_DIFFER_MS).toISOString()),
  ]);
