import { KNOWN_BROWSER_DAYS } from '../content/retention.ts';
import type { AccountContext } from './context.ts';
import { TIME_TO_CONFIRM_MS } from './second-factor/enrol-totp.ts';

const DAY_MS = 24 * 3_600_000;
/** A day more than the browser keeps its cookie. */
const BROWSER_RETENTION_MS = (KNOWN_BROWSER_DAYS + 1) * DAY_MS;

/** Deletes expired sessions, secrets that nobody confirmed, answered challenges that have ended, counters of failed sign-ins whose window has ended, and browsers not seen for a year. */
export async function sweepAccounts({ database, now }: AccountContext): Promise<void> {
  const at = now();
  const notSeenSince = new Date(at.getTime() - BROWSER_RETENTION_MS).toISOString();
  await database.write(async ({ db }) => {
    await db.deleteFrom('session').where('expiresAt', '<=', at.toISOString()).execute();
    await db
      .deleteFrom('totp')
      .where('confirmedAt', 'is', null)
      .where('createdAt', '<', new Date(at.getTime() - TIME_TO_CONFIRM_MS).toISOString())
      .execute();
    await db.deleteFrom('used_challenge').where('endsAt', '<=', at.toISOString()).execute();
    await db.deleteFrom('login_failure').where('endsAt', '<=', at.toISOString()).execute();
    await db.deleteFrom('known_browser').where('seenAt', '<', notSeenSince).execute();
  });
}
