import { type Actor, mustHaveDuty } from '../accounts/actor.ts';
import type { Site } from '../whole-site.ts';
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
  site: Site,
  actor: Actor,
  sent: Readonly<Record<string, unknown>>,
  addresses: SiteAddresses,
): Promise<SavedRedirect> {
  mustHaveDuty(actor, 'publisher');
  const parsed = parseRedirect(sent, site.publicUrl);
  await assertNoPage(parsed, addresses);
  return site.database.write(async (change) => {
    const { from, to, permanent } = parsed;
    const at = site.now();
    const _id = site.newId(at);
    const check = await RedirectCheck.read(change);
    await check.put({ id: _id, from, to, permanent }, parsed, addresses.locate);
    await change.db
      .insertInto('redirect')
      .values(newRow(_id, parsed, at))
      .execute();
    await publishRedirects(site, actor, change, [{ action: 'created', _id, from }]);
    const warning = await missingTarget(parsed, (address) => check.leadsOn(address), addresses);
    return { redirect: { _id, from, to, permanent }, version: 1, warning };
  });
}
