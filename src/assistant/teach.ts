import { type Actor, mustHaveDuty } from '../accounts/actor.ts';
import { CONTENT_DUTIES, type Duty, hasDuty } from '../content/duties.ts';
import { writeAuditEvent } from '../db/audit-events.ts';
import type { NepaliTitle } from '../db/both-titles.ts';
import { presentTitles } from '../db/editing/nepali-titles.ts';
import type { Db } from '../db/engine.ts';
import { findItem } from '../db/store.ts';
import { errors } from '../errors.ts';
import { sentenceOf } from '../languages/sentence.ts';
import { titleOf } from '../schema/define-type.ts';
import { foldWithDigits } from '../schema/fold.ts';
import { isSearchable } from '../search/entry.ts';
import type { Site } from '../whole-site.ts';
import { words } from './words.ts';

/** A question that staff have tied to the record that answers it. */
export interface TaughtQuestion {
  _id: string;
  question: string;
  /** The record. */
  type: string;
  item: string;
  at: string;
}

/** One with the titles of its record, for the list. */
export interface ListedQuestion extends TaughtQuestion, NepaliTitle {
  title: string;
}

const shownColumns = ['_id', 'question', 'type', 'item', 'at'] as const;

/**
 * Ties an unanswered question to the record that answers it: the assistant and the search find it for questions like
 * this one, and it leaves the list.
 * @param answer the type and the id of a record that visitors can read
 * @throws 400, 403, 404
 */
export async function teachAnswer(
  site: Site,
  actor: Actor,
  id: string,
  { type: name, item }: { type: string; item: string },
): Promise<TaughtQuestion> {
  mustHaveDuty(actor, 'publisher');
  const type = site.types.find((one) => one.name === name && isSearchable(one));
  if (!type) throw errors.invalid({ type: sentenceOf(words, ({ typeIsUnread }) => typeIsUnread) });
  return site.database.write(async (change) => {
    const { db } = change;
    const found = await findItem(db, type, item);
    if (!found) throw errors.invalid({ item: sentenceOf(words, ({ itemIsUnread }) => itemIsUnread) });
    const asked = await db
      .deleteFrom('unanswered')
      .where('_id', '=', id)
      .returning(['likeness', 'question'])
      .executeTakeFirst();
    if (!asked) throw errors.notFound('question');
    const at = site.now();
    const row = { ...asked, type: name, item, at: at.toISOString() };
    const taught = await db
      .insertInto('taught')
      .values({ _id: site.newId(at), ...row })
      .onConflict((conflict) => conflict.column('likeness').doUpdateSet(row))
      .returning(shownColumns)
      .executeTakeFirstOrThrow();
    // The event omits the question, which a visitor wrote.
    const event = { action: 'answered', type: name, item, title: titleOf(type, found.item) } as const;
    await writeAuditEvent(site, change, actor, event);
    await site.database.version.increment(change);
    return taught;
  });
}

/**
 * All whose question contains `q`, the latest first: staff tie few by hand.
 * @param duties of the reader: without one for content the title of a record that is not live is empty
 */
export async function allTaught(
  db: Db,
  types: Site['types'],
  duties: readonly Duty[],
  q = '',
): Promise<ListedQuestion[]> {
  const rows = await db
    .selectFrom('taught')
    .select(shownColumns)
    .orderBy('at', 'desc')
    .orderBy('_id', 'desc')
    .execute();
  const found = rows.filter(({ question }) => foldWithDigits(question).includes(foldWithDigits(q)));
  const keyOf = ({ type, item }: TaughtQuestion) => ({ type, _id: item });
  const titlesOf = await presentTitles(db, types, found.map(keyOf), !hasDuty(duties, CONTENT_DUTIES));
  return found.map((row) => ({ ...row, ...(titlesOf(keyOf(row)) ?? { title: '', title_ne: '' }) }));
}

/** Unties a question from its answer. @returns it @throws 403, 404 */
export async function forgetTaught(site: Site, actor: Actor, id: string): Promise<TaughtQuestion> {
  mustHaveDuty(actor, 'publisher');
  return site.database.write(async (change) => {
    const row = await change.db
      .deleteFrom('taught')
      .where('_id', '=', id)
      .returning(shownColumns)
      .executeTakeFirst();
    if (!row) throw errors.notFound('question');
    const event = { action: 'dismissed', type: 'unanswered', item: id, title: '' } as const;
    await writeAuditEvent(site, change, actor, event);
    await site.database.version.increment(change);
    return row;
  });
}
