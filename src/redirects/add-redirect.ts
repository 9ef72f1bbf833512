import { type Actor, mustBeAbleToPublish } from '../actions/context.ts';
import type { RedirectContext } from './context.ts';
import type { SiteAddresses } from './locate-page.ts';
import { missingTarget } from './missing-target.ts';
import type { SavedRedirect } from './redirect.ts';
import { assertNoPage, newRow, publishRedirects, RedirectCheck } from './redirect-changes.ts';
import { parseRedirect } from './redirect-fields.ts';

/**
 * Adds a redirect.
 * @param sent from, to and optionally permanent, as they arrived
 * @throws 400 naming the fields, 403; 409 for a loop, an address that has a redirect already or is a page
 */
export async function addRedirect(
  context: RedirectContext,
  actor: Actor,
  sent: Readonly<Record<string, unknown>>,
  site: SiteAddresses,
): Promise<SavedRedirect> {
  mustBeAbleToPublish(actor);
  const parsed = parseRedirect(sent, context.publicUrl);
  await assertNoPage(parsed, site);
  return context.database.write(async (change) => {
    const { from, to, permanent } = parsed;
    const at = context.now();
    const _id = context.newId(at);
    const check = await RedirectCheck.read(change);
    await check.put({ id: _id, from, to, permanent }, parsed, site.locate);
    await change.db
      .insertInto('redirect')
      .values(newRow(_id, parsed, at))
      .execute();
    await publishRedirects(context, actor, change, [{ action: 'created', _id, from }]);
    const warning = await missingTarget(parsed, (address) => check.leadsOn(address), site);
    return { redirect: { _id, from, to, permanent }, version: 1, warning };
  });
}
