import { type Actor, mustHaveDuty } from '../accounts/actor.ts';
import { email } from '../content/visitor-form.ts';
import { writeAuditEvent } from '../db/audit-events.ts';
import { errors } from '../errors.ts';
import type { MailContext } from './context.ts';
import { findMail, type MailEntry } from './mail-list.ts';
import { oneLine, timeInWords } from './mail-text.ts';
import { queueMail } from './outbox.ts';
import { assertMailSetUp } from './resend-mail.ts';

/** Queues a test mail. @throws 400 for an invalid address; 403; 409 without SMTP_URL */
export async function sendTestMail(context: MailContext, to: unknown, by: Actor): Promise<MailEntry> {
  mustHaveDuty(by, 'accounts');
  const recipient = typeof to === 'string' ? to.trim() : '';
  if (!email.test(recipient)) throw errors.invalid({ to: 'To has to look like name@example.org.' });
  assertMailSetUp(context);
  return context.database.write(async (change) => {
    const name = oneLine((await context.college(change.db)).name, 200);
    const id = await queueMail(context, change, {
      kind: 'test',
      recipient,
      replyTo: '',
      subject: oneLine(`A test mail from ${name}`, 200),
      body:
        `Namaste,\n\nthis mail was sent from the back office of ${name}, to see whether mail works. It does.\n\n` +
        `Asked for: ${timeInWords(context.now().toISOString())}\n${context.publicUrl}\n`,
    });
    await writeAuditEvent(context, change, by, { action: 'tested', type: 'mail', item: id, title: '' });
    change.afterCommit(() => context.queueSignal.notify(true));
    const entry = await findMail(change.db, id);
    if (!entry) throw errors.unexpected();
    return entry;
  });
}
