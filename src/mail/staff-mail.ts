import { CONTENT_DUTIES, type Duty } from '../content/duties.ts';
import type { Moment, MomentKind } from '../db/editing/moments.ts';
import type { Db } from '../db/engine.ts';
import type { Change } from '../db/writer.ts';
import { browserIn } from '../languages/browser-words.ts';
import { type Language, languageFrom } from '../languages/language.ts';
import { inLanguage, type Sentence } from '../languages/sentence.ts';
import { type ContentType, namesIn } from '../schema/define-type.ts';
import type { NewBrowser, Site, StoppedDraft } from '../whole-site.ts';
import { collegeName, oneLine, timeInWords } from './mail-text.ts';
import type { ComposedMail } from './mime-message.ts';
import { type About, queueMail } from './outbox.ts';
import { words } from './words.ts';

/** Of names and titles in these mails. */
export const MAX_TITLE = 200;

export interface Recipient {
  name: string;
  email: string;
  lang: string;
}

interface StaffMail extends Pick<ComposedMail, 'kind' | 'subject'> {
  /** What follows the greeting by name. */
  paragraphs: readonly string[];
}

/** Queues a mail to the owner of an account, within a change. @param write makes it in the language of the recipient */
export async function queueStaffMail(
  site: Site,
  change: Change,
  { name, email: recipient, lang }: Recipient,
  about: About,
  write: (sentences: (typeof words)[Language], language: Language) => StaffMail,
): Promise<void> {
  const language = languageFrom(lang);
  const sentences = words[language];
  const { kind, subject, paragraphs } = write(sentences, language);
  const body = [sentences.greetingTo(oneLine(name, MAX_TITLE)), ...paragraphs].join('\n\n').concat('\n');
  await queueMail(site, change, { kind, recipient, replyTo: '', subject, body }, about);
}

const queuedMails = (db: Db, kind: StaffMail['kind'], about: string) =>
  db.selectFrom('mail').select('_id').where('about', '=', about).where('kind', '=', kind).limit(1);

/**
 * Whom to tell about a record that is not public: the account that has to do with it while it can sign in and has a duty
 * for content, or else every publisher.
 */
async function contentStaff(db: Db, account: string): Promise<Recipient[]> {
  const concerned = await staffWith(db, CONTENT_DUTIES).where('_id', '=', account).execute();
  return concerned.length > 0 ? concerned : staffWith(db, ['publisher']).execute();
}

/** The administrators who can sign in and have any of these duties. */
export const staffWith = (db: Db, duties: readonly Duty[]) =>
  db
    .selectFrom('account')
    .select(['name', 'email', 'lang'])
    .where('role', '=', 'admin')
    .where('disabled', '=', 0)
    // No duties are named where an account has all.
    .where((eb) =>
      eb.or([eb('duties', 'is', null), ...duties.map((duty) => eb('duties', 'like', `%"${duty}"%`))]),
    );

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
    await queueStaffMail(site, change, reader, about, (sentences, language) => {
      const told = sentences.stopped;
      const named = oneLine(title, MAX_TITLE) || namesIn(language, type).noun;
      const why = reason === undefined ? told.overtaken : inLanguage(reason, language);
      return {
        kind: 'conflict',
        subject: oneLine(told.subject(named), MAX_TITLE),
        paragraphs: [
          told.body(sentences.quoted(named), why),
          reason === undefined ? told.compare(address) : told.open(address),
        ],
      };
    });
}

/** Something that was due and could not be done. */
interface OverdueMoment extends Pick<Moment, 'record' | 'what' | 'at' | 'account'> {
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
  if (!site.mailSetup) return;
  // No mail about a moment is older than the moment itself.
  const earlier = queuedMails(change.db, 'overdue', record).where('createdAt', '>=', at);
  if (await earlier.executeTakeFirst()) return;
  const address = `${site.publicUrl}/admin/update-${type.admin.one}/${record}`;
  const about = { aboutType: type.name, about: record };
  for (const reader of await contentStaff(change.db, account))
    await queueStaffMail(site, change, reader, about, (sentences, language) => {
      const told = sentences.overdue;
      const named = oneLine(title, MAX_TITLE) || namesIn(language, type).noun;
      const why = inLanguage(reason, language);
      return {
        kind: 'overdue',
        subject: oneLine(told.subjects[what](named), MAX_TITLE),
        paragraphs: [
          told.bodies[what](sentences.quoted(named), timeInWords(at, language), why),
          told.look(address),
        ],
      };
    });
}

/** What is to happen by itself. */
interface Scheduled {
  _id: string;
  type: string;
  title: string;
  what: MomentKind;
  at: string;
}

/**
 * Within a change: queues a mail to all publishers about what an account that may no longer publish has scheduled. Nothing is
 * sent without SMTP_URL.
 * @param name of that account
 */
export async function tellOfUnattendedMoments(
  site: Site,
  change: Change,
  name: string,
  moments: readonly Scheduled[],
): Promise<void> {
  const [first] = moments;
  if (!site.mailSetup || !first) return;
  const who = oneLine(name, MAX_TITLE);
  const about = { aboutType: first.type, about: first._id };
  for (const reader of await contentStaff(change.db, ''))
    await queueStaffMail(site, change, reader, about, (sentences, language) => {
      const told = sentences.unattended;
      const lines = moments.map(({ title, what, at }) =>
        told.lines[what](sentences.quoted(oneLine(title, MAX_TITLE)), timeInWords(at, language)),
      );
      return {
        kind: 'unattended',
        subject: told.subject(who),
        paragraphs: [told.body(who), lines.join('\n'), told.look(`${site.publicUrl}/admin/dashboard`)],
      };
    });
}

/** The interval for one account, because each private window counts as a new browser. */
const ONE_MAIL_MS = 3_600_000;

/**
 * Within the change of a sign-in: queues a mail to an administrator about a browser that was not used for the account
 * before (requirement 21.53). At most one mail an hour; none without SMTP_URL.
 */
export async function tellOfNewBrowser(
  site: Site,
  change: Change,
  { account, agent, network }: NewBrowser,
): Promise<void> {
  if (!site.mailSetup) return;
  const now = site.now();
  const lately = queuedMails(change.db, 'new-browser', account)
    .where('createdAt', '>', new Date(now.getTime() - ONE_MAIL_MS).toISOString())
    // A mail of the future is from a clock that was set back since.
    .where('createdAt', '<=', now.toISOString());
  if (await lately.executeTakeFirst()) return;
  const owner = await change.db
    .selectFrom('account')
    .select(['name', 'email', 'lang'])
    .where('_id', '=', account)
    .where('role', '=', 'admin')
    .executeTakeFirst();
  if (!owner) return;
  const college = await site.college(change.db);
  const about = { aboutType: 'account', about: account };
  await queueStaffMail(site, change, owner, about, (sentences, language) => {
    const told = sentences.newBrowser;
    const name = collegeName(college, language);
    return {
      kind: 'new-browser',
      subject: oneLine(told.subject(name), MAX_TITLE),
      paragraphs: [
        told.body(name),
        [
          sentences.labelled(told.when, timeInWords(now.toISOString(), language)),
          sentences.labelled(told.browser, browserIn(language, agent) || told.unknown),
          sentences.labelled(told.network, network),
        ].join('\n'),
        told.yours,
        told.notYours(`${site.publicUrl}/admin/dashboard`),
      ],
    };
  });
}
