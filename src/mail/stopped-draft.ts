import type { Change } from '../db/writer.ts';
import { languageFrom } from '../languages/language.ts';
import { inLanguage } from '../languages/sentence.ts';
import { namesIn } from '../schema/define-type.ts';
import type { Site, StoppedDraft } from '../whole-site.ts';
import { contentStaff } from './content-staff.ts';
import { words } from './in-each.ts';
import { oneLine } from './mail-text.ts';
import { queueMail } from './outbox.ts';

const MAX_TITLE = 200;

/**
 * Within a change: queues a mail to the writer of a draft whose scheduled publication was cancelled (requirement
 * 19.48), or to all publishers if that account can no longer sign in or see content. Nothing is sent without SMTP_URL.
 */
export async function tellOfStoppedDraft(
  site: Site,
  change: Change,
  { type, record, title, account, reason }: StoppedDraft,
): Promise<void> {
  if (!site.mailSetup) return;
  const address = `${site.publicUrl}/admin/update-${type.admin.one}/${record}`;
  for (const { name, email, lang } of await contentStaff(change.db, account)) {
    const language = languageFrom(lang);
    const said = words[language];
    const told = said.stopped;
    const named = oneLine(title, MAX_TITLE) || namesIn(language, type).noun;
    const why = reason === undefined ? told.overtaken : inLanguage(reason, language);
    await queueMail(
      site,
      change,
      {
        kind: 'conflict',
        recipient: email,
        replyTo: '',
        subject: oneLine(told.subject(named), MAX_TITLE),
        body: [
          said.greetingTo(oneLine(name, MAX_TITLE)),
          told.body(said.quoted(named), why),
          reason === undefined ? told.compare(address) : told.open(address),
        ]
          .join('\n\n')
          .concat('\n'),
      },
      { aboutType: type.name, about: record },
    );
  }
}
