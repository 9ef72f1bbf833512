import type { ExpressionBuilder } from 'kysely';
import { type Actor, mustHaveDuty } from '../accounts/actor.ts';
import type { TypeFilter } from '../content/visibility.ts';
import { writeAuditEvent, writeAuditEvents } from '../db/audit-events.ts';
import type { Tables } from '../db/tables.ts';
import { errors } from '../errors.ts';
import { sentencesIn } from '../languages/sentences.ts';
import type { Site } from '../whole-site.ts';
import { findMail, type MailEntry } from './mail-list.ts';
import { dutiesToSeeMail, visibleMails } from './visible-mails.ts';
import { refusalWords, troubleWords } from './words.ts';

const said = sentencesIn(refusalWords);

/** @throws 409 without SMTP_URL */
export function assertMailSetUp({ mailSetup }: Site): void {
  if (!mailSetup) throw errors.conflict(said.noMail);
}

/**
 * Queues a waiting or failed mail again, as if it were new.
 * @throws 403 for a mail that one may not see, 404; 409 if it was sent or is being sent, or without SMTP_URL
 */
export async function resendMail(site: Site, id: string, by: Actor): Promise<MailEntry> {
  const nextAt = site.now().toISOString();
  return site.database.write(async (change) => {
    const present = await findMail(change.db, id);
    if (!present) throw errors.notFound('mail');
    mustHaveDuty(by, ...dutiesToSeeMail(present.aboutType));
    assertMailSetUp(site);
    if (present.state === 'sent') throw errors.conflict(said.sentAlready);
    if (present.state === 'sending') throw errors.conflict(said.isBeingSent);
    const fresh = { state: 'waiting', attempts: 0, trouble: '', nextAt } as const;
    await change.db.updateTable('mail').set(fresh).where('_id', '=', id).execute();
    await writeAuditEvent(site, change, by, { action: 'resent', type: 'mail', item: id, title: '' });
    change.afterCommit(() => site.queueSignal.notify(true));
    return { ...present, ...fresh };
  });
}

/** How many mails one change queues again. */
const BATCH = 200;

/**
 * Mails that wait after an attempt, or were given up. Not those that may have arrived: nobody looks at each, and sending it
 * again could duplicate it.
 */
export const resendable =
  (about: TypeFilter) =>
  ({ eb, and }: ExpressionBuilder<Tables, 'mail'>) =>
    and([
      ...(about.types.length === 0 ? [] : [eb('aboutType', about.operator, about.types)]),
      eb('state', 'in', ['waiting', 'failed']),
      eb('trouble', 'not in', ['', troubleWords.en.inDoubt, troubleWords.en.heldBack]),
    ]);

/**
 * Queues all mails again that somebody sees and that surely did not arrive.
 * @returns how many @throws 409 without SMTP_URL
 */
export async function resendAll(site: Site, by: Actor): Promise<number> {
  assertMailSetUp(site);
  const about = visibleMails(by.duties);
  const nextAt = site.now().toISOString();
  const fresh = { state: 'waiting', attempts: 0, trouble: '', nextAt } as const;
  for (let sent = 0; ; ) {
    const taken = await site.database.write(async (change) => {
      const rows = await change.db
        .selectFrom('mail')
        .select('_id')
        .where(resendable(about))
        .orderBy('_id')
        .limit(BATCH)
        .execute();
      const ids = rows.map(({ _id }) => _id);
      if (ids.length === 0) return 0;
      await change.db.updateTable('mail').set(fresh).where('_id', 'in', ids).execute();
      const events = ids.map((item) => ({ action: 'resent', type: 'mail', item, title: '' }) as const);
      await writeAuditEvents(site, change, by, events);
      change.afterCommit(() => site.queueSignal.notify(true));
      return ids.length;
    });
    sent += taken;
    if (taken < BATCH) return sent;
  }
}
