import { CONTENT_DUTIES } from '../content/duties.ts';
import type { Review } from '../db/editing/drafts.ts';
import type { Db } from '../db/engine.ts';
import type { Change } from '../db/writer.ts';
import { namesIn } from '../schema/define-type.ts';
import type { ReviewStep, Site } from '../whole-site.ts';
import { oneLine } from './mail-text.ts';
import { MAX_TITLE, queueStaffMail, type Recipient, staffWith } from './staff-mail.ts';

/** The steps of the other side: after one of these a step is news again. */
const ANSWERS: Readonly<Record<Review, readonly Review[]>> = {
  submitted: ['approved', 'returned'],
  approved: ['submitted'],
  returned: ['submitted'],
};
const STEPS = Object.keys(ANSWERS) as Review[];

/** However often two people send a draft to and fro, nobody gets more mails about it in a day. */
const MOST_A_DAY = 10;
const DAY_MS = 86_400_000;

/**
 * Within a change: queues a mail about a step in the review of a draft (requirements 24.40, 24.41): to those who may approve
 * it when it is submitted, to who has written in it when it is decided; never to who made the step, nor to who may not see
 * drafts. A step is mailed once until the other side has answered. Nothing is sent without SMTP_URL.
 */
export async function tellOfReview(site: Site, change: Change, step: ReviewStep): Promise<void> {
  if (!site.mailSetup || !(await isNews(change.db, step))) return;
  const { type, record, titles, step: name, note, by } = step;
  const address = `${site.publicUrl}/admin/update-${type.admin.one}/${record}`;
  const about = { aboutType: type.name, about: record };
  const since = new Date(site.now().getTime() - DAY_MS).toISOString();
  const full = await fullMailboxes(change.db, record, since);
  for (const reader of await readersOf(change.db, step)) {
    if (full.has(reader.email)) continue;
    await queueStaffMail(site, change, reader, about, (sentences, language) => {
      const told = sentences.review;
      const title = oneLine(titles[language], MAX_TITLE) || namesIn(language, type).noun;
      const who = oneLine(by.name, MAX_TITLE) || told.somebody;
      return {
        kind: name,
        subject: oneLine(told.subjects[name](title), MAX_TITLE),
        paragraphs: [
          told.bodies[name](who, sentences.quoted(title)),
          ...(note === '' ? [] : [sentences.labelled(told.note, note)]),
          sentences.labelled(told.open[name], address),
        ],
      };
    });
  }
}

async function readersOf(
  db: Db,
  { step, by, writers, isForOther }: ReviewStep,
): Promise<readonly Recipient[]> {
  const others = staffWith(db, step === 'submitted' ? ['publisher'] : CONTENT_DUTIES).where(
    '_id',
    '!=',
    by.account,
  );
  if (step !== 'submitted') return writers.length > 0 ? others.where('_id', 'in', writers).execute() : [];
  // Who may not approve it is not asked to.
  return isForOther && writers.length > 0
    ? others.where('_id', 'not in', writers).execute()
    : others.execute();
}

const mailsAbout = (db: Db, record: string) => db.selectFrom('mail').where('about', '=', record);

/** Whether the other side has answered since this step was mailed last, if it was since the draft was begun. */
async function isNews(db: Db, { record, step, begun }: ReviewStep): Promise<boolean> {
  const last = await mailsAbout(db, record)
    .select('kind')
    .where('kind', 'in', [step, ...ANSWERS[step]])
    .where('createdAt', '>=', begun)
    .orderBy('createdAt', 'desc')
    .orderBy('_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.kind !== step;
}

/** The addresses that had enough mails about the review of a record. */
async function fullMailboxes(db: Db, record: string, since: string): Promise<ReadonlySet<string>> {
  const rows = await mailsAbout(db, record)
    .select('recipient')
    .where('kind', 'in', STEPS)
    .where('createdAt', '>', since)
    .groupBy('recipient')
    .having((eb) => eb.fn.countAll(), '>=', MOST_A_DAY)
    .execute();
  return new Set(rows.map(({ recipient }) => recipient));
}
