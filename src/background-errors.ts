import type { Logger } from 'pino';
import { DatabaseFault } from './db/fault.ts';
import { occasionally } from './occasionally.ts';

/** Logs errors of work that no request waits for, each kind once a minute. A fault of the database is for somebody to act on. */
export function backgroundErrors(log: Logger): (error: unknown) => void {
  return occasionally((error, leftOut) => {
    const more = leftOut > 0 && { leftOut };
    if (error instanceof DatabaseFault) log.error({ code: error.code, ...more }, error.message);
    else log.warn({ err: error, ...more }, 'background work failed');
  });
}
