import type { Db } from '../db/engine.ts';
import type { PageQuery } from '../db/reading.ts';
import { fold } from '../schema/fold.ts';
import { ACCOUNT_COLUMNS, type Account, accountFrom } from './account.ts';

const CHUNK = 500;

/** Every account, newest first, in chunks; between two of them no query is open. */
export async function* allAccounts(db: Db): AsyncGenerator<Account[]> {
  let last: Account | undefined;
  for (;;) {
    const rows = await newestFirst(db, last).select(ACCOUNT_COLUMNS).limit(CHUNK).execute();
    if (rows.length > 0) yield rows.map(accountFrom);
    if (rows.length < CHUNK) return;
    last = rows.map(accountFrom).at(-1);
  }
}

/** One page of the accounts whose name contains `q`, newest first, and how many there are on all pages. */
export async function pageOfAccounts(
  db: Db,
  { q, page, limit }: PageQuery,
): Promise<{ items: Account[]; total: number }> {
  const offset = (page - 1) * limit;
  if (q === '') {
    const rows = await newestFirst(db).select(ACCOUNT_COLUMNS).limit(limit).offset(offset).execute();
    const { total } = await db
      .selectFrom('account')
      .select((eb) => eb.fn.countAll().as('total'))
      .executeTakeFirstOrThrow();
    return { items: rows.map(accountFrom), total: Number(total) };
  }
  const ids = (await namesContaining(db, [fold(q)])).map(({ _id }) => _id);
  const shown = ids.slice(offset, offset + limit);
  if (shown.length === 0) return { items: [], total: ids.length };
  const rows = await newestFirst(db).select(ACCOUNT_COLUMNS).where('_id', 'in', shown).execute();
  return { items: rows.map(accountFrom), total: ids.length };
}

/**
 * Ids and names of the accounts whose name contains each of these folded words, newest first. Names are folded here,
 * since the table has no folded column and databases fold differently.
 */
export async function namesContaining(
  db: Db,
  words: readonly string[],
): Promise<{ _id: string; name: string }[]> {
  const matching: { _id: string; name: string }[] = [];
  let last: { _id: string; createdAt: string } | undefined;
  for (;;) {
    const rows = await newestFirst(db, last).select(['_id', 'name', 'createdAt']).limit(CHUNK).execute();
    for (const { _id, name } of rows) {
      const folded = fold(name);
      if (words.every((word) => folded.includes(word))) matching.push({ _id, name });
    }
    if (rows.length < CHUNK) return matching;
    last = rows.at(-1);
  }
}

/** @param last the account after which to go on */
function newestFirst(db: Db, last?: { _id: string; createdAt: string }) {
  const query = db.selectFrom('account').orderBy('createdAt', 'desc').orderBy('_id', 'desc');
  if (!last) return query;
  const { _id, createdAt } = last;
  return query.where(({ eb, refTuple, tuple }) =>
    eb(refTuple('createdAt', '_id'), '<', tuple(createdAt, _id)),
  );
}
