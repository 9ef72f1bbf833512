import { type Actor, mustHaveDuty } from '../accounts/actor.ts';
import { lastChangeOf } from '../db/audit-events.ts';
import type { Db } from '../db/engine.ts';
import { errors } from '../errors.ts';
import type { Site } from '../whole-site.ts';
import { findRedirect } from './list-redirects.ts';
import type { SiteAddresses } from './locate-page.ts';
import { missingTarget } from './missing-target.ts';
import type { Redirect, SavedRedirect } from './redirect.ts';
import { assertNoPage, columnsOf, publishRedirects, RedirectCheck } from './redirect-changes.ts';
import { parseRedirect } from './redirect-fields.ts';

export interface RedirectChange {
  id: string;
  /** Whether the caller has seen this version. */
  seen(version: number): boolean;
  /** The fields to change, as they arrived. */
  sent: Readonly<Record<string, unknown>>;
}

/** Changes a redirect. @throws 400 naming the fields, 403, 404, 412; 409 as for a new one */
export async function changeRedirect(
  site: Site,
  actor: Actor,
  { id, seen, sent }: RedirectChange,
  addresses: SiteAddresses,
): Promise<SavedRedirect> {
  mustHaveDuty(actor, 'publisher');
  const { database, publicUrl } = site;
  const stored = await findRedirect(database.reader, id);
  if (!stored) throw errors.notFound('redirect');
  if (!seen(stored.version)) throw await staleRedirect(database.reader, stored.redirect);
  const parsed = parseRedirect(sent, publicUrl, stored.redirect);
  await assertNoPage(parsed, addresses);
  return database.write(async (change) => {
    const present = await findRedirect(change.db, id);
    if (!present) throw errors.notFound('redirect');
    // The fields that are not sent are those of the version that was seen.
    if (present.version !== stored.version) throw await staleRedirect(change.db, present.redirect);
    const { redirect, version } = present;
    const { from, to, permanent } = parsed;
    const check = await RedirectCheck.read(change);
    await check.put({ id, from, to, permanent }, parsed, addresses.locate, { ...redirect, id });
    await change.db
      .updateTable('redirect')
      .set({ ...columnsOf(parsed), updatedAt: site.now().toISOString(), version: version + 1 })
      .where('_id', '=', id)
      .execute();
    await publishRedirects(site, actor, change, [{ action: 'updated', _id: id, from }]);
    const warning = await missingTarget(parsed, (address) => check.leadsOn(address), addresses);
    return { redirect: { _id: id, from, to, permanent }, version: version + 1, warning };
  });
}

/** The refusal of a change based on an older version: it carries the present redirect, and who changed it when. No former versions are kept. */
const staleRedirect = async (db: Db, redirect: Redirect) =>
  errors.stale({ base: null, theirs: redirect, changed: await lastChangeOf(db, 'redirect', redirect._id) });
