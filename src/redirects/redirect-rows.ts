import type { OpenDatabase } from '../db/database.ts';
import type { Db } from '../db/engine.ts';
import { inChunks, NEWEST_FIRST, pageIn } from '../db/order.ts';
import type { PageQuery } from '../db/reading.ts';
import type { Tables } from '../db/tables.ts';
import type { InEach } from '../languages/language.ts';
import { fold } from '../schema/fold.ts';
import type { RedirectRow } from './redirect-table.ts';

/** A redirect as the API shows it. */
export interface Redirect {
  _id: string;
  /** Path, with a query where the old address had one, as it was typed. */
  from: string;
  /** Path of this site, or a web address, percent-encoded. */
  to: string;
  /** Whether the old address is gone for good (301), or may come back (302). */
  permanent: boolean;
}

/** A redirect with the version that `If-Match` names. */
export interface VersionedRedirect {
  redirect: Redirect;
  version: number;
}

/** A redirect that was added or changed. */
export interface SavedRedirect extends VersionedRedirect {
  /** Said where its target leads nowhere. */
  warning: InEach<string> | null;
}

const REDIRECT_COLUMNS = ['_id', 'from', 'to', 'permanent'] as const;

function redirectFrom(row: Pick<Tables['redirect'], (typeof REDIRECT_COLUMNS)[number]>): Redirect {
  const { _id, from, to, permanent } = row;
  return { _id, from, to, permanent: permanent === 1 };
}

const CHANGES = 'redirect-changes';

/** How many changes of redirects there were, by which a process knows whether it has read the latest. */
export async function countChanges(db: Db): Promise<number> {
  const row = await db.selectFrom('state').select('value').where('key', '=', CHANGES).executeTakeFirst();
  return row?.value ?? 0;
}

/** Increments the count of redirect changes, within such a change. */
export async function addChange(db: Db): Promise<void> {
  await db
    .insertInto('state')
    .values({ key: CHANGES, value: 1 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((row) => ({ value: row('state.value', '+', 1) })),
    )
    .execute();
}

/** Every redirect, the oldest first, read in chunks, so that none of the reads is long. */
export async function allRows(db: Db): Promise<RedirectRow[]> {
  const rows: RedirectRow[] = [];
  for await (const chunk of inChunks(db.selectFrom('redirect').select(REDIRECT_COLUMNS), ['_id']))
    for (const { _id: id, ...row } of chunk.map(redirectFrom)) rows.push({ id, ...row });
  return rows.reverse();
}

/** One redirect with its version; null if there is none. */
export async function findRedirect(db: Db, id: string): Promise<VersionedRedirect | null> {
  const row = await db
    .selectFrom('redirect')
    .select([...REDIRECT_COLUMNS, 'version'])
    .where('_id', '=', id)
    .executeTakeFirst();
  return row ? { redirect: redirectFrom(row), version: row.version } : null;
}

/** Every redirect, newest first, in chunks. */
export async function* allRedirects(db: Db): AsyncGenerator<Redirect[]> {
  const query = db.selectFrom('redirect').select([...REDIRECT_COLUMNS, 'createdAt']);
  for await (const rows of inChunks(query, NEWEST_FIRST)) yield rows.map(redirectFrom);
}

/** One page of the redirects that contain `q` on either side, newest first, and how many there are on all pages. */
export async function pageOfRedirects(
  { reader, contains }: Pick<OpenDatabase, 'reader' | 'contains'>,
  { q, ...page }: PageQuery,
): Promise<{ items: Redirect[]; total: number }> {
  const needle = fold(q);
  const query = reader
    .selectFrom('redirect')
    .select(REDIRECT_COLUMNS)
    .$if(needle !== '', (all) => all.where(contains('folded', needle)));
  const { items, total } = await pageIn(query, NEWEST_FIRST, page);
  return { items: items.map(redirectFrom), total };
}
