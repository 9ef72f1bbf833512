import type { AuditDetail } from '../content/audit.ts';
import { writeAuditEvent } from '../db/audit-events.ts';
import type { Db } from '../db/engine.ts';
import { errors } from '../errors.ts';
import type { Site } from '../whole-site.ts';
import { accountEvent, findAccount } from './account.ts';
import { type Actor, mustHaveDuty } from './actor.ts';
import { FAILURES_PER_ACCOUNT } from './failed-sign-in-events.ts';
import { type Session, sessionIdOf } from './sessions.ts';

/** The unexpired sessions of an account, the most recently used first. @throws 404 */
export async function sessionsOf({ database, now }: Site, account: string) {
  const { reader } = database;
  if (!(await findAccount(reader, account))) throw errors.notFound('account');
  const rows = await openSessions(reader, account, now()).execute();
  return rows.map(({ digest, ...seen }) => ({ _id: sessionIdOf({ digest }), ...seen }));
}

function openSessions(db: Db, account: string, now: Date) {
  return db
    .selectFrom('session')
    .select(['digest', 'createdAt', 'seenAt', 'agent'])
    .where('account', '=', account)
    .where('expiresAt', '>', now.toISOString())
    .orderBy('seenAt', 'desc')
    .orderBy('digest');
}

/**
 * Ends one session of an account, or all of them. Every process refuses their tokens from its next call on.
 * @param id public id of the session; all without it
 * @throws 403, 404 if there is no such account or session
 */
export async function endSessionsOfAccount(
  site: Site,
  account: string,
  id: string | undefined,
  by: Actor,
): Promise<void> {
  mustHaveDuty(by, 'accounts');
  await site.database.write(async (change) => {
    const { db } = change;
    const found = await findAccount(db, account);
    if (!found) throw errors.notFound('account');
    const open = await openSessions(db, account, site.now()).execute();
    const ended = open
      .map(({ digest }) => digest)
      .filter((digest) => id === undefined || sessionIdOf({ digest }) === id);
    if (ended.length === 0) {
      if (id !== undefined) throw errors.notFound('session');
      return;
    }
    await db.deleteFrom('session').where('digest', 'in', ended).execute();
    const sessions = ended.length;
    await writeAuditEvent(site, change, by, accountEvent(found, 'sessions-ended', { sessions }));
  });
}

/** The unexpired sessions of a session's account: the session itself first, then the most recently used. */
export async function ownSessions(db: Db, { digest: own, account }: Session, now: Date) {
  const rows = await openSessions(db, account._id, now).where('role', '=', account.role).execute();
  const sessions = rows.map(({ digest, ...seen }) => ({ ...seen, isCurrent: digest === own }));
  return [
    ...sessions.filter(({ isCurrent }) => isCurrent),
    ...sessions.filter(({ isCurrent }) => !isCurrent),
  ];
}

/** Bounds what is counted. */
const MAX_FAILED = 20 * FAILURES_PER_ACCOUNT;

/** The sign-in before a session's own, and the sign-ins that failed since, from the audit trail. */
export async function ownSignIns(db: Db, session: Session) {
  const item = session.account._id;
  const row = await db
    .selectFrom('session')
    .select('createdAt')
    .where('digest', '=', session.digest)
    .executeTakeFirst();
  const last = row && (await signInBefore(db, item, { at: row.createdAt, own: sessionIdOf(session) }));
  const failed = await db
    .selectFrom('event')
    .select(['at', 'action'])
    .where('item', '=', item)
    .where('action', 'in', ['sign-in-failed', 'sign-in-throttled'])
    .$if(last !== undefined, (query) => query.where('at', '>', last?.at ?? ''))
    .orderBy('at', 'desc')
    .limit(MAX_FAILED)
    .execute();
  return {
    last: last ?? null,
    failed: {
      count: failed.filter(({ action }) => action === 'sign-in-failed').length,
      isMore: failed.length === MAX_FAILED || failed.some(({ action }) => action === 'sign-in-throttled'),
      lastAt: failed[0]?.at ?? null,
    },
  };
}

async function signInBefore(db: Db, item: string, { at, own }: { at: string; own: string }) {
  const event = await db
    .selectFrom('event')
    .select(['at', 'detail'])
    .where('item', '=', item)
    .where('action', '=', 'signed-in')
    .where('at', '<=', at)
    .where('session', '!=', own)
    .orderBy('at', 'desc')
    .orderBy('_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!event) return undefined;
  // Events of versions before these details existed have neither.
  const { agent = '', network = '' }: AuditDetail = JSON.parse(event.detail ?? '{}');
  return { at: event.at, agent, network };
}
