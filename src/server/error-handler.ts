import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { REQUEST_ID_HEADER } from '../content/help-number.ts';
import { DatabaseFault } from '../db/fault.ts';
import { AppError, errors } from '../errors.ts';
import type { Language } from '../languages/language.ts';
import { sentencesIn } from '../languages/sentences.ts';
import { occasionally } from '../occasionally.ts';
import { privateHeaders } from './api/headers.ts';
import { words } from './words.ts';

const sentences = sentencesIn(words);

/** The framework's own errors by code. */
const FRAMEWORK_ERRORS: Record<string, () => AppError> = {
  FST_ERR_BAD_URL: () => errors.malformed(sentences.badAddress),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => errors.unsupported(sentences.notAccepted),
  FST_ERR_CTP_BODY_TOO_LARGE: () => errors.tooLarge(sentences.bodyTooLarge),
  // Thrown for the method QUERY at an unknown URL.
  FST_ERR_ROUTE_MISSING_CONTENT_TYPE: () => errors.notFound('address'),
};

/** Headers that describe a stored file. */
const HEADERS_OF_FILES = ['etag', 'accept-ranges', 'content-disposition'] as const;

/** Maps any thrown value to an error of the catalogue; an unknown one to `unexpected`. */
export function asAppError(error: FastifyError | Error): AppError {
  if (error instanceof AppError) return error;
  const known = FRAMEWORK_ERRORS[(error as FastifyError).code];
  return known ? known() : errors.unexpected(error);
}

/** An error with which a request was answered. */
interface Answered {
  appError: AppError;
  cause: unknown;
  request: FastifyRequest;
}

const isRefusal = ({ status, code }: AppError) => status === 429 || code === 'overloaded';

/** What limits refuse is of one kind for each route. A database that somebody has to mend, for each fault. What nobody
 * foresaw, for the place where it was thrown: its message may be the request's. */
function kindOf({ appError, cause, request }: Answered): string {
  if (isRefusal(appError)) return `${appError.status} ${request.routeOptions.url}`;
  if (cause instanceof DatabaseFault) return cause.code;
  return cause instanceof Error
    ? `${cause.name} ${/^ {4}at .*$/m.exec(cause.stack ?? '')?.[0]}`
    : typeof cause;
}

const reporters = new WeakMap<FastifyInstance, (answered: Answered) => void>();

/** Whoever finds a fault, or floods the site, asks hundreds of times a second (requirements 22.44, 22.64). */
const newReporter = ({ log }: FastifyInstance) =>
  occasionally<Answered>((answered, leftOut) => {
    const { appError, cause, request } = answered;
    if (isRefusal(appError))
      log.warn({ refused: kindOf(answered), leftOut }, 'more calls than a limit allows are refused');
    else if (cause instanceof DatabaseFault)
      request.log.error({ fault: cause.code, ...(leftOut > 0 && { leftOut }) }, cause.message);
    else request.log.error({ err: cause, ...(leftOut > 0 && { leftOut }) }, appError.message);
  }, kindOf);

/**
 * Logs an error with status 5xx, with its cause; of refusals by limits, of faults of the database, and of errors that nobody
 * foresaw, the first of each kind in a minute.
 */
export function logFault(appError: AppError, error: Error, request: FastifyRequest): void {
  const { status, code, message, cause = error } = appError;
  if (!isRefusal(appError) && status < 500) return;
  const isRepeated =
    isRefusal(appError) || cause instanceof DatabaseFault || code === errors.unexpected().code;
  if (!isRepeated) {
    request.log.error({ err: cause }, message);
    return;
  }
  const report = reporters.get(request.server) ?? newReporter(request.server);
  reporters.set(request.server, report);
  report({ appError, cause, request });
}

/**
 * The language that a call asks for with `X-Lang`; `Accept-Language` is ignored, because the browser's language is
 * not the reader's choice.
 */
export const languageOfCall = ({ headers }: FastifyRequest): Language =>
  headers['x-lang'] === 'ne' ? 'ne' : 'en';

/** Sends an error as JSON (requirement 11.1). An unknown one is logged with its cause and sent without it. */
export function sendError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void {
  const appError = asAppError(error);
  logFault(appError, error, request);
  // A handler that fails late has described the file that it meant to send (requirement 18.54).
  for (const name of HEADERS_OF_FILES) reply.removeHeader(name);
  reply
    .code(appError.status)
    .headers({ ...privateHeaders, [REQUEST_ID_HEADER]: request.id, ...appError.headers })
    .send(JSON.stringify(appError.toBody(languageOfCall(request))));
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

interface KnownUrl {
  pattern: RegExp;
  allowed: string;
}

/**
 * Answers other methods of known URLs with 405 and `Allow`. Looks up unmatched requests among the routes' URLs, since
 * a route for every refused method would slow down the start.
 */
export class KnownMethods {
  readonly #byUrl = new Map<string, Set<string>>();
  #known: readonly KnownUrl[] | undefined;

  /** Collects the routes that are registered after this call. */
  watch(app: FastifyInstance): void {
    app.addHook('onRequest', (request, _reply, done) => {
      done(request.is404 ? this.#refusal(request) : this.#refusalOfLiteral(request));
    });
    app.addHook('onRoute', ({ url, method }) => {
      const known = this.#byUrl.get(url) ?? new Set();
      for (const one of [method].flat()) known.add(one);
      if (known.has('GET')) known.add('HEAD');
      this.#byUrl.set(url, known);
    });
  }

  /** 405 if the URL has a route for another method. */
  #refusal({ url }: FastifyRequest): AppError | undefined {
    this.#known ??= this.#collect();
    const [path = ''] = url.split('?', 1);
    const known = this.#known.find(({ pattern }) => pattern.test(path));
    return known && errors.methodNotAllowed(known.allowed);
  }

  /** 405 where the router took the URL of another route for a parameter: GET of `/bulk` for an id. */
  #refusalOfLiteral({ url, method, routeOptions }: FastifyRequest): AppError | undefined {
    if (!routeOptions.url?.includes(':')) return undefined;
    const methods = this.#byUrl.get(url.split('?', 1)[0] ?? '');
    return methods && !methods.has(method) ? errors.methodNotAllowed(allowedOf(methods)) : undefined;
  }

  #collect(): KnownUrl[] {
    return (
      [...this.#byUrl]
        // Any path of one segment may be an own page's, and most are nothing's.
        .filter(([url]) => !/\*$|^(?:\/ne)?\/:\w+$/.test(url))
        // A literal URL wins over one whose parameter matches the same path.
        .sort(([one], [other]) => Number(one.includes(':')) - Number(other.includes(':')))
        .map(([url, methods]) => ({
          pattern: patternOf(url),
          allowed: allowedOf(methods),
        }))
    );
  }
}

const allowedOf = (methods: ReadonlySet<string>) =>
  METHODS.filter((method) => methods.has(method)).join(', ');

/** @param url of a route, such as `/api/notice/:id` */
function patternOf(url: string): RegExp {
  const parts = url.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : part.replaceAll('.', '\\.')));
  return new RegExp(`^${parts.join('/')}$`);
}
