import { type AuditActor, writeAuditEvent } from '../db/audit-events.ts';
import type { Db } from '../db/engine.ts';
import { hasRows } from '../db/order.ts';
import type { Change } from '../db/writer.ts';
import { languageFrom } from '../languages/language.ts';
import type { Site } from '../whole-site.ts';
import { foldEmail, type Role, storedDuties } from './account.ts';
import { knownBrowser, rememberBrowser } from './known-browsers.ts';
import { coarseNetworkOf } from './network.ts';
import { type Session, sessionIdOfToken, startSession } from './sessions.ts';
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
async function recordSignIn(
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
const hasKnownBrowsers = (db: Db, account: string) =>
  hasRows(db.selectFrom('known_browser').select('digest').where('account', '=', account));

export interface SignedIn {
  token: string;
  account: Session['account'];
  /** The value for the browser's cookie. */
  browser: string;
  /** How many recovery codes are left, where one has stood in for the second factor. */
  recoveryCodes?: number;
}

/** The browser that signs in. */
export interface Browser {
  /** The value of its cookie, if it sent one. */
  browser: string | undefined;
  /** The `User-Agent` header. */
  userAgent?: string | undefined;
  /** Its network address. */
  address: string;
}

/** The account of a new session, if it can sign in. */
export async function accountForSession(db: Db, id: string, role: Role): Promise<Session['account'] | null> {
  const row = await db
    .selectFrom('account')
    .select(['_id', 'name', 'email', 'duties', 'lang'])
    .where('_id', '=', id)
    .where('role', '=', role)
    .where('disabled', '=', 0)
    .executeTakeFirst();
  return row ? { ...row, role, duties: storedDuties(role, row.duties), lang: languageFrom(row.lang) } : null;
}

/** Starts the session of a verified sign-in, within a change. @param extra further details for its audit event */
export async function beginSession(
  site: Site,
  change: Change,
  account: Session['account'],
  { browser, userAgent, address }: Browser,
  extra?: 'recovery-code-used',
): Promise<SignedIn> {
  const { _id, name, email } = account;
  const now = site.now();
  const token = await startSession(change, account, now, describeUserAgent(userAgent));
  const actor = { account: _id, name, session: sessionIdOfToken(token) };
  const event = { type: 'account', item: _id, title: name } as const;
  await recordSignIn(site, change, { account, actor, address, browser, userAgent });
  if (extra) await writeAuditEvent(site, change, actor, { ...event, action: extra });
  const known = { browser, email: foldEmail(email), account: _id, now };
  return { token, account, browser: await rememberBrowser(change.db, known) };
}
