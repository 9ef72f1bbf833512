import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, errors } from '../errors.ts';
import { privateHeaders } from './api/headers.ts';

/** What the framework's own refusals are in our words. */
const KNOWN: Record<string, () => AppError> = {
  FST_ERR_BAD_URL: () => errors.malformed('This address is not written correctly.'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => errors.unsupported('This kind of content is not accepted here.'),
  FST_ERR_CTP_BODY_TOO_LARGE: () => errors.tooLarge('The request is too large.'),
  // The framework's word for the method QUERY at an address that no route has.
  FST_ERR_ROUTE_MISSING_CONTENT_TYPE: () => errors.notFound('address'),
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
  if (told.status === 413 && !request.raw.complete) reply.header('connection', 'close');
  reply
    .code(told.status)
    .headers({ ...privateHeaders, ...told.headers })
    .send(JSON.stringify(told.toBody()));
}

/** Answers other methods of known paths with 405 and what they allow. Call it when all routes are there. */
export class KnownMethods {
  readonly #byUrl = new Map<string, Set<string>>();
  /** For methods that the framework does not route, such as TRACE. */
  readonly #rare: { pattern: RegExp; allowed: string }[] = [];
  readonly #all = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

  /** Takes note of every route that is registered after this call, and refuses methods that no route can have. */
  watch(app: FastifyInstance): void {
    app.addHook('onRequest', async (request) => {
      if (request.is404) this.#mustBeUnknown(request);
    });
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
      this.#rare.push({ pattern: patternOf(url), allowed });
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
  /** @throws 405 when another method of the same address would have */
  #mustBeUnknown({ url }: FastifyRequest): void {
    const [path = ''] = url.split('?', 1);
    const known = this.#rare.find(({ pattern }) => pattern.test(path));
    if (known) throw errors.methodNotAllowed(known.allowed);
  }
}

/** @param url of a route, such as `/api/notice/:id` */
function patternOf(url: string): RegExp {
  const parts = url.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : part.replaceAll('.', '\\.')));
  return new RegExp(`^${parts.join('/')}$`);
}
