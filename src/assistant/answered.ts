import type { Db } from '../db/engine.ts';
import { inOrder } from '../db/order.ts';
import type { PageQuery } from '../db/reading.ts';
import type { Tables } from '../db/tables.ts';
import type { ConversationEntry } from '../schema/fields/conversation.ts';
import { foldWithDigits } from '../schema/fold.ts';
import { piecesOf } from '../ui/linked-text.ts';
import type { Site } from '../whole-site.ts';
import { truncate } from './sanitize-answer.ts';
import { deleteOldest, LATEST_FIRST, MAX_KEPT_TEXT, MAX_QUESTIONS } from './unanswered.ts';

type Row = Tables['answered'];

/** One page of those that contain `q`, the worst first, and the number of all: a thousand at most, so they are read at once. */
export async function pageOfAnswered(db: Db, { q, page, limit }: PageQuery) {
  const rows = await inOrder(db.selectFrom('answered').selectAll(), LATEST_FIRST).execute();
  const gainOf = ({ helped, notHelped }: Row) => helped - notHelped;
  const all = rows
    .filter(({ question }) => foldWithDigits(question).includes(foldWithDigits(q)))
    .sort((one, other) => gainOf(one) - gainOf(other))
    .map(({ likeness: _, title, path, text, ...row }) => ({ ...row, said: { title, path, text } }));
  return { items: all.slice((page - 1) * limit, page * limit), total: all.length };
}

/** Within a change: counts a vote for alike questions. @param isMoved whether the visitor said the opposite before */
export async function countVote(
  { now, newId }: Site,
  db: Db,
  { user, bot }: ConversationEntry,
  { likeness, helped, isMoved }: { likeness: string; helped: boolean; isMoved: boolean },
): Promise<void> {
  const at = now();
  const before = await db
    .selectFrom('answered')
    .select(['helped', 'notHelped'])
    .where('likeness', '=', likeness)
    .executeTakeFirst();
  const { helped: yes, notHelped: no } = before ?? { helped: 0, notHelped: 0 };
  // The row may have begun anew since the former vote.
  const less = (votes: number) => (isMoved ? Math.max(0, votes - 1) : votes);
  const row = {
    question: user.trim(),
    ...saidIn(bot),
    helped: helped ? yes + 1 : less(yes),
    notHelped: helped ? less(no) : no + 1,
    lastAt: at.toISOString(),
  };
  await db
    .insertInto('answered')
    .values({ _id: newId(at), likeness, ...row })
    .onConflict((conflict) => conflict.column('likeness').doUpdateSet(row))
    .execute();
  if (!before) await deleteOldest(db, 'answered', MAX_QUESTIONS, LATEST_FIRST);
}

/** Longer titles and paths of pages are none of ours. */
const MAX_SOURCE = 500;

/** The words of an answer, and the page of this site that it names first below them. */
function saidIn(answer: string) {
  const end = answer.lastIndexOf('\n\n');
  const pieces = piecesOf(end < 0 ? '' : answer.slice(end));
  const source = pieces.find(({ text, href }) => href?.startsWith('/') && (text + href).length <= MAX_SOURCE);
  const own = piecesOf(source ? answer.slice(0, end) : answer);
  const text = truncate(own.map((piece) => piece.text).join(''), MAX_KEPT_TEXT);
  return { text, title: source?.text ?? '', path: source?.href ?? '' };
}
