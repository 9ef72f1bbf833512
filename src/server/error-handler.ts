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

/** Writes an error as every error is written (requirement 11.1). The unknown is logged with its cause, shown without. */
export function sendError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void {
  const told = asAppError(error);
  logFault(told, error, request);
  reply
    .code(told.status)
    .headers({ ...privateHeaders, ...told.headers })
    .send(JSON.stringify(told.toBody()));
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

interface KnownAddress {
  pattern: RegExp;
  allowed: string;
}

/**
 * Answers other methods of known addresses with 405 and what they allow. What no route matches is looked up among
 * the addresses: a route for each refused method would make every start longer.
 */
export class KnownMethods {
  readonly #byUrl = new Map<string, Set<string>>();
  #known: readonly KnownAddress[] | undefined;

  /** Takes note of every route that is registered after this call. */
  watch(app: FastifyInstance): void {
    app.addHook('onRequest', (request, _reply, done) => {
      done(request.is404 ? this.#refusal(request) : undefined);
    });
    app.addHook('onRoute', ({ url, method }) => {
      const known = this.#byUrl.get(url) ?? new Set();
      for (const one of [method].flat()) known.add(one);
      this.#byUrl.set(url, known);
    });
  }

  /** 405 when another method of the same address would have been answered. */
  #refusal({ url }: FastifyRequest): AppError | undefined {
    this.#known ??= this.#addresses();
    const [path = ''] = url.split('?', 1);
    const known = this.#known.find(({ pattern }) => pattern.test(path));
    return known && errors.methodNotAllowed(known.allowed);
  }

  #addresses(): KnownAddress[] {
    return (
      [...this.#byUrl]
        .filter(([url]) => !url.endsWith('*'))
        // An address without a parameter is meant before one whose parameter could be the same word.
        .sort(([one], [other]) => Number(one.includes(':')) - Number(other.includes(':')))
        .map(([url, methods]) => ({
          pattern: patternOf(url),
          allowed: METHODS.filter((method) => methods.has(method)).join(', '),
        }))
    );
  }
}

/** @param url of a route, such as `/api/notice/:id` */
function patternOf(url: string): RegExp {
  const parts = url.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : part.replaceAll('.', '\\.')));
  return new RegExp(`^${parts.join('/')}$`);
}
