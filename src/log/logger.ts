import pino, { type DestinationStream, type Logger } from 'pino';
import { describeError } from './logged-error.ts';

type Buffered = ReturnType<typeof pino.destination>;

const BUFFERED = { sync: false, minLength: 8192, periodicFlush: 250, contentMode: 'buffer' } as const;

/**
 * Lines are buffered and written four times a second, so that no answer waits for the pipe; an exit flushes them. As
 * bytes, because the library copies a buffer of text with each line that it adds, to count its bytes.
 */
function standardOutput(): DestinationStream & Pick<Buffered, 'flushSync'> {
  const buffered = pino.destination({ dest: 1, ...BUFFERED });
  // The declared type knows the other mode only.
  const bytes = buffered as unknown as { write(bytes: Uint8Array): boolean };
  return { write: (line) => bytes.write(Buffer.from(line)), flushSync: () => buffered.flushSync() };
}

/**
 * Structured log without bodies, tokens and queries, which may contain personal data.
 * @param output standard output unless a test reads the lines
 */
export function createLogger(level: string, output: DestinationStream = standardOutput()): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: isoTime(),
      serializers: { err: (error: unknown) => describeError(error) },
    },
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
