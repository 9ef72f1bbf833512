import { digestOf } from '../accounts/digest.ts';
import type { Db } from '../db/engine.ts';
import { fold } from '../schema/fold.ts';
import type { ChatContext } from './context.ts';
import { similarityKeyOf } from './similarity-key.ts';

/** More groups of questions than these are not kept: the least recently asked go first. */
const MAX_QUESTIONS = 1000;

/**
 * Keeps the list of what nothing published answers up to date, after a question was answered.
 * @param isFounded whether something published stood behind the answer
 */
export async function trackUnanswered(
  context: ChatContext,
  question: string,
  isFounded: boolean,
): Promise<void> {
  const words = similarityKeyOf(question);
  if (words === '') return;
  const likeness = digestOf('question', words);
  if (!isFounded) return note(context, question, likeness);
  // Nearly every answered question was never without an answer: then nothing is written.
  if (await isKept(context.database.reader, likeness)) await forget(context, likeness);
}

async function isKept(db: Db, likeness: string): Promise<boolean> {
  const row = await db
    .selectFrom('unanswered')
    .select('_id')
    .where('likeness', '=', likeness)
    .executeTakeFirst();
  return row !== undefined;
}

async function forget({ database }: ChatContext, likeness: string) {
  await database.write(({ db }) => db.deleteFrom('unanswered').where('likeness', '=', likeness).execute());
}

async function note({ database, now, newId }: ChatContext, question: string, likeness: string) {
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
    if (asked === 1) await dropOldest(db);
  });
}

async function dropOldest(db: Db) {
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
