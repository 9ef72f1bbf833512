import { KNOWN_BROWSER_DAYS } from '../content/retention.ts';
import type { Db } from '../db/engine.ts';
import type { Site } from '../whole-site.ts';
import { TIME_TO_CONFIRM_MS } from './second-factor/totp.ts';
import { IDLE_MS, SEEN_EVERY_MS } from './sessions.ts';

const DAY_MS = 24 * 3_600_000;
/** A day more than the browser keeps its cookie. */
const BROWSER_RETENTION_MS = (KNOWN_BROWSER_DAYS + 1) * DAY_MS;

/**
 * Deletes expired sessions, secrets that nobody confirmed, links to set a password and answered challenges that have ended,
 * counters of failed sign-ins whose window has ended, and browsers not seen for a year.
 */
export async function sweepAccounts({ database, now }: Site): Promise<void> {
  const at = now();
  const notSeenSince = new Date(at.getTime() - BROWSER_RETENTION_MS).toISOString();
  await database.write(async ({ db }) => {
    await db.deleteFrom('session').where('expiresAt', '<=', at.toISOString()).execute();
    await shortenSessionsOfTheFuture(db, at);
    await db
      .deleteFrom('totp')
      .where('confirmedAt', 'is', null)
      .where('createdAt', '<', new Date(at.getTime() - TIME_TO_CONFIRM_MS).toISOString())
      .execute();
    await db.deleteFrom('password_link').where('expiresAt', '<=', at.toISOString()).execute();
    await db.deleteFrom('used_challenge').where('endsAt', '<=', at.toISOString()).execute();
    await db.deleteFrom('login_failure').where('endsAt', '<=', at.toISOString()).execute();
    await db.deleteFrom('known_browser').where('seenAt', '<', notSeenSince).execute();
  });
}

/**
 * Sessions that were used in the future are those of a clock that was set back since. They count as used now, so that
 * none lives longer by that.
 */
async function shortenSessionsOfTheFuture(db: Db, now: Date): Promise<void> {
  const at = now.toISOString();
  const end = new Date(now.getTime() + IDLE_MS).toISOString();
  await db
    .updateTable('session')
    .set((eb) => ({
      createdAt: eb.case().when('createdAt', '>', at).then(at).else(eb.ref('createdAt')).end(),
      expiresAt: eb.case().when('expiresAt', '>', end).then(end).else(eb.ref('expiresAt')).end(),
      seenAt: at,
    }))
    .where('seenAt', '>', new Date(now.getTime() + SEEN_EVERY_MS).toISOString())
    .execute();
}
