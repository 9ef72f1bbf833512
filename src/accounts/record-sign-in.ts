import { type AuditActor, writeAuditEvent } from '../db/audit-events.ts';
import type { Db } from '../db/engine.ts';
import type { Change } from '../db/writer.ts';
import type { Site } from '../whole-site.ts';
import { foldEmail } from './account.ts';
import { knownBrowser } from './known-browsers.ts';
import { coarseNetworkOf } from './network.ts';
import { describeUserAgent } from './user-agent.ts';

interface Entered {
  account: { _id: string; name: string; email: string };
  /** The account, as audit events name it. */
  actor: AuditActor;
  /** The caller's network address. */
  address: string;
  /** The value of the browser's cookie, if it sent one. */
  browser: string | undefined;
  userAgent?: string | undefined;
}

/**
 * Within the change that starts a session, and before its browser is remembered: writes to the audit trail from where
 * somebody has signed in, and tells the account's owner of a browser that was not used for it before (requirements 21.50
 * and 21.53).
 */
export async function recordSignIn(
  site: Site,
  change: Change,
  { account, actor, address, browser, userAgent }: Entered,
): Promise<void> {
  const { _id: item, name: title } = account;
  const from = { agent: describeUserAgent(userAgent), network: coarseNetworkOf(address) };
  await writeAuditEvent(site, change, actor, {
    action: 'signed-in',
    type: 'account',
    item,
    title,
    detail: from,
  });
  if (!site.staffMails) return;
  const isKnown = await knownBrowser(change.db, { browser, email: foldEmail(account.email) });
  if (isKnown === null && (await hasKnownBrowsers(change.db, item)))
    await site.staffMails.newBrowser(site, change, { account: item, ...from });
}

/** Whether anybody has signed in to this account before; `distrustBrowsersOf` keeps that known. */
async function hasKnownBrowsers(db: Db, account: string): Promise<boolean> {
  const row = await db
    .selectFrom('known_browser')
    .select('digest')
    .where('account', '=', account)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
