import type { Db } from './engine.ts';

/** Filter, order and columns of a list, kept under a name. */
export interface ListView {
  _id: string;
  /** Name of a content type. */
  type: string;
  name: string;
  /** The list's query string with its question mark; empty for the default list. */
  query: string;
  shared: boolean;
  /** Who made it; null for a deleted account. */
  by: { _id: string; name: string } | null;
}

/** An account's own views and the shared ones, sorted by name. */
export async function viewsFor(db: Db, account: string, type: string | undefined): Promise<ListView[]> {
  const rows = await db
    .selectFrom('list_view')
    .leftJoin('account', 'account._id', 'list_view.account')
    .select(['list_view._id', 'list_view.type', 'list_view.name', 'list_view.query', 'list_view.shared'])
    .select(['account._id as accountId', 'account.name as accountName'])
    .where((eb) => eb.or([eb('list_view.account', '=', account), eb('list_view.shared', '=', 1)]))
    .$if(type !== undefined, (query) => query.where('list_view.type', '=', type ?? ''))
    .orderBy('list_view.name')
    .orderBy('list_view._id')
    .execute();
  return rows.map(({ accountId, accountName, shared, ...view }) => ({
    ...view,
    shared: shared === 1,
    by: accountId === null ? null : { _id: accountId, name: accountName ?? '' },
  }));
}

/** Deletes the views that an account keeps for itself. */
export async function deleteOwnViews(db: Db, account: string): Promise<void> {
  await db.deleteFrom('list_view').where('account', '=', account).where('shared', '=', 0).execute();
}
