import type { Moment } from '../db/editing/moments.ts';
import type { Db } from '../db/engine.ts';
import type { Change } from '../db/writer.ts';
import { inLanguage, type Sentence } from '../languages/sentence.ts';
import { type ContentType, namesIn } from '../schema/define-type.ts';
import type { Site } from '../whole-site.ts';
import { oneLine, timeInWords } from './mail-text.ts';
import { contentStaff, MAX_TITLE, queueStaffMail } from './staff-mail.ts';

/** Something that was due and could not be done. */
export interface OverdueMoment extends Pick<Moment, 'record' | 'what' | 'at' | 'account'> {
  type: ContentType;
  title: string;
  /** Why, in a sentence or two. */
  reason: Sentence;
}

/**
 * Within a change: queues a mail about a scheduled change that failed, to the account that set the moment, or to all
 * publishers if that account can no longer sign in or see content (requirement 19.209). One mail for each moment, however
 * often it is tried; none without SMTP_URL.
 */
export async function tellOfOverdueMoment(
  site: Site,
  change: Change,
  { type, record, title, account, what, at, reason }: OverdueMoment,
): Promise<void> {
  if (!site.mailSetup || (await isTold(change.db, { record, at }))) return;
  const address = `${site.publicUrl}/admin/update-${type.admin.one}/${record}`;
  const about = { aboutType: type.name, about: record };
  for (const reader of await contentStaff(change.db, account))
    await queueStaffMail(site, change, reader, about, (said, language) => {
      const told = said.overdue;
      const named = oneLine(title, MAX_TITLE) || namesIn(language, type).noun;
      const why = inLanguage(reason, language);
      return {
        kind: 'overdue',
        subject: oneLine(told.subjects[what](named), MAX_TITLE),
        paragraphs: [
          told.bodies[what](said.quoted(named), timeInWords(at, language), why),
          told.look(address),
        ],
      };
    });
}

/** Whether mails about this moment were queued: none is older than the moment itself. */
async function isTold(db: Db, { record, at }: { record: string; at: string }): Promise<boolean> {
  const row = await db
    .selectFrom('mail')
    .select('_id')
    .where('about', '=', record)
    .where('kind', '=', 'overdue')
    .where('createdAt', '>=', at)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
