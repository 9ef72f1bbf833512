import pino, { type DestinationStream, type Logger } from 'pino';
import { describeError } from './logged-error.ts';

/** Lines are buffered and written four times a second, so that no answer waits for the pipe; an exit flushes them. */
const standardOutput = () => pino.destination({ dest: 1, sync: false, minLength: 8192, periodicFlush: 250 });

/**
 * Structured log without bodies, tokens and queries, which may contain personal data.
 * @param worker number that each line carries, for one of several processes
 * @param output standard output unless a test reads the lines
 */
export function createLogger(
  level: string,
  worker?: number,
  output: DestinationStream = standardOutput(),
): Logger {
  const base = worker === undefined ? null : { worker };
  return pino(
    { level, base, timestamp: isoTime(), serializers: { err: (error: unknown) => describeError(error) } },
    output,
  );
}

/** Formats the time of a log line, once for all lines of a millisecond. */
function isoTime(): () => string {
  let ms = 0;
  let text = '';
  return () => {
    const now = Date.now();
    if (now !== ms) {
      ms = now;
      text = `,"time":"${new Date(ms).toISOString()}"`;
    }
    return text;
  };
}
