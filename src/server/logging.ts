import { randomBytes } from 'node:crypto';
import { type FastifyInstance, LogController } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Asked every few seconds, by open back offices or a proxy, so its answers are logged at debug level. */
    isPolled?: true;
  }
}

/** Generates request ids that are unique across processes and restarts. */
export function requestIds(): () => string {
  const start = randomBytes(4).toString('hex');
  let count = 0;
  return () => {
    count += 1;
    return `${start}-${count.toString(16)}`;
  };
}

/** Logs one line for each request, when it is answered. */
export class RequestLog extends LogController {
  readonly #hasAddresses: boolean;

  /** @param hasAddresses whether the lines name the client's address (`LOG_ADDRESSES`) */
  constructor(hasAddresses: boolean) {
    super({ requestIdLogLabel: 'requestId' });
    this.#hasAddresses = hasAddresses;
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
      // The matched route instead of the URL, which may contain titles and search texts.
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ...(this.#hasAddresses && { address: request.ip }),
    };
    if (error) reply.log.warn({ ...line, err: error }, 'answer not finished');
    else if (request.routeOptions.config.isPolled && reply.statusCode < 400)
      reply.log.debug(line, 'answered');
    else reply.log.info(line, 'answered');
  }
}

/**
 * Warns once when a forwarded address arrives while `TRUST_PROXY` is unset: all visitors behind that proxy then share
 * one rate limit (requirement 10.9).
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
