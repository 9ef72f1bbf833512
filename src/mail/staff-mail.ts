import { CONTENT_DUTIES } from '../content/duties.ts';
import type { Db } from '../db/engine.ts';
import type { Change } from '../db/writer.ts';
import { type Language, languageFrom } from '../languages/language.ts';
import type { Site } from '../whole-site.ts';
import { oneLine } from './mail-text.ts';
import type { Draft } from './mime-message.ts';
import { type About, queueMail } from './outbox.ts';
import { words } from './words.ts';

/** Of names and titles in these mails. */
export const MAX_TITLE = 200;

interface Recipient {
  name: string;
  email: string;
  lang: string;
}

interface StaffMail extends Pick<Draft, 'kind' | 'subject'> {
  /** What follows the greeting by name. */
  paragraphs: readonly string[];
}

/** Queues a mail to one of the staff, within a change. @param write makes it in the language of the recipient */
export async function queueStaffMail(
  site: Site,
  change: Change,
  { name, email: recipient, lang }: Recipient,
  about: About,
  write: (said: (typeof words)[Language], language: Language) => StaffMail,
): Promise<void> {
  const language = languageFrom(lang);
  const said = words[language];
  const { kind, subject, paragraphs } = write(said, language);
  const body = [said.greetingTo(oneLine(name, MAX_TITLE)), ...paragraphs].join('\n\n').concat('\n');
  await queueMail(site, change, { kind, recipient, replyTo: '', subject, body }, about);
}

/**
 * Whom to tell about a record that is not public: the account that has to do with it while it can sign in and has a duty
 * for content, or else every publisher.
 */
export async function contentStaff(db: Db, account: string): Promise<Recipient[]> {
  const withDuty = (duties: readonly string[]) =>
    db
      .selectFrom('account')
      .select(['name', 'email', 'lang'])
      .where('role', '=', 'admin')
      .where('disabled', '=', 0)
      // No duties are named where an account has all.
      .where((eb) =>
        eb.or([eb('duties', 'is', null), ...duties.map((duty) => eb('duties', 'like', `%"${duty}"%`))]),
      );
  const concerned = await withDuty(CONTENT_DUTIES).where('_id', '=', account).execute();
  return concerned.length > 0 ? concerned : withDuty(['publisher']).execute();
}
