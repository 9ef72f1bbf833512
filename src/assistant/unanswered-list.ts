import { type Actor, mustHaveDuty } from '../accounts/actor.ts';
import { writeAuditEvent } from '../db/audit-events.ts';
import { isFoldedLike } from '../db/either-digits.ts';
import type { Db } from '../db/engine.ts';
import { inOrder, pageIn } from '../db/order.ts';
import type { PageQuery } from '../db/reading.ts';
import type { Tables } from '../db/tables.ts';
import { errors } from '../errors.ts';
import type { Site } from '../whole-site.ts';

const shownColumns = ['_id', 'question', 'asked', 'firstAt', 'lastAt'] as const;

/** Similar questions that nothing published answers, in their latest wording. */
export type UnansweredQuestion = Pick<Tables['unanswered'], (typeof shownColumns)[number]>;

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
