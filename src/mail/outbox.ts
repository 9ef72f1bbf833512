import { findAccountByEmail } from '../accounts/account.ts';
import { answerDay, type CollegeFacts } from '../content/college.ts';
import { faculty } from '../content/faculty.ts';
import { type Submission, type SubmissionType, textOf, type VisitorWords } from '../content/submission.ts';
import { email } from '../content/visitor-form.ts';
import type { Db } from '../db/engine.ts';
import { hasRows } from '../db/order.ts';
import { contentOf } from '../db/store.ts';
import type { Change } from '../db/writer.ts';
import { DEFAULT_LANGUAGE, type Language } from '../languages/language.ts';
import { inLanguage } from '../languages/sentence.ts';
import { textIn } from '../languages/text-in.ts';
import { type Family, gauge } from '../metrics/family.ts';
import { nounOf } from '../schema/define-type.ts';
import { labelIn } from '../schema/field.ts';
import { fold } from '../schema/fold.ts';
import type { Site } from '../whole-site.ts';
import { countAcknowledgement } from './acknowledgement-limit.ts';
import { collegeName, dayInWords, oneLine, quoted, timeInWords } from './mail-text.ts';
import type { ComposedMail } from './mime-message.ts';
import { isForHeaders } from './setup.ts';
import { words } from './words.ts';

interface AcknowledgementSubject {
  told: NonNullable<VisitorWords['acknowledgement']>;
  type: SubmissionType;
  item: Submission;
  /** The title of a published programme; empty if the sender named another one, or none. */
  programme: string;
  college: CollegeFacts;
  publicUrl: string;
}

/**
 * The mail that a sender gets, in the language of the form that was sent. It contains nothing that was typed into the
 * form, because anyone can enter a stranger's address there and the site must not deliver their text. The page's receipt
 * is `site/receipt-words.ts`.
 */
function acknowledgement(about: AcknowledgementSubject, recipient: string): ComposedMail {
  const { told, type, item, programme, college, publicUrl } = about;
  const { greeting, labelled, labels, acknowledgement: always } = words[item.lang];
  const topic = type.form.fields[type.topic ?? ''];
  const name = collegeName(college, item.lang);
  const by = dayInWords(answerDay(item.createdAt, college.answerDays), item.lang);
  const reach = [college.phone, college.email].filter(Boolean).join(always.or);
  return {
    kind: 'acknowledgement',
    recipient,
    replyTo: email.test(college.email) ? college.email : '',
    subject: told.subject(item.reference),
    body: [
      greeting,
      told.thanks(name),
      [
        labelled(labels.reference, item.reference),
        ...(topic && programme ? [labelled(labelIn(item.lang, topic), programme)] : []),
        labelled(labels.received, timeInWords(item.createdAt, item.lang)),
      ].join('\n'),
      ...(item.late ? [always.late] : []),
      told.next(by),
      ...(reach ? [always.questions(reach)] : []),
      `${always.regards}\n${name}\n${publicUrl}`,
      told.notYou,
    ]
      .join('\n\n')
      .concat('\n'),
  };
}

const MAX_TITLE = 200;

export interface QueueOptions {
  /** False if staff moved the submission back from spam themselves. */
  isForStaff?: boolean;
}

/** The submission that a mail is about; empty for others. */
export interface About {
  aboutType: string;
  about: string;
}

/**
 * Queues the mails about a submission, within the change that stores it (transactional outbox): a notification to
 * each address of NOTIFY_EMAIL, and an acknowledgement, where the form declares one, to a sender who gave an address,
 * unless that address got several lately.
 */
export async function queueMailsFor(
  site: Site,
  change: Change,
  type: SubmissionType,
  item: Submission,
  { isForStaff = true }: QueueOptions = {},
): Promise<void> {
  const { mailSetup, publicUrl } = site;
  if (!mailSetup) return;
  const about = { aboutType: type.name, about: item._id };
  if (isForStaff) {
    for (const recipient of mailSetup.staff)
      await queueMail(
        site,
        change,
        notification({ type, item, publicUrl }, recipient, await languageOfReader(change.db, recipient)),
        about,
      );
  }
  const { acknowledgement: told } = type.visitorWords[item.lang];
  const sender = addressIn(item);
  if (!told || !sender || !(await countAcknowledgement(site, change, sender))) return;
  const programme = await publishedProgramme(change, item.lang, oneLine(textOf(item, type.topic), MAX_TITLE));
  const college = await site.college(change.db);
  const subject = { told, type, item, programme, college, publicUrl };
  await queueMail(site, change, acknowledgement(subject, sender), about);
}

/** Queues one mail, within a change, and wakes the worker after the commit. @returns its id */
export async function queueMail(
  { now, newId, queueSignal }: Site,
  change: Change,
  draft: ComposedMail,
  about: About = { aboutType: '', about: '' },
): Promise<string> {
  const at = now();
  const _id = newId(at);
  const createdAt = at.toISOString();
  const fresh = { state: 'waiting', attempts: 0, trouble: '', nextAt: createdAt, sentAt: null };
  await change.db
    .insertInto('mail')
    .values({
      _id,
      ...draft,
      folded: `${fold(draft.recipient)}\n${fold(draft.subject)}`,
      ...about,
      ...fresh,
      createdAt,
    })
    .execute();
  change.afterCommit(() => queueSignal.notify());
  return _id;
}

/** Whether any mail about a submission was queued, as the change sees it. */
export const hasMailsAbout = ({ db }: Change, submission: string): Promise<boolean> =>
  hasRows(db.selectFrom('mail').select('_id').where('about', '=', submission));

/** Deletes every mail about a submission, within the change that deletes it: they quote it. */
export async function deleteMailsAbout({ db }: Change, submission: string): Promise<void> {
  await db.deleteFrom('mail').where('about', '=', submission).execute();
}

/** @returns its title in a language if a programme is published under it; else empty */
async function publishedProgramme({ db }: Change, language: Language, title: string): Promise<string> {
  if (title === '') return '';
  const row = await contentOf(db)
    .selectFrom(faculty.name)
    .select(['title', 'title_ne'])
    .where('title', '=', title)
    .limit(1)
    .executeTakeFirst();
  return row ? textIn(language, row as { title: string; title_ne: string }, 'title').text : '';
}

/** The language of the account with an e-mail address; English if there is none. */
export async function languageOfReader(db: Db, address: string): Promise<Language> {
  return (await findAccountByEmail(db, address))?.lang ?? DEFAULT_LANGUAGE;
}

export async function outboxFamilies({ database, now }: Site): Promise<Family[]> {
  const rows = await database.reader
    .selectFrom('mail')
    .select(({ fn }) => ['state', fn.countAll().as('count'), fn.min('createdAt').as('oldest')])
    .where('state', 'in', ['waiting', 'sending', 'failed'])
    .groupBy('state')
    .execute();
  const counted = new Map(rows.map(({ state, count }) => [state, Number(count)]));
  const unsent = rows.filter(({ state }) => state !== 'failed').map(({ oldest }) => Date.parse(oldest));
  const age = unsent.length === 0 ? 0 : Math.max(0, now().getTime() - Math.min(...unsent)) / 1000;
  return [
    gauge(
      'chautari_mails',
      'Mails of the outbox; failed ones are kept for 90 days',
      ['waiting', 'sending', 'failed'].map((state) => ({
        labels: { state },
        value: counted.get(state) ?? 0,
      })),
    ),
    gauge('chautari_oldest_unsent_mail_seconds', 'Age of the oldest mail that was not sent yet', age),
  ];
}

const MAX_LINE = 200;
const MAX_MESSAGE = 500;

interface NotificationSubject {
  type: SubmissionType;
  item: Submission;
  publicUrl: string;
}

/** The mail to staff about a new submission: who sent it, what for, how to answer, and its address in the back office. */
export function notification(
  { type, item, publicUrl }: NotificationSubject,
  recipient: string,
  language: Language = DEFAULT_LANGUAGE,
): ComposedMail {
  const { labelled, labels, notification: told } = words[language];
  const line = (name?: string) => oneLine(textOf(item, name), MAX_LINE);
  const rows = ['name', type.topic, 'phone', 'email', 'address'].flatMap((name = '') => {
    const field = type.form.fields[name];
    return field && line(name) ? [labelled(labelIn(language, field), line(name))] : [];
  });
  rows.push(labelled(labels.sent, timeInWords(item.createdAt, language)));
  const message = item.message === undefined ? '' : quoted(item.message, MAX_MESSAGE);
  const noun = inLanguage(type.mailNoun ?? nounOf(type), language);
  const replyTo = isForHeaders(addressIn(item)) ? addressIn(item) : '';
  const title = [line('name'), line(type.topic)].filter(Boolean).join(', ');
  return {
    kind: 'notification',
    recipient,
    replyTo,
    subject: oneLine(told.subject(noun, item.reference, title), MAX_LINE),
    body: [
      told.arrived(noun, item.reference),
      ...(item.late ? [told.late] : []),
      rows.join('\n'),
      ...(message ? [`${told.wrote}\n${message}`] : []),
      told.read(`${publicUrl}/admin/${type.admin.one}/${item._id}`),
      replyTo && told.reply,
    ]
      .filter(Boolean)
      .join('\n\n')
      .concat('\n'),
  };
}

/** The sender's e-mail address; empty if none or an invalid one was given. */
function addressIn({ email: typed = '' }: Submission): string {
  const given = typed.trim();
  return email.test(given) ? given : '';
}
