import { programIn } from '../content/application.ts';
import { faculty } from '../content/faculty.ts';
import type { Submission, SubmissionType } from '../content/submission.ts';
import { contentOf } from '../db/store.ts';
import type { Change } from '../db/writer.ts';
import type { Language } from '../languages/language.ts';
import { textIn } from '../languages/text-in.ts';
import { fold } from '../schema/fold.ts';
import type { Site } from '../whole-site.ts';
import { acknowledgement } from './acknowledgement.ts';
import { countAcknowledgement } from './acknowledgement-limit.ts';
import { oneLine } from './mail-text.ts';
import type { Draft } from './mime-message.ts';
import { addressIn, notification } from './notification.ts';
import { languageOfReader } from './reader.ts';

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
 * each address of NOTIFY_EMAIL, and an acknowledgement to an applicant who gave an address, unless that address got
 * several lately.
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
  const applicant = addressIn(item);
  if (type.name !== 'application' || !applicant) return;
  if (!(await countAcknowledgement(site, change, applicant))) return;
  const programme = await publishedProgramme(change, item.lang, oneLine(programIn(item), MAX_TITLE));
  const college = await site.college(change.db);
  await queueMail(site, change, acknowledgement({ item, programme, college, publicUrl }, applicant), about);
}

/** Queues one mail, within a change, and wakes the worker after the commit. @returns its id */
export async function queueMail(
  { now, newId, queueSignal }: Site,
  change: Change,
  draft: Draft,
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
export async function hasMailsAbout({ db }: Change, submission: string): Promise<boolean> {
  const row = await db
    .selectFrom('mail')
    .select('_id')
    .where('about', '=', submission)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

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
