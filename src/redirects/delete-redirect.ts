import { type Actor, mustBeAbleToPublish } from '../actions/context.ts';
import { errors } from '../errors.ts';
import type { RedirectContext } from './context.ts';
import { findRedirect } from './list-redirects.ts';
import type { Redirect } from './redirect.ts';
import { publishRedirects } from './redirect-changes.ts';

/** Deletes a redirect. @returns it @throws 403, 404 */
export async function deleteRedirect(context: RedirectContext, actor: Actor, id: string): Promise<Redirect> {
  mustBeAbleToPublish(actor);
  return context.database.write(async (change) => {
    const present = await findRedirect(change.db, id);
    if (!present) throw errors.notFound('redirect');
    await change.db.deleteFrom('redirect').where('_id', '=', id).execute();
    const { from } = present.redirect;
    await publishRedirects(context, actor, change, [{ action: 'deleted', _id: id, from }]);
    return present.redirect;
  });
}
