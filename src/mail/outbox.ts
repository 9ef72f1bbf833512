import { programIn } from '../content/application.ts';
import { faculty } from '../content/faculty.ts';
import type { Submission, SubmissionType } from '../content/submission.ts';
import { contentOf } from '../db/store.ts';
import type { Change } from '../db/writer.ts';
import { fold } from '../schema/fold.ts';
import { acknowledgement } from './acknowledgement.ts';
import type { MailContext } from './context.ts';
import type { Draft } from './draft.ts';
import { addressIn, notification } from './notification.ts';
import { oneLine } from './sanitize-text.ts';

const MAX_TITLE = 200;

export interface QueueOptions {
  /** False where staff themselves have just brought it back from spam. */
  isForStaff?: boolean;
}

/** What the outbox holds of a mail besides its words. */
interface About {
  aboutType: string;
  about: string;
}

/**
 * Writes, within the change that stores a submission, the mails that tell of it: one to each of the staff's
 * addresses, and to an applicant who gave an address an acknowledgement. They are sent once the change is committed.
 */
export async function queueMailsFor(
  context: MailContext,
  change: Change,
  type: SubmissionType,
  item: Submission,
  { isForStaff = true }: QueueOptions = {},
): Promise<void> {
  const { setup, publicUrl } = context;
  if (!setup) return;
  const about = { aboutType: type.name, about: item._id };
  if (isForStaff) {
    for (const recipient of setup.staff)
      await queueMail(context, change, notification({ type, item, publicUrl }, recipient), about);
  }
  const applicant = addressIn(item);
  if (type.name !== 'application' || !applicant) return;
  const programme = await publishedProgramme(change, oneLine(programIn(item), MAX_TITLE));
  const college = await context.college(change.db);
  await queueMail(
    context,
    change,
    acknowledgement({ item, programme, college, publicUrl }, applicant),
    about,
  );
}

/** Puts one mail in the queue, within a change. @returns its id */
export async function queueMail(
  { now, newId, queueSignal: bell }: MailContext,
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
      folded: fold(`${draft.recipient}\n${draft.subject}`),
      ...about,
      ...fresh,
      createdAt,
    })
    .execute();
  change.afterCommit(() => bell.notify());
  return _id;
}

/** Whether any mail about a submission was ever written, as a change sees it. */
export async function hasMailsAbout({ db }: Change, submission: string): Promise<boolean> {
  const row = await db
    .selectFrom('mail')
    .select('_id')
    .where('about', '=', submission)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes away every mail about a submission, within the change that deletes it: their words are its words. */
export async function deleteMailsAbout({ db }: Change, submission: string): Promise<void> {
  await db.deleteFrom('mail').where('about', '=', submission).execute();
}

/** The programme's title as the college has published it; empty where it has none of that title. */
async function publishedProgramme({ db }: Change, title: string): Promise<string> {
  if (title === '') return '';
  const row = await contentOf(db)
    .selectFrom(faculty.name)
    .select('title')
    .where('title', '=', title)
    .limit(1)
    .executeTakeFirst();
  return row ? String(row.title) : '';
}
