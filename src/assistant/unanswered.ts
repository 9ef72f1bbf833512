import { type Actor, mustHaveDuty } from '../accounts/actor.ts';
import { digestOf } from '../accounts/digest.ts';
import { writeAuditEvent } from '../db/audit-events.ts';
import { isFoldedLike } from '../db/keyword.ts';
import type { Db } from '../db/engine.ts';
import { inOrder, pageIn } from '../db/order.ts';
import type { PageQuery } from '../db/reading.ts';
import type { Tables } from '../db/tables.ts';
import { errors } from '../errors.ts';
import { fold } from '../schema/fold.ts';
import { isStopWord } from '../search/words/stop-words.ts';
import { wordsOf } from '../search/words/words.ts';
import type { Site } from '../whole-site.ts';

const shownColumns = ['_id', 'question', 'asked', 'firstAt', 'lastAt'] as const;

/** Similar questions that nothing published answers, in their latest wording. */
type UnansweredQuestion = Pick<Tables['unanswered'], (typeof shownColumns)[number]>;

const LATEST_FIRST = ['lastAt', '_id'];

/** All of them, most recently asked first: at most a thousand, so they are read at once. */
export const allUnanswered = (db: Db): Promise<UnansweredQuestion[]> =>
  inOrder(db.selectFrom('unanswered').select(shownColumns), LATEST_FIRST).execute();

/** One page of those that contain `q`, and the number of all that do. */
export const pageOfUnanswered = (db: Db, { q, ...page }: PageQuery) =>
  pageIn(
    db
      .selectFrom('unanswered')
      .select(shownColumns)
      .$if(q !== '', (query) => query.where(isFoldedLike(q))),
    LATEST_FIRST,
    page,
  );

/** Deletes a question from the list. @returns the deleted question @throws 403, 404 */
export async function deleteUnanswered(site: Site, actor: Actor, id: string): Promise<UnansweredQuestion> {
  mustHaveDuty(actor, 'publisher');
  return site.database.write(async (change) => {
    const row = await change.db
      .deleteFrom('unanswered')
      .where('_id', '=', id)
      .returning(shownColumns)
      .executeTakeFirst();
    if (!row) throw errors.notFound('question');
    // The event omits the question, which a visitor wrote.
    const event = { action: 'dismissed', type: 'unanswered', item: id, title: '' } as const;
    await writeAuditEvent(site, change, actor, event);
    return row;
  });
}

/** Above this many questions, the least recently asked ones are deleted. */
const MAX_QUESTIONS = 1000;

/**
 * Updates the list of questions that nothing published answers. Similar questions share a row.
 * @param isGrounded whether the answer rested on something published
 */
export async function trackUnanswered(site: Site, question: string, isGrounded: boolean): Promise<void> {
  const key = similarityKeyOf(question);
  if (key === '') return;
  const likeness = digestOf('question', key);
  if (!isGrounded) return addQuestion(site, question, likeness);
  // Checking the reader first usually avoids the write: few answered questions are on the list.
  if (await isListed(site.database.reader, likeness)) await removeQuestion(site, likeness);
}

async function isListed(db: Db, likeness: string): Promise<boolean> {
  const row = await db
    .selectFrom('unanswered')
    .select('_id')
    .where('likeness', '=', likeness)
    .executeTakeFirst();
  return row !== undefined;
}

async function removeQuestion({ database }: Site, likeness: string) {
  await database.write(({ db }) => db.deleteFrom('unanswered').where('likeness', '=', likeness).execute());
}

async function addQuestion({ database, now, newId }: Site, question: string, likeness: string) {
  const at = now();
  const lastAt = at.toISOString();
  const wording = { question, folded: fold(question), lastAt };
  await database.write(async ({ db }) => {
    const { asked } = await db
      .insertInto('unanswered')
      .values({ _id: newId(at), likeness, asked: 1, firstAt: lastAt, ...wording })
      .onConflict((conflict) =>
        conflict
          .column('likeness')
          .doUpdateSet((row) => ({ ...wording, asked: row('unanswered.asked', '+', 1) })),
      )
      .returning('asked')
      .executeTakeFirstOrThrow();
    if (asked === 1) await deleteOldest(db);
  });
}

async function deleteOldest(db: Db) {
  const beyond = await db
    .selectFrom('unanswered')
    .select('_id')
    .orderBy('lastAt', 'desc')
    .orderBy('_id', 'desc')
    .limit(100)
    .offset(MAX_QUESTIONS)
    .execute();
  const ids = beyond.map(({ _id }) => _id);
  if (ids.length > 0) await db.deleteFrom('unanswered').where('_id', 'in', ids).execute();
}

/**
 * Within a change: takes the questions of a deleted conversation off the list. Of similar questions only the latest
 * wording is stored, so a row in the conversation's wording goes as a whole; any other is of somebody else, and its
 * count falls.
 */
export async function forgetQuestions(db: Db, questions: readonly string[]): Promise<void> {
  const wordings = new Set(questions.map((question) => fold(question.trim())));
  const byLikeness = Map.groupBy(questions, (question) => digestOf('question', similarityKeyOf(question)));
  const rows = await db
    .selectFrom('unanswered')
    .select(['_id', 'likeness', 'folded', 'asked'])
    .where('likeness', 'in', [...byLikeness.keys()])
    .execute();
  for (const { _id, likeness, folded, asked } of rows) {
    if (wordings.has(folded)) {
      await db.deleteFrom('unanswered').where('_id', '=', _id).execute();
      continue;
    }
    // The conversation may have asked more often than the row counts, because a question that was answered meanwhile
    // leaves the list.
    const others = Math.max(1, asked - (byLikeness.get(likeness)?.length ?? 0));
    await db.updateTable('unanswered').set({ asked: others }).where('_id', '=', _id).execute();
  }
}

/**
 * The key that similar questions share (column `likeness`): their words other than stop words as search keys, in
 * either script, whatever their order and number. Empty for a question without words.
 */
export function similarityKeyOf(question: string): string {
  const words = [...wordsOf(question)].filter(({ isJoined }) => !isJoined).map(({ keys }) => keys);
  const significant = words.filter((keys) => !isStopWord(keys));
  const keys = (significant.length > 0 ? significant : words).map(([key = '']) => key);
  return [...new Set(keys)].sort().join(' ');
}
