import type { Moment } from '../db/editing/moments.ts';
import type { Db } from '../db/engine.ts';
import type { Change } from '../db/writer.ts';
import { languageFrom } from '../languages/language.ts';
import { inLanguage, type Sentence } from '../languages/sentence.ts';
import { type ContentType, namesIn } from '../schema/define-type.ts';
import type { Site } from '../whole-site.ts';
import { contentStaff } from './content-staff.ts';
import { words } from './in-each.ts';
import { oneLine, timeInWords } from './mail-text.ts';
import { queueMail } from './outbox.ts';

const MAX_TITLE = 200;

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
  for (const { name, email, lang } of await contentStaff(change.db, account)) {
    const language = languageFrom(lang);
    const said = words[language];
    const told = said.overdue;
    const named = oneLine(title, MAX_TITLE) || namesIn(language, type).noun;
    const why = inLanguage(reason, language);
    await queueMail(
      site,
      change,
      {
        kind: 'overdue',
        recipient: email,
        replyTo: '',
        subject: oneLine(told.subjects[what](named), MAX_TITLE),
        body: [
          said.greetingTo(oneLine(name, MAX_TITLE)),
          told.bodies[what](said.quoted(named), timeInWords(at, language), why),
          told.look(address),
        ]
          .join('\n\n')
          .concat('\n'),
      },
      { aboutType: type.name, about: record },
    );
  }
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
