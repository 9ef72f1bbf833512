import { writeAuditEvent } from '../db/audit-events.ts';
import type { Db } from '../db/engine.ts';
import { errors } from '../errors.ts';
import type { Site } from '../whole-site.ts';
import { findAccount } from './account.ts';
import { type Actor, mustHaveDuty } from './actor.ts';
import { sessionIdOf } from './sessions.ts';

/** A session as those who look after accounts see it. */
export interface AccountSession {
  /** Its public id, by which audit events name it, too. */
  _id: string;
  createdAt: string;
  /** The last call, to within five minutes. */
  seenAt: string;
  /** Such as 'Chrome on Android'; empty if the browser did not say. */
  agent: string;
}

/** The unexpired sessions of an account, the most recently used first. @throws 404 */
export async function sessionsOf({ database, now }: Site, account: string): Promise<AccountSession[]> {
  const { reader } = database;
  if (!(await findAccount(reader, account))) throw errors.notFound('account');
  const rows = await openSessions(reader, account, now());
  return rows.map(({ digest, ...seen }) => ({ _id: sessionIdOf({ digest }), ...seen }));
}

function openSessions(db: Db, account: string, now: Date) {
  return db
    .selectFrom('session')
    .select(['digest', 'createdAt', 'seenAt', 'agent'])
    .where('account', '=', account)
    .where('expiresAt', '>', now.toISOString())
    .orderBy('seenAt', 'desc')
    .orderBy('digest')
    .execute();
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
    const open = await openSessions(db, account, site.now());
    const ended = open
      .map(({ digest }) => digest)
      .filter((digest) => id === undefined || sessionIdOf({ digest }) === id);
    if (ended.length === 0) {
      if (id !== undefined) throw errors.notFound('session');
      return;
    }
    await db.deleteFrom('session').where('digest', 'in', ended).execute();
    await writeAuditEvent(site, change, by, {
      action: 'sessions-ended',
      type: 'account',
      item: account,
      title: found.name,
      detail: { sessions: ended.length },
    });
  });
}
