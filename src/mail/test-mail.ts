import { type Actor, mustHaveDuty } from '../accounts/actor.ts';
import { email } from '../content/visitor-form.ts';
import { writeAuditEvent } from '../db/audit-events.ts';
import { errors } from '../errors.ts';
import { tidyLine } from '../languages/marks.ts';
import { sentencesIn } from '../languages/sentences.ts';
import type { Site } from '../whole-site.ts';
import { findMail, type MailEntry } from './mail-list.ts';
import { collegeName, oneLine, timeInWords } from './mail-text.ts';
import { queueMail } from './outbox.ts';
import { languageOfReader } from './reader.ts';
import { assertMailSetUp } from './resend-mail.ts';
import { refusalWords, words } from './words.ts';

const refusals = sentencesIn(refusalWords);

/** Queues a test mail. @throws 400 for an invalid address; 403; 409 without SMTP_URL */
export async function sendTestMail(site: Site, to: unknown, by: Actor): Promise<MailEntry> {
  mustHaveDuty(by, 'accounts');
  const recipient = typeof to === 'string' ? tidyLine(to) : '';
  if (!email.test(recipient)) throw errors.invalid({ to: refusals.to });
  assertMailSetUp(site);
  return site.database.write(async (change) => {
    const language = await languageOfReader(change.db, recipient);
    const name = collegeName(await site.college(change.db), language);
    const said = words[language];
    const id = await queueMail(site, change, {
      kind: 'test',
      recipient,
      replyTo: '',
      subject: oneLine(said.test.subject(name), 200),
      body: [
        said.greeting,
        said.test.body(name),
        `${said.test.asked(timeInWords(site.now().toISOString(), language))}\n${site.publicUrl}\n`,
      ].join('\n\n'),
    });
    await writeAuditEvent(site, change, by, { action: 'tested', type: 'mail', item: id, title: '' });
    change.afterCommit(() => site.queueSignal.notify(true));
    const entry = await findMail(change.db, id);
    if (!entry) throw errors.unexpected();
    return entry;
  });
}
