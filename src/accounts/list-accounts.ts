import type { OpenDatabase } from '../db/database.ts';
import type { Db } from '../db/engine.ts';
import type { PageQuery } from '../db/reading.ts';
import { fold } from '../schema/fold.ts';
import { ACCOUNT_COLUMNS, type Account, accountFrom } from './account.ts';

const CHUNK = 500;

/** Which accounts a list has. */
interface AccountFilters {
  /** Only those that name the faculty with this id. */
  faculty?: string | undefined;
}

/** Every account, newest first, in chunks; between two of them no query is open. */
export async function* allAccounts(db: Db, { faculty }: AccountFilters = {}): AsyncGenerator<Account[]> {
  let last: Account | undefined;
  for (;;) {
    const rows = await newestFirst(db, last)
      .$if(faculty !== undefined, (query) => query.where('faculty', '=', faculty ?? ''))
      .select(ACCOUNT_COLUMNS)
      .limit(CHUNK)
      .execute();
    if (rows.length > 0) yield rows.map(accountFrom);
    if (rows.length < CHUNK) return;
    last = rows.map(accountFrom).at(-1);
  }
}

type Searched = Pick<OpenDatabase, 'reader' | 'contains'>;

/** One page of the accounts whose name or email contains `q`, newest first, and how many there are on all pages. */
export async function pageOfAccounts(
  { reader, contains }: Searched,
  { q, page, limit }: PageQuery,
  { faculty }: AccountFilters = {},
): Promise<{ items: Account[]; total: number }> {
  const needle = fold(q);
  const accounts = reader
    .selectFrom('account')
    .$if(faculty !== undefined, (query) => query.where('faculty', '=', faculty ?? ''))
    .$if(needle !== '', (query) =>
      query.where((eb) => eb.or([contains('nameFolded', needle), contains('emailFolded', needle)])),
    );
  const { total } = await accounts.select((eb) => eb.fn.countAll().as('total')).executeTakeFirstOrThrow();
  const rows = await accounts
    .select(ACCOUNT_COLUMNS)
    .orderBy('createdAt', 'desc')
    .orderBy('_id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { items: rows.map(accountFrom), total: Number(total) };
}

/** Ids, names and emails of the first `limit` accounts, newest first, whose name has all words of `q` or whose email contains it. */
export async function findAccounts(
  { reader, contains }: Searched,
  q: string,
  limit: number,
): Promise<{ _id: string; name: string; email: string }[]> {
  const needle = fold(q.trim());
  const words = needle.split(/\s+/);
  return newestFirst(reader)
    .select(['_id', 'name', 'email'])
    .where((eb) =>
      eb.or([eb.and(words.map((word) => contains('nameFolded', word))), contains('emailFolded', needle)]),
    )
    .limit(limit)
    .execute();
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
