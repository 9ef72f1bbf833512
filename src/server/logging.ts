import { randomBytes } from 'node:crypto';
import { type FastifyInstance, LogController } from 'fastify';
import pino, { type Logger } from 'pino';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Every open back office asks it every few seconds: that it was answered is logged at debug. */
    isPolled?: true;
  }
}

/**
 * Structured logs on standard output: no bodies, no tokens, no queries (which may hold somebody's words). Lines go
 * out together, a few times a second or when there are many, so that answering waits for no pipe; an exit writes them.
 */
export function createLogger(level: string): Logger {
  const output = pino.destination({ dest: 1, sync: false, minLength: 8192, periodicFlush: 250 });
  return pino({ level, base: null, timestamp: isoTime() }, output);
}

/** The time as a log line has it, put into words once for all lines of a millisecond. */
function isoTime(): () => string {
  let ms = 0;
  let words = '';
  return () => {
    const now = Date.now();
    if (now !== ms) {
      ms = now;
      words = `,"time":"${new Date(ms).toISOString()}"`;
    }
    return words;
  };
}

/** Ids of requests that no two processes, nor two starts of one, have in common. */
export function requestIds(): () => string {
  const start = randomBytes(4).toString('hex');
  let count = 0;
  return () => {
    count += 1;
    return `${start}-${count.toString(36)}`;
  };
}

/** One line for each answered request, once it is answered. */
export class RequestLog extends LogController {
  constructor() {
    super({ requestIdLogLabel: 'requestId' });
  }

  override incomingRequest(): void {}

  override routeNotFound(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: Parameters<LogController['requestCompleted']>[1],
    reply: Parameters<LogController['requestCompleted']>[2],
  ): void {
    const line = {
      method: request.method,
      // The matched route, not the address: titles and what was searched for stay out of the log.
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (error) reply.log.warn({ ...line, err: error }, 'answer not finished');
    else if (request.routeOptions.config.isPolled && reply.statusCode < 400)
      reply.log.debug(line, 'answered');
    else reply.log.info(line, 'answered');
  }
}

/**
 * Warns once when a proxy hands on an address that nobody was told to believe: then all visitors behind it share one
 * limit (requirement 10.9).
 */
export function warnOfUntrustedProxy(server: FastifyInstance): void {
  let hasWarned = false;
  server.addHook('onRequest', (request, _reply, done) => {
    if (!hasWarned && request.headers['x-forwarded-for'] !== undefined) {
      hasWarned = true;
      request.log.warn('a forwarded address arrived, but TRUST_PROXY is not set: it is not believed');
    }
    done();
  });
}
