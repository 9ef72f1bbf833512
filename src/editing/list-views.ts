import { type ActionContext, type Actor, mustHaveDuty } from '../actions/context.ts';
import { CONTENT_DUTIES } from '../content/duties.ts';
import { type ListView, viewsFor } from '../db/list-views.ts';
import { errors } from '../errors.ts';
import { numeral, sentencesIn } from '../languages/sentences.ts';
import { words } from './in-each.ts';

const said = sentencesIn(words);

/** How many views an account keeps. */
export const MAX_VIEWS = 50;

export type NewView = Pick<ListView, 'type' | 'name' | 'query' | 'shared'>;

/**
 * Keeps a view of a list under a name, in place of the account's former one of that name.
 * @throws 403; 409 for one too many
 */
export async function keepView(
  { database, now, newId }: ActionContext,
  actor: Actor,
  { type, name, query, shared }: NewView,
): Promise<ListView> {
  mustHaveDuty(actor, ...CONTENT_DUTIES);
  const at = now();
  const { account } = actor;
  return database.write(async ({ db }) => {
    const own = db.selectFrom('list_view').where('account', '=', account);
    const same = await own.select('_id').where('type', '=', type).where('name', '=', name).executeTakeFirst();
    const values = { query, shared: shared ? 1 : 0 };
    if (same) await db.updateTable('list_view').set(values).where('_id', '=', same._id).execute();
    const { kept } = await own.select((eb) => eb.fn.countAll().as('kept')).executeTakeFirstOrThrow();
    if (!same && Number(kept) >= MAX_VIEWS) throw errors.conflict(said.tooManyViews(numeral(MAX_VIEWS)));
    const _id = same?._id ?? newId(at);
    const createdAt = at.toISOString();
    if (!same)
      await db
        .insertInto('list_view')
        .values({ _id, account, type, name, ...values, createdAt })
        .execute();
    const view = (await viewsFor(db, account, type)).find((one) => one._id === _id);
    if (!view) throw errors.notFound('view');
    return view;
  });
}

/** Deletes a view: one's own, or for publishers a shared one. @throws 403; 404 also for those of others */
export async function deleteView(
  { database }: Pick<ActionContext, 'database'>,
  actor: Actor,
  id: string,
): Promise<void> {
  mustHaveDuty(actor, ...CONTENT_DUTIES);
  await database.write(async ({ db }) => {
    const found = await db
      .selectFrom('list_view')
      .select(['account', 'shared'])
      .where('_id', '=', id)
      .executeTakeFirst();
    const isOwn = found?.account === actor.account;
    if (!found || (!isOwn && found.shared !== 1)) throw errors.notFound('view');
    if (!isOwn) mustHaveDuty(actor, 'publisher');
    await db.deleteFrom('list_view').where('_id', '=', id).execute();
  });
}
