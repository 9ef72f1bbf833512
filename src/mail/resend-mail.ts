import { type Actor, mustHaveDuty } from '../accounts/actor.ts';
import { writeAuditEvent } from '../db/audit-events.ts';
import { errors } from '../errors.ts';
import { sentencesIn } from '../languages/sentences.ts';
import type { MailContext } from './context.ts';
import { refusalWords } from './in-each.ts';
import { findMail, type MailEntry } from './mail-list.ts';
import { dutiesToSeeMail } from './visible-mails.ts';

const said = sentencesIn(refusalWords);

/** @throws 409 without SMTP_URL */
export function assertMailSetUp({ setup }: MailContext): void {
  if (!setup) throw errors.conflict(said.noMail);
}

/**
 * Queues a waiting or failed mail again, as if it were new.
 * @throws 403 for a mail that one may not see, 404; 409 if it was sent or is being sent, or without SMTP_URL
 */
export async function resendMail(context: MailContext, id: string, by: Actor): Promise<MailEntry> {
  const nextAt = context.now().toISOString();
  return context.database.write(async (change) => {
    const present = await findMail(change.db, id);
    if (!present) throw errors.notFound('mail');
    mustHaveDuty(by, ...dutiesToSeeMail(present.aboutType));
    assertMailSetUp(context);
    if (present.state === 'sent') throw errors.conflict(said.sentAlready);
    if (present.state === 'sending') throw errors.conflict(said.isBeingSent);
    const fresh = { state: 'waiting', attempts: 0, trouble: '', nextAt } as const;
    await change.db.updateTable('mail').set(fresh).where('_id', '=', id).execute();
    await writeAuditEvent(context, change, by, { action: 'resent', type: 'mail', item: id, title: '' });
    change.afterCommit(() => context.queueSignal.notify(true));
    return { ...present, ...fresh };
  });
}
