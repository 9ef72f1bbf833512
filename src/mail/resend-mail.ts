import { type Actor, mustHaveDuty } from '../accounts/actor.ts';
import { carriesLink } from '../content/link-mails.ts';
import { email } from '../content/visitor-form.ts';
import { writeAuditEvent, writeAuditEvents } from '../db/audit-events.ts';
import type { Change } from '../db/writer.ts';
import { errors } from '../errors.ts';
import { tidyLine } from '../languages/marks.ts';
import { sentencesIn } from '../languages/sentences.ts';
import type { Site } from '../whole-site.ts';
import { dutiesToSeeMail, findMail, type MailEntry, resendable, visibleMails } from './mail-list.ts';
import { collegeName, oneLine, timeInWords } from './mail-text.ts';
import { languageOfReader, queueMail } from './outbox.ts';
import { refusalWords, words } from './words.ts';

const refusals = sentencesIn(refusalWords);

/** @throws 409 without SMTP_URL */
function assertMailSetUp({ mailSetup }: Site): void {
  if (!mailSetup) throw errors.conflict(refusals.noMail);
}

/**
 * Queues a waiting or failed mail again, as if it were new.
 * @throws 403 for a mail that one may not see, 404; 409 if it was sent or is being sent, its link was erased, or without SMTP_URL
 */
export async function resendMail(site: Site, id: string, by: Actor): Promise<MailEntry> {
  return site.database.write(async (change) => {
    const present = await findMail(change.db, id);
    if (!present) throw errors.notFound('mail');
    mustHaveDuty(by, ...dutiesToSeeMail(present.aboutType));
    assertMailSetUp(site);
    if (present.state === 'sent') throw errors.conflict(refusals.sentAlready);
    if (present.state === 'sending') throw errors.conflict(refusals.isBeingSent);
    if (present.state === 'failed' && carriesLink(present.kind)) throw errors.conflict(refusals.linkErased);
    return { ...present, ...(await queueAgain(site, change, by, [id])) };
  });
}

/** Within a change: makes mails wait as new ones do. @returns their changed columns */
async function queueAgain(site: Site, change: Change, by: Actor, ids: readonly string[]) {
  const fresh = { state: 'waiting', attempts: 0, trouble: '', nextAt: site.now().toISOString() } as const;
  await change.db.updateTable('mail').set(fresh).where('_id', 'in', ids).execute();
  const events = ids.map((item) => ({ action: 'resent', type: 'mail', item, title: '' }) as const);
  await writeAuditEvents(site, change, by, events);
  change.afterCommit(() => site.queueSignal.notify(true));
  return fresh;
}

/** How many mails one change queues again. */
const BATCH = 200;

/**
 * Queues all mails again that somebody sees and that surely did not arrive.
 * @returns how many @throws 409 without SMTP_URL
 */
export async function resendAll(site: Site, by: Actor): Promise<number> {
  assertMailSetUp(site);
  const about = visibleMails(by.duties);
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
      if (ids.length > 0) await queueAgain(site, change, by, ids);
      return ids.length;
    });
    sent += taken;
    if (taken < BATCH) return sent;
  }
}

/** Queues a test mail. @throws 400 for an invalid address; 403; 409 without SMTP_URL */
export async function sendTestMail(site: Site, to: unknown, by: Actor): Promise<MailEntry> {
  mustHaveDuty(by, 'accounts');
  const recipient = typeof to === 'string' ? tidyLine(to) : '';
  if (!email.test(recipient)) throw errors.invalid({ to: refusals.to });
  assertMailSetUp(site);
  return site.database.write(async (change) => {
    const language = await languageOfReader(change.db, recipient);
    const name = collegeName(await site.college(change.db), language);
    const sentences = words[language];
    const id = await queueMail(site, change, {
      kind: 'test',
      recipient,
      replyTo: '',
      subject: oneLine(sentences.test.subject(name), 200),
      body: [
        sentences.greeting,
        sentences.test.body(name),
        `${sentences.test.asked(timeInWords(site.now().toISOString(), language))}\n${site.publicUrl}\n`,
      ].join('\n\n'),
    });
    await writeAuditEvent(site, change, by, { action: 'tested', type: 'mail', item: id, title: '' });
    change.afterCommit(() => site.queueSignal.notify(true));
    const entry = await findMail(change.db, id);
    if (!entry) throw errors.unexpected();
    return entry;
  });
}
