import type { Db } from '../db/engine.ts';
import { type AppError, errors } from '../errors.ts';
import type { Redirect } from './redirect.ts';

/** The refusal of a change based on an older version: it carries the present redirect, and who changed it when. */
export async function staleRedirect(db: Db, redirect: Redirect): Promise<AppError> {
  const event = await db
    .selectFrom('event')
    .select(['at', 'account', 'who'])
    .where('type', '=', 'redirect')
    .where('item', '=', redirect._id)
    .orderBy('at', 'desc')
    .orderBy('_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const by = event && event.account !== '' ? { _id: event.account, name: event.who } : null;
  const changed = event ? { at: event.at, by } : null;
  // No former versions of redirects are kept, so only the caller knows the common base.
  return errors.stale({ base: null, theirs: redirect, changed });
}
