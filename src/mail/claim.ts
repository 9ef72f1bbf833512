import type { ExpressionBuilder } from 'kysely';
import { carriesLink, LINK_MAILS } from '../content/link-mails.ts';
import { CLOCKS_DIFFER_MS } from '../db/engine.ts';
import { hasRows } from '../db/order.ts';
import type { Tables } from '../db/tables.ts';
import type { Site } from '../whole-site.ts';
import type { QueuedMail } from './mime-message.ts';
import { troubleWords } from './words.ts';

const MINUTE_MS = 60_000;

/** Delay after each temporary rejection; after the last one the mail fails. */
export const RETRY_DELAYS_MS = [1, 5, 15, 60, 180, 360, 720, 1440].map((minutes) => minutes * MINUTE_MS);

/** No mail waits longer than this for its next attempt. */
const LONGEST_DELAY_MS = Math.max(...RETRY_DELAYS_MS);

/** A mail that this process sends. */
export interface ClaimedMail extends QueuedMail {
  attempts: number;
  /** When it was claimed, which also identifies the claim. */
  nextAt: string;
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

const COLUMNS = ['_id', 'kind', 'recipient', 'replyTo', 'subject', 'body', 'attempts', 'createdAt'] as const;

/** How many mails are due, up to `most`. */
export async function countDue({ database, now }: Site, most: number): Promise<number> {
  const due = database.reader.selectFrom('mail').select('_id').where('state', '=', 'waiting');
  return (await due.where(isDue(now())).limit(most).execute()).length;
}

/**
 * Claims the mail that has been due for longest. It is committed before anything is sent, so that a process that dies
 * while sending does not lead to a second mail.
 * @param onClaim receives it within the change, whose commit may remain unconfirmed
 * @returns null if none is due
 */
export async function claimNext(
  { database, now }: Site,
  onClaim: (mail: ClaimedMail) => void,
): Promise<ClaimedMail | null> {
  const at = now();
  return database.write(async ({ db }) => {
    const next = await db
      .selectFrom('mail')
      .select(COLUMNS)
      .where('state', '=', 'waiting')
      .where(isDue(at))
      .orderBy('nextAt')
      .orderBy('_id')
      .limit(1)
      .executeTakeFirst();
    if (!next) return null;
    const claim = { ...next, nextAt: at.toISOString() };
    await db
      .updateTable('mail')
      .set({ state: 'sending', nextAt: claim.nextAt })
      .where('_id', '=', next._id)
      .execute();
    onClaim(claim);
    return claim;
  });
}

/**
 * Writes how the sending of a claimed mail ended, even if another process has failed it meanwhile as left behind; then a link
 * in it is erased. Changes nothing where the mail was deleted, or staff have queued it again.
 */
export async function finishClaim(
  { database }: Site,
  { _id, kind, nextAt }: ClaimedMail,
  update: Partial<MailUpdate>,
): Promise<void> {
  const isOver = update.state === 'sent' || update.state === 'failed';
  await database.write(async ({ db }) => {
    // One that another process has given up has no link any more, so it does not wait again.
    const from = carriesLink(kind) && !isOver ? ['sending' as const] : (['sending', 'failed'] as const);
    await db
      .updateTable('mail')
      .set({ ...update, ...(isOver && carriesLink(kind) && { body: '' }) })
      .where('_id', '=', _id)
      .where('state', 'in', from)
      .where('nextAt', '=', nextAt)
      .execute();
  });
}

/** Fails the mails that dead processes left: they may have been delivered, so sending them again could duplicate them. */
export async function failLeftBehind({ database }: Site): Promise<void> {
  const sending = database.reader.selectFrom('mail').select('_id').where('state', '=', 'sending');
  if (!(await hasRows(sending))) return;
  await database.write(async ({ db }) => {
    await db
      .updateTable('mail')
      .set((row) => ({
        state: 'failed',
        attempts: row('attempts', '+', 1),
        trouble: troubleWords.en.inDoubt,
        body: row.case().when('kind', 'in', LINK_MAILS).then('').else(row.ref('body')).end(),
      }))
      .where('state', '=', 'sending')
      .execute();
  });
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
