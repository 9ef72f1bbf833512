import type { DestinationStream, Logger } from 'pino';
import pino from 'pino';

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

/** Properties that name places in the program or the database, never values. */
const NAMING = ['code', 'errno', 'syscall', 'severity', 'schema', 'table', 'column', 'constraint', 'routine'];
const MAX_CAUSES = 5;
/** Names of errors that were foreseen: they say what happened, so the place in the program tells nothing more. */
const FORESEEN: ReadonlySet<string> = new Set(['AppError', 'DatabaseFault']);

/** An error in the log. */
interface LoggedError {
  type: string;
  message: string;
  /** Absent for what was foreseen. */
  stack?: string;
  cause?: LoggedError;
  errors?: LoggedError[];
  [naming: string]: unknown;
}

/**
 * The loggable part of an error (requirement 18.67). Messages may quote input (JSON, a URL, a value that the database
 * refused), and libraries attach inputs and rows to errors, so quoted texts are removed and only properties known to
 * hold no data are kept.
 */
export function describeError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const described: LoggedError = {
    type: error.name,
    // What to do about the database is told once a minute, and not with all that fails meanwhile (requirement 22.21).
    message: depth > 0 && error.name === 'DatabaseFault' ? '' : withoutQuotes(error.message),
    ...(!FORESEEN.has(error.name) && { stack: framesOf(error) }),
  };
  for (const name of NAMING) {
    const value = (error as unknown as Record<string, unknown>)[name];
    if (typeof value === 'string' || typeof value === 'number') described[name] = value;
  }
  if (depth >= MAX_CAUSES) return described;
  if (error.cause !== undefined) described.cause = describeError(error.cause, depth + 1);
  if (error instanceof AggregateError)
    described.errors = error.errors.map((one: unknown) => describeError(one, depth + 1));
  return described;
}

/**
 * Leaves out everything from the first quotation mark to the last, since a quoted text may contain some itself. Single
 * quotes stay: in messages of Node.js they hold our own names and paths, and they are apostrophes.
 */
const withoutQuotes = (message: string) => message.replace(/["«„“].*["»“”]/s, '"…"');

/** The stack without the message that it begins with. */
function framesOf({ stack = '', message }: Error): string {
  const afterMessage = stack.slice(stack.indexOf(message) + message.length);
  return afterMessage
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .join('\n');
}
