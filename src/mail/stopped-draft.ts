import type { Change } from '../db/writer.ts';
import { inLanguage } from '../languages/sentence.ts';
import { namesIn } from '../schema/define-type.ts';
import type { Site, StoppedDraft } from '../whole-site.ts';
import { oneLine } from './mail-text.ts';
import { contentStaff, MAX_TITLE, queueStaffMail } from './staff-mail.ts';

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
  const about = { aboutType: type.name, about: record };
  for (const reader of await contentStaff(change.db, account))
    await queueStaffMail(site, change, reader, about, (said, language) => {
      const told = said.stopped;
      const named = oneLine(title, MAX_TITLE) || namesIn(language, type).noun;
      const why = reason === undefined ? told.overtaken : inLanguage(reason, language);
      return {
        kind: 'conflict',
        subject: oneLine(told.subject(named), MAX_TITLE),
        paragraphs: [
          told.body(said.quoted(named), why),
          reason === undefined ? told.compare(address) : told.open(address),
        ],
      };
    });
}
