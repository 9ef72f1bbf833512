import type { AccountContext } from './context.ts';
import { sweepBrowsers } from './known-browsers.ts';
import { sweepSessions } from './sessions.ts';
import { sweepThrottle } from './sign-in-throttle.ts';

/** Removes what has ended by itself: sessions, counters, browsers. To be run every few minutes. */
export async function sweepAccounts(context: AccountContext): Promise<void> {
  await Promise.all([sweepSessions(context), sweepThrottle(context), sweepBrowsers(context)]);
}
