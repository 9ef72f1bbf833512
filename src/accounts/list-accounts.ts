import type { OpenDatabase } from '../db/database.ts';
import type { Db } from '../db/engine.ts';
import { inChunks, inOrder, NEWEST_FIRST, pageIn } from '../db/order.ts';
import type { PageQuery } from '../db/reading.ts';
import { fold } from '../schema/fold.ts';
import { ACCOUNT_COLUMNS, type Account, accountFrom } from './account.ts';
import { hideAwayStudies } from './studies.ts';

interface AccountFilters {
  /** Only those that name the faculty with this id. */
  faculty?: string | undefined;
}

const inFaculty = (db: Db, { faculty }: AccountFilters) =>
  db
    .selectFrom('account')
    .select(ACCOUNT_COLUMNS)
    .$if(faculty !== undefined, (query) => query.where('faculty', '=', faculty ?? ''));

async function shown(db: Db, accounts: Account[]): Promise<Account[]> {
  await hideAwayStudies(db, accounts);
  return accounts;
}

/** Every account, newest first, in chunks. */
export async function* allAccounts(db: Db, filters: AccountFilters = {}): AsyncGenerator<Account[]> {
  for await (const rows of inChunks(inFaculty(db, filters), NEWEST_FIRST))
    yield await shown(db, rows.map(accountFrom));
}

type Searched = Pick<OpenDatabase, 'reader' | 'contains'>;

/** One page of the accounts whose name or email contains `q`, newest first, and how many there are on all pages. */
export async function pageOfAccounts(
  { reader, contains }: Searched,
  { q, ...page }: PageQuery,
  filters: AccountFilters = {},
): Promise<{ items: Account[]; total: number }> {
  const needle = fold(q);
  const accounts = inFaculty(reader, filters).$if(needle !== '', (query) =>
    query.where((eb) => eb.or([contains('nameFolded', needle), contains('emailFolded', needle)])),
  );
  const { items, total } = await pageIn(accounts, NEWEST_FIRST, page);
  return { items: await shown(reader, items.map(accountFrom)), total };
}

/** Ids, names and emails of the first `limit` accounts, newest first, whose name has all words of `q` or whose email contains it. */
export async function findAccounts(
  { reader, contains }: Searched,
  q: string,
  limit: number,
): Promise<{ _id: string; name: string; email: string }[]> {
  const needle = fold(q.trim());
  const words = needle.split(/\s+/);
  const accounts = reader
    .selectFrom('account')
    .select(['_id', 'name', 'email'])
    .where((eb) =>
      eb.or([eb.and(words.map((word) => contains('nameFolded', word))), contains('emailFolded', needle)]),
    );
  return inOrder(accounts, NEWEST_FIRST).limit(limit).execute();
}
