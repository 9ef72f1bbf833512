import type { Db } from '../db/engine.ts';
import type { Session } from './sessions.ts';

/** One browser that is signed in, as its owner sees it. Neither token nor digest leaves the server. */
export interface OwnSession {
  createdAt: string;
  /** When it was last heard of, give or take a few minutes. */
  seenAt: string;
  /** The browser in words, such as 'Chrome on Android'; empty where it did not say. */
  agent: string;
  /** Whether it is the one that asks. */
  isCurrent: boolean;
}

/** The sessions of the account of this session that have not ended: its own first, then those seen last. */
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
