import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, errors } from '../errors.ts';

/** What the framework's own refusals are in our words. */
const KNOWN: Record<string, () => AppError> = {
  FST_ERR_BAD_URL: () => errors.malformed('This address is not written correctly.'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => errors.unsupported('This kind of content is not accepted here.'),
  FST_ERR_CTP_BODY_TOO_LARGE: () => errors.tooLarge('The request is too large.'),
  FST_ERR_HANDLER_TIMEOUT: () => errors.overloaded(),
};

/** Anything thrown as one of the catalogue's errors; the unknown as `unexpected`. */
export function asAppError(error: FastifyError | Error): AppError {
  if (error instanceof AppError) return error;
  const known = KNOWN[(error as FastifyError).code];
  return known ? known() : errors.unexpected(error);
}

export function logFault(told: AppError, error: Error, request: FastifyRequest): void {
  if (told.status >= 500) request.log.error({ err: told.cause ?? error }, told.message);
}

/** Writes an error as every error is written (contract: HTTP). The unknown is logged with its cause, shown without. */
export function sendError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void {
  const told = asAppError(error);
  logFault(told, error, request);
  // A refused body may still be on its way: the connection is not used again.
  if (told.status === 413) reply.header('connection', 'close');
  reply
    .code(told.status)
    .headers({ ...told.headers, 'cache-control': 'no-store' })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(told.toBody()));
}

/** Answers other methods of known paths with 405 and what they allow. Call it when all routes are there. */
export class KnownMethods {
  readonly #byUrl = new Map<string, Set<string>>();
  readonly #all = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

  /** Takes note of every route that is registered after this call. */
  watch(app: FastifyInstance): void {
    app.addHook('onRoute', ({ url, method }) => {
      const known = this.#byUrl.get(url) ?? new Set();
      for (const one of [method].flat()) known.add(one);
      this.#byUrl.set(url, known);
    });
  }

  refuseOthers(app: FastifyInstance): void {
    for (const [url, known] of [...this.#byUrl]) {
      const others = this.#all.filter((method) => !known.has(method));
      if (others.length === 0 || url.endsWith('*')) continue;
      const allowed = this.#all.filter((method) => known.has(method)).join(', ');
      app.route({
        method: others,
        url,
        config: { access: 'open' },
        handler: () => {
          throw errors.methodNotAllowed(allowed);
        },
      });
    }
  }
}
