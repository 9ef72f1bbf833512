import { type Actor, mustHaveDuty } from '../accounts/actor.ts';
import { digestOf } from '../accounts/digest.ts';
import { CONTENT_DUTIES, hasDuty } from '../content/duties.ts';
import { writeAuditEvent } from '../db/audit-events.ts';
import { presentTitles } from '../db/editing/nepali-titles.ts';
import type { Db } from '../db/engine.ts';
import { isFoldedLike } from '../db/keyword.ts';
import { hasRows, inOrder, pageIn } from '../db/order.ts';
import type { PageQuery } from '../db/reading.ts';
import { contentOf, findItem } from '../db/store.ts';
import type { Tables } from '../db/tables.ts';
import type { Change } from '../db/writer.ts';
import { errors } from '../errors.ts';
import { sentenceOf } from '../languages/sentence.ts';
import { makeChange } from '../records/change.ts';
import { titleOf } from '../schema/define-type.ts';
import { fold, foldWithDigits } from '../schema/fold.ts';
import { COLLEGE, isSearchable } from '../search/entry.ts';
import { isStopWord } from '../search/words/stop-words.ts';
import { wholeWordsOf } from '../search/words/words.ts';
import type { Site } from '../whole-site.ts';
import type { Withheld } from './assistant.ts';
import { truncate } from './sanitize-answer.ts';
import { words } from './words.ts';

type Row = Tables['unanswered'];

export const LATEST_FIRST = ['lastAt', '_id'];

/** Who reads: without a duty for content only what is live is told of records. */
type Reader = Pick<Actor, 'duties'>;

/** One page of those that contain `q`, most recently asked first, and the number of all that do: at most a thousand. */
export async function pageOfUnanswered(site: Site, reader: Reader, { q, ...page }: PageQuery) {
  const all = site.database.reader.selectFrom('unanswered').selectAll();
  const rows = all.$if(q !== '', (query) => query.where(isFoldedLike(q)));
  const { items, total } = await pageIn(rows, LATEST_FIRST, page);
  return { items: await withRecords(site, reader, items), total };
}

async function withRecords(
  { database: { reader: db }, types }: Site,
  { duties }: Reader,
  rows: readonly Row[],
) {
  const keyOf = ({ withheldType: type, withheldItem: _id }: Row) => ({ type, _id });
  const found = rows.map(keyOf).filter(({ type }) => type !== '');
  const titlesOf = await presentTitles(db, types, found, !hasDuty(duties, CONTENT_DUTIES));
  const contact = { title: COLLEGE.title, title_ne: '' };
  return rows.map(({ withheldType: type, withheldItem: item, withheldText: text, ...row }) => {
    const { _id, question, asked, firstAt, lastAt } = row;
    const titles = type === COLLEGE.type ? contact : titlesOf({ type, _id: item });
    const withheld = titles ? { type, item, text, ...titles } : null;
    return { _id, question, asked, firstAt, lastAt, withheld };
  });
}

/** Deletes a question from the list. @returns the deleted question @throws 403, 404 */
export async function deleteUnanswered(site: Site, actor: Actor, id: string) {
  const row = await dismiss(site, actor, ({ db }) =>
    db.deleteFrom('unanswered').where('_id', '=', id).returningAll().executeTakeFirst(),
  );
  const [shown] = await withRecords(site, actor, [row]);
  return shown;
}

/** Deletes a row of a list of questions. The event omits the question, which a visitor wrote. */
async function dismiss<Row extends { _id: string }>(
  site: Site,
  actor: Actor,
  remove: (change: Change) => Promise<Row | undefined>,
): Promise<Row> {
  mustHaveDuty(actor, 'publisher');
  return site.database.write(async (change) => {
    const row = await remove(change);
    if (!row) throw errors.notFound('question');
    const event = { action: 'dismissed', type: 'unanswered', item: row._id, title: '' } as const;
    await writeAuditEvent(site, change, actor, event);
    return row;
  });
}

/** Above this many questions, the least recently asked ones are deleted. */
export const MAX_QUESTIONS = 1000;
/** Characters that are kept of what was said, or withheld. */
export const MAX_KEPT_TEXT = 300;

/** Lists a question that nothing published answers, or takes it off once answered; similar ones share a row. */
export async function trackUnanswered(
  site: Site,
  question: string,
  isGrounded: boolean,
  withheld?: Withheld,
): Promise<void> {
  const likeness = likenessOf(question);
  if (likeness === null) return;
  if (!isGrounded) return addQuestion(site, question, likeness, withheld);
  const { reader, write } = site.database;
  // Checking the reader first usually avoids the write: few answered questions are on the list.
  if (await hasRows(reader.selectFrom('unanswered').select('_id').where('likeness', '=', likeness)))
    await write(({ db }) => db.deleteFrom('unanswered').where('likeness', '=', likeness).execute());
}

async function addQuestion(
  { database, now, newId }: Site,
  question: string,
  likeness: string,
  { type = '', item = '', text = '' }: Partial<Withheld> = {},
) {
  const at = now();
  const lastAt = at.toISOString();
  const found = { withheldType: type, withheldItem: item, withheldText: truncate(text, MAX_KEPT_TEXT) };
  const wording = { question, folded: fold(question), lastAt, ...found };
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
    if (asked === 1) await deleteOldest(db, 'unanswered', MAX_QUESTIONS, LATEST_FIRST);
  });
}

/** Within a change: keeps a table at its maximum length. @param key its column of unique values */
export async function deleteOldest(
  db: Db,
  table: 'unanswered' | 'answered' | 'conversation',
  most: number,
  order: readonly string[],
  key = '_id',
): Promise<void> {
  const beyond = await inOrder(contentOf(db).selectFrom(table).select(key), order)
    .limit(100)
    .offset(most)
    .execute();
  const keys = beyond.map((row) => String(row[key]));
  if (keys.length > 0) await contentOf(db).deleteFrom(table).where(key, 'in', keys).execute();
}

const lettersOf = (text: string) => fold(text).replace(/\s+/g, '');

/** As a question may have been typed that is listed with what it took from the one before: 'BCA: how much? (fee)'. */
function wordingsOf(listed: string): string[] {
  const wordings = [listed, listed.replace(/ \([^()]*\)$/, '')];
  return wordings.flatMap((one) => [one, one.replace(/^[^:]*: /, '')]).map(lettersOf);
}

/** Within a change: takes the questions of a deleted conversation off a list, where they stand in its wording. */
export async function forgetQuestions(
  db: Db,
  list: 'unanswered' | 'answered',
  typed: readonly string[],
): Promise<void> {
  const own = new Set(typed.map(lettersOf));
  const rows = await db.selectFrom(list).select(['_id', 'question']).execute();
  const ids = rows
    .filter(({ question }) => wordingsOf(question).some((one) => own.has(one)))
    .map(({ _id }) => _id);
  if (ids.length > 0) await db.deleteFrom(list).where('_id', 'in', ids).execute();
}

/**
 * The key that similar questions share (column `likeness`): their words other than stop words as search keys, in
 * either script, whatever their order and number. Empty for a question without words.
 */
export function similarityKeyOf(question: string): string {
  const words = wholeWordsOf(question).map(({ keys }) => keys);
  const significant = words.filter((keys) => !isStopWord(keys));
  const keys = (significant.length > 0 ? significant : words).map(([key = '']) => key);
  return [...new Set(keys)].sort().join(' ');
}

/** The digest by which similar questions are grouped; null for one without words. */
export function likenessOf(question: string): string | null {
  const key = similarityKeyOf(question);
  return key === '' ? null : digestOf('question', key);
}

const taughtColumns = ['_id', 'question', 'type', 'item', 'at'] as const;

/**
 * Ties a question to the record that answers it: the assistant and the search find it for questions like this one, and
 * it leaves its list, of the unanswered or of those whose answer was rated.
 * @param answer the type and the id of a record that visitors can read
 * @throws 400, 403, 404
 */
export async function teachAnswer(
  site: Site,
  actor: Actor,
  id: string,
  { type: name, item }: { type: string; item: string },
) {
  mustHaveDuty(actor, 'publisher');
  const type = site.types.find((one) => one.name === name && isSearchable(one));
  if (!type) throw errors.invalid({ type: sentenceOf(words, ({ typeIsUnread }) => typeIsUnread) });
  return makeChange(site, actor, async ({ change }) => {
    const { db } = change;
    const found = await findItem(db, type, item);
    if (!found) throw errors.invalid({ item: sentenceOf(words, ({ itemIsUnread }) => itemIsUnread) });
    const takenOff = (list: 'unanswered' | 'answered') =>
      db.deleteFrom(list).where('_id', '=', id).returning(['likeness', 'question']).executeTakeFirst();
    const asked = (await takenOff('unanswered')) ?? (await takenOff('answered'));
    if (!asked) throw errors.notFound('question');
    const at = site.now();
    const row = { ...asked, type: name, item, at: at.toISOString() };
    const taught = await db
      .insertInto('taught')
      .values({ _id: site.newId(at), ...row })
      .onConflict((conflict) => conflict.column('likeness').doUpdateSet(row))
      .returning(taughtColumns)
      .executeTakeFirstOrThrow();
    // The event omits the question, which a visitor wrote.
    const event = { action: 'answered', type: name, item, title: titleOf(type, found.item) } as const;
    await writeAuditEvent(site, change, actor, event);
    await site.database.version.increment(change);
    return taught;
  });
}

/** One page of those with `q`, the latest first, and their number; titles of drafts only for who may see them. */
export async function pageOfTaught(
  { database: { reader: db }, types }: Site,
  { duties }: Reader,
  { q, page, limit }: PageQuery,
) {
  const rows = await inOrder(db.selectFrom('taught').select(taughtColumns), ['at', '_id']).execute();
  const found = rows.filter(({ question }) => foldWithDigits(question).includes(foldWithDigits(q)));
  const keyOf = ({ type, item }: Pick<Tables['taught'], 'type' | 'item'>) => ({ type, _id: item });
  const titlesOf = await presentTitles(db, types, found.map(keyOf), !hasDuty(duties, CONTENT_DUTIES));
  const all = found.map((row) => ({ ...row, ...(titlesOf(keyOf(row)) ?? { title: '', title_ne: '' }) }));
  return { items: all.slice((page - 1) * limit, page * limit), total: all.length };
}

/** Unties a question from its answer. @returns it @throws 403, 404 */
export const forgetTaught = (site: Site, actor: Actor, id: string) =>
  dismiss(site, actor, async (change) => {
    await site.database.version.increment(change);
    return change.db.deleteFrom('taught').where('_id', '=', id).returning(taughtColumns).executeTakeFirst();
  });
