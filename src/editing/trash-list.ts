import type { OpenDatabase } from '../db/database.ts';
import { NO_DATES } from '../db/editing/moments.ts';
import type { Db } from '../db/engine.ts';
import { fold } from '../schema/fold.ts';
import { tagFor } from './managed.ts';
import { namesOf } from './managed-list.ts';
import { endInTrash, endOfTrash } from './trash-end.ts';

/** One record in the trash. */
export interface TrashedLine {
  _id: string;
  /** For putting back several at once. */
  etag: string;
  /** Name of its content type. */
  type: string;
  title: string;
  /** Its former state: 'live', 'draft' or 'ended'. */
  was: string;
  deletedAt: string;
  /** When it is deleted for good. */
  until: string;
  deletedBy: { _id: string; name: string } | null;
}

export interface TrashQuery {
  q: string;
  type: string | undefined;
  page: number;
  limit: number;
  now: Date;
}

/** One page of the trash, the last deleted first. */
export async function trashList(
  { reader, contains }: Pick<OpenDatabase, 'reader' | 'contains'>,
  { q, type, page, limit, now }: TrashQuery,
): Promise<{ items: TrashedLine[]; total: number }> {
  const needle = fold(q.trim());
  const matching = reader
    .selectFrom('shelved')
    .where('state', '=', 'trash')
    .where('at', '>', endOfTrash(now))
    .$if(type !== undefined, (query) => query.where('type', '=', type ?? ''))
    .$if(needle !== '', (query) => query.where(contains('titleFolded', needle)));
  const { total } = await matching.select((eb) => eb.fn.countAll().as('total')).executeTakeFirstOrThrow();
  const rows = await matching
    .select(['record', 'type', 'title', 'was', 'at', 'account'])
    .select((eb) =>
      eb.selectFrom('draft').select('version').whereRef('draft.record', '=', 'shelved.record').as('draft'),
    )
    .orderBy('at', 'desc')
    .orderBy('record', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const names = await namesOf(reader, [...new Set(rows.map(({ account }) => account))]);
  const items = rows.map(({ record, at, account, draft, ...row }) => ({
    _id: record,
    etag: `"${tagFor(record, { draft: Number(draft ?? 0), live: 0, shelvedAt: at, dates: NO_DATES })}"`,
    ...row,
    deletedAt: at,
    until: endInTrash(at),
    deletedBy: names.get(account) ?? null,
  }));
  return { items, total: Number(total) };
}

/** Ids of the records that have lain in the trash for long enough, a limited number at a time. */
export async function endedInTrash(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('shelved')
    .select('record')
    .where('state', '=', 'trash')
    .where('at', '<=', endOfTrash(now))
    .limit(limit)
    .execute();
  return rows.map(({ record }) => record);
}
