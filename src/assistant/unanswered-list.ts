import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { type Actor, mustHaveDuty } from '../accounts/actor.ts';
import { writeAuditEvent } from '../db/audit-events.ts';
import { inEitherDigits } from '../db/either-digits.ts';
import type { Db } from '../db/engine.ts';
import type { PageQuery } from '../db/reading.ts';
import type { Tables } from '../db/tables.ts';
import { errors } from '../errors.ts';
import { fold } from '../schema/fold.ts';
import type { Site } from '../whole-site.ts';

const shownColumns = ['_id', 'question', 'asked', 'firstAt', 'lastAt'] as const;

/** Similar questions that nothing published answers, in their latest wording. */
export type UnansweredQuestion = Pick<Tables['unanswered'], (typeof shownColumns)[number]>;

const isLike = (folded: string) =>
  sql<SqlBool>`folded like ${`%${folded.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`;

function containing(q: string) {
  return ({ lit }: ExpressionBuilder<Tables, 'unanswered'>) =>
    q === '' ? lit(true) : inEitherDigits(fold(q), isLike);
}

function listed(db: Db) {
  return db.selectFrom('unanswered').select(shownColumns).orderBy('lastAt', 'desc').orderBy('_id', 'desc');
}

/** All of them, most recently asked first: at most a thousand, so they are read at once. */
export function allUnanswered(db: Db): Promise<UnansweredQuestion[]> {
  return listed(db).execute();
}

/** One page of those that contain `q`, and the number of all that do. */
export async function pageOfUnanswered(db: Db, { q, page, limit }: PageQuery) {
  const items = await listed(db)
    .where(containing(q))
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const { total } = await db
    .selectFrom('unanswered')
    .select((eb) => eb.fn.countAll().as('total'))
    .where(containing(q))
    .executeTakeFirstOrThrow();
  return { items, total: Number(total) };
}

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
