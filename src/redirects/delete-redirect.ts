import { type Actor, mustHaveDuty } from '../accounts/actor.ts';
import { errors } from '../errors.ts';
import type { Site } from '../whole-site.ts';
import { findRedirect } from './list-redirects.ts';
import type { Redirect } from './redirect.ts';
import { publishRedirects } from './redirect-changes.ts';

/** Deletes a redirect. @returns it @throws 403, 404 */
export async function deleteRedirect(site: Site, actor: Actor, id: string): Promise<Redirect> {
  mustHaveDuty(actor, 'publisher');
  return site.database.write(async (change) => {
    const present = await findRedirect(change.db, id);
    if (!present) throw errors.notFound('redirect');
    await change.db.deleteFrom('redirect').where('_id', '=', id).execute();
    const { from } = present.redirect;
    await publishRedirects(site, actor, change, [{ action: 'deleted', _id: id, from }]);
    return present.redirect;
  });
}
