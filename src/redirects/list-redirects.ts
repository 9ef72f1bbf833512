import type { OpenDatabase } from '../db/database.ts';
import type { Db } from '../db/engine.ts';
import type { PageQuery } from '../db/reading.ts';
import { fold } from '../schema/fold.ts';
import { REDIRECT_COLUMNS, type Redirect, redirectFrom, type VersionedRedirect } from './redirect.ts';

const CHUNK = 500;

/** One redirect with its version; null if there is none. */
export async function findRedirect(db: Db, id: string): Promise<VersionedRedirect | null> {
  const row = await db
    .selectFrom('redirect')
    .select([...REDIRECT_COLUMNS, 'version'])
    .where('_id', '=', id)
    .executeTakeFirst();
  return row ? { redirect: redirectFrom(row), version: row.version } : null;
}

/** Every redirect, newest first, in chunks; between two of them no query is open. */
export async function* allRedirects(db: Db): AsyncGenerator<Redirect[]> {
  let last: { createdAt: string; _id: string } | undefined;
  for (;;) {
    const rows = await newestFirst(db, last)
      .select([...REDIRECT_COLUMNS, 'createdAt'])
      .limit(CHUNK)
      .execute();
    if (rows.length > 0) yield rows.map(redirectFrom);
    if (rows.length < CHUNK) return;
    last = rows.at(-1);
  }
}

/** One page of the redirects that contain `q` on either side, newest first, and how many there are on all pages. */
export async function pageOfRedirects(
  { reader, contains }: Pick<OpenDatabase, 'reader' | 'contains'>,
  { q, page, limit }: PageQuery,
): Promise<{ items: Redirect[]; total: number }> {
  const needle = fold(q);
  const { total } = await reader
    .selectFrom('redirect')
    .$if(needle !== '', (query) => query.where(contains('folded', needle)))
    .select((eb) => eb.fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await newestFirst(reader)
    .$if(needle !== '', (query) => query.where(contains('folded', needle)))
    .select(REDIRECT_COLUMNS)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { items: rows.map(redirectFrom), total: Number(total) };
}

/** @param last the redirect after which to go on */
function newestFirst(db: Db, last?: { createdAt: string; _id: string }) {
  const query = db.selectFrom('redirect').orderBy('createdAt', 'desc').orderBy('_id', 'desc');
  if (!last) return query;
  const { _id, createdAt } = last;
  return query.where(({ eb, refTuple, tuple }) =>
    eb(refTuple('createdAt', '_id'), '<', tuple(createdAt, _id)),
  );
}
