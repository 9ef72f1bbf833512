import type { Db } from '../db/engine.ts';
import type { Session } from './sessions.ts';

/** A session as its owner sees it, without token and digest. */
export interface OwnSession {
  createdAt: string;
  /** The last call, to within five minutes. */
  seenAt: string;
  /** Such as 'Chrome on Android'; empty if the browser did not say. */
  agent: string;
  /** Whether the call was made with this session. */
  isCurrent: boolean;
}

/** The unexpired sessions of a session's account: the session itself first, then the most recently used. */
export async function ownSessions(
  db: Db,
  { digest: own, account }: Session,
  now: Date,
): Promise<OwnSession[]> {
  const rows = await db
    .selectFrom('session')
    .select(['digest', 'createdAt', 'seenAt', 'agent'])
    .where('account', '=', account._id)
    .where('role', '=', account.role)
    .where('expiresAt', '>', now.toISOString())
    .orderBy('seenAt', 'desc')
    .orderBy('digest')
    .execute();
  const sessions = rows.map(({ digest, ...seen }) => ({ ...seen, isCurrent: digest === own }));
  return [
    ...sessions.filter(({ isCurrent }) => isCurrent),
    ...sessions.filter(({ isCurrent }) => !isCurrent),
  ];
}
