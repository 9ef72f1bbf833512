import type { AuditDetail } from '../content/audit.ts';
import type { Db } from '../db/engine.ts';
import { FAILURES_PER_ACCOUNT } from './failed-sign-in-events.ts';
import { type Session, sessionIdOf } from './sessions.ts';

/** What a person is told after signing in. */
export interface OwnSignIns {
  /** The sign-in before this session's; null if the audit trail has none. */
  last: { at: string; agent: string; network: string } | null;
  /** Failed sign-ins since then. */
  failed: {
    count: number;
    /** Whether there were more, which the trail does not list one by one. */
    isMore: boolean;
    /** When the latest of them was; null if there is none. */
    lastAt: string | null;
  };
}

/** Bounds what is counted. */
const MAX_FAILED = 20 * FAILURES_PER_ACCOUNT;

/** The sign-in before a session's own, and the sign-ins that failed since, from the audit trail. */
export async function ownSignIns(db: Db, session: Session): Promise<OwnSignIns> {
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
