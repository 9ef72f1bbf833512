import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { occasionally } from './occasionally.ts';

/**
 * A database server that is starting, has no connection left, or cannot be reached: after a power cut the site may be
 * back before it. Whatever else it says, such as that the password is wrong, does not change by waiting.
 */
const NOT_YET: ReadonlySet<unknown> = new Set([
  '57P03',
  '53300',
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
]);
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 5000;

/**
 * Starts again and again while the database server does not answer yet, and says so in the log once a minute.
 * @param start closes what it opened before it throws
 * @param toBlame the setting and the reason of an error, null unless it concerns the database
 * @throws what `start` throws for any other reason
 */
export async function startOnceDatabaseAnswers<T>(
  start: () => Promise<T>,
  toBlame: (error: unknown) => string | null,
  log: Pick<Logger, 'warn'>,
): Promise<T> {
  const tell = occasionally<string>((reason) => log.warn(`${reason}; the start waits for it`), String);
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)) {
    try {
      return await start();
    } catch (error) {
      const reason = NOT_YET.has((error as { code?: unknown }).code) && toBlame(error);
      if (!reason) throw error;
      tell(reason);
      await pause(waitMs);
    }
  }
}
