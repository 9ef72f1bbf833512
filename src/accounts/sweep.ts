import type { AccountContext } from './context.ts';

/** The lifetime of the cookie that makes a browser known. */
const BROWSER_RETENTION_MS = 366 * 24 * 3_600_000;

/** Deletes expired sessions, counters of failed sign-ins whose window has ended, and browsers not seen for a year. */
export async function sweepAccounts({ database, now }: AccountContext): Promise<void> {
  const at = now();
  const notSeenSince = new Date(at.getTime() - BROWSER_RETENTION_MS).toISOString();
  await database.write(async ({ db }) => {
    await db.deleteFrom('session').where('expiresAt', '<=', at.toISOString()).execute();
    await db.deleteFrom('login_failure').where('endsAt', '<=', at.toISOString()).execute();
    await db.deleteFrom('known_browser').where('seenAt', '<', notSeenSince).execute();
  });
}
