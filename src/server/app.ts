import type { IncomingMessage, ServerResponse } from 'node:http';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { tooManyUploads } from '../accounts/address-rate-limit.ts';
import { PasswordLinkRequests } from '../accounts/password-links.ts';
import { hasSecondFactor, secondFactorsOf } from '../accounts/second-factor/second-factor.ts';
import { type Session, Sessions } from '../accounts/sessions.ts';
import { SignIn } from '../accounts/sign-in.ts';
import { DatabaseFault } from '../db/fault.ts';
import { errors } from '../errors.ts';
import { PublicPaths } from '../records/public-paths.ts';
import { Schedule } from '../records/schedule.ts';
import { PROGRAM_FOLDERS } from '../redirects/reserved.ts';
import type { Site } from '../whole-site.ts';
import { enforceAccess, tokenOf } from './access.ts';
import { ResponseCache } from './api/response-cache.ts';
import { enforceDeadlines } from './deadline.ts';
import { KnownMethods, sendError } from './error-handler.ts';
import { type Handler, type HttpServerOptions, HttpServers, Listener } from './http-server.ts';
import { lingerBeforeClosing } from './lingering-close.ts';
import { LoadLimit, RecentTokens } from './load/load-limit.ts';
import { followTraces, RequestLog, requestIds, warnOfUntrustedProxy } from './logging.ts';
import type { MetricsOptions } from './metrics/metrics.ts';
import { PublicSite } from './pages/page-routes.tsx';
import { registerRoutes } from './routes.ts';
import { transportHeaders } from './security-headers.ts';
import type { ServedSite } from './served-site.ts';

/** Requests with HEAD for which the router has seen GET. */
const routedAsGet = new WeakSet<IncomingMessage>();

/**
 * A handler that routes HEAD as GET, for a server with `answerHead`. The framework can register a route with HEAD beside
 * each with GET, but these took a fifth of the processor time of a start (docs/decisions/015-starts-and-rushes.md).
 */
const routeHeadAsGet =
  (framework: Handler): Handler =>
  (request, response) => {
    if (request.method === 'HEAD') {
      routedAsGet.add(request);
      request.method = 'GET';
    }
    framework(request, response);
  };

/** Gives the requests back their method before any other hook sees it, and leaves out the body of their answers. */
function answerHead(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    if (routedAsGet.has(raw)) raw.method = 'HEAD';
    done();
  });
  app.addHook('onSend', ({ raw }, _reply, payload, done) => {
    // Node.js drops a body itself, but would read a stream to its end.
    if (raw.method !== 'HEAD' || !isStream(payload)) return done(null, payload);
    payload.on('error', () => {}).destroy();
    done(null, null);
  });
}

const isStream = (payload: unknown): payload is NodeJS.ReadableStream & { destroy(): void } =>
  typeof payload === 'object' && payload !== null && 'destroy' in payload;

/** Whether administrators have the second factor that the settings may ask for. */
class NeededFactor {
  readonly #site: Site;
  /** The setting at this content version, which each change of the settings raises. */
  #known: { version: number; isNeeded: boolean } | undefined;

  constructor(site: Site) {
    this.#site = site;
  }

  async isMetBy({ account }: Session): Promise<boolean> {
    if (!(await this.#isNeeded())) return true;
    return hasSecondFactor(await secondFactorsOf(this.#site.database.reader, account._id));
  }

  async #isNeeded(): Promise<boolean> {
    const version = this.#site.database.version.current;
    if (this.#known?.version !== version)
      this.#known = { version, isNeeded: (await this.#site.college()).adminsNeedSecondFactor };
    return this.#known.isNeeded;
  }
}

export interface AppOptions extends Pick<ServedSite, 'siteAssets' | 'adminAssets' | 'assetRoutes'> {
  log: Logger;
  /** What the metrics say of the whole site, besides this process. */
  siteFamilies: MetricsOptions['ofSite'];
}

export interface App {
  /** @returns the address that people type @throws when the port is taken */
  listen(host: string, port: number): Promise<string>;
  /** Stops accepting connections, answers accepted requests, then resolves. */
  close(): Promise<void>;
}

const FOR_PROGRAMS = new RegExp(`^/(?:${PROGRAM_FOLDERS.join('|')})(?:/|$|\\?)`);

/** How often idle connections are closed during a stop. */
const CLOSE_IDLE_EVERY_MS = 50;

/** The content types validate bodies, so the framework's schema compilers are not needed. */
const noSchemas = () => () => {
  throw new Error('Routes have no schemas');
};

/** Creates the HTTP server with all routes; `listen` starts it. */
export async function createApp(opened: Site, options: AppOptions): Promise<App> {
  const { log, siteFamilies, ...assets } = options;
  const { settings, database } = opened;
  const schedule = new Schedule(opened);
  const sessions = new Sessions(opened);
  const site: ServedSite = {
    ...opened,
    ...assets,
    publicPaths: new PublicPaths(database),
    schedule,
    sessions,
    signIn: new SignIn(opened, { limit: settings.LIMIT_LOGIN }),
    passwordLinks: new PasswordLinkRequests(opened, settings.LIMIT_LOGIN !== null),
  };
  const trustProxy = settings.TRUST_PROXY ?? false;
  let isStopping = false;
  const publicSite = new PublicSite(site);
  const secured = transportHeaders(site.publicUrl);
  const responses = new ResponseCache(() => database.version.exact, secured);
  const answerFromCache = (request: IncomingMessage, response: ServerResponse) => {
    if (!schedule.isQuiet()) return null;
    return request.url?.startsWith('/api/')
      ? responses.answer(request, response)
      : publicSite.answerFromCache(request, response);
  };
  const caches = () => ({ ...publicSite.cacheFigures(), api: responses.figures() });
  const tokens = new RecentTokens();
  const load =
    settings.LIMIT_LOAD === 'on'
      ? new LoadLimit({
          log,
          trustProxy,
          tokens,
          headers: secured,
          isShared: (address) => publicSite.isShared(address),
          busyPage: (language) => publicSite.busyPage(language),
        })
      : null;
  const { METRICS_TOKEN: token } = settings;
  const measured = token && {
    token,
    ofProcess: () => [...site.families(), ...(load?.families() ?? [])],
    ofSite: siteFamilies,
  };
  // Loaded with the setting only.
  const metrics = measured ? new (await import('./metrics/metrics.ts')).Metrics(measured, caches) : null;
  const front = metrics ? metrics.counted(answerFromCache) : answerFromCache;
  const servers = new HttpServers({
    front: log.isLevelEnabled('debug') ? logged(log, front) : front,
    isStopping: () => isStopping,
    isSignedIn: (request) => tokens.accountOf(tokenOf(request)) !== null,
    load,
    headers: secured,
  });
  const server = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new RequestLog(settings.LOG_ADDRESSES === 'on'),
    serverFactory: (handler) => servers.create(routeHeadAsGet(handler)),
    bodyLimit: Number.MAX_SAFE_INTEGER,
    // Disabled, since each plugin would have a timer during the start.
    pluginTimeout: 0,
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    trustProxy,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    exposeHeadRoutes: false,
    genReqId: requestIds(),
    // Longer than any request line, so that a long parameter gets the answer of its route.
    routerOptions: { maxParamLength: 20_000 },
    frameworkErrors: (error, request, reply) =>
      isForPeople(request.url) ? publicSite.notFound(request, reply) : sendError(error, request, reply),
  });
  answerHead(server);
  const routed = routeHeadAsGet((request, response) => server.routing(request, response));
  const listener = new Listener(server, servers, routed);
  // During a stop, clients must not reuse their connection.
  server.addHook('onSend', (_request, reply, payload, done) => {
    if (isStopping) reply.header('connection', 'close');
    done(null, payload);
  });
  for (const [name, value] of Object.entries(secured))
    server.addHook('onRequest', (_request, reply, done) => {
      reply.raw.setHeader(name, value);
      done();
    });
  const methods = new KnownMethods();
  methods.watch(server);
  followTraces(server);
  if (!trustProxy) warnOfUntrustedProxy(server);
  lingerBeforeClosing(server);
  enforceDeadlines(server);
  countUploads(server);
  server.addHook('onRequest', (_request, _reply, done) => {
    if (schedule.isQuiet()) done();
    else void schedule.settle().then(() => done());
  });
  const needed = new NeededFactor(site);
  enforceAccess(
    server,
    async (token) => {
      const session = await sessions.find(token);
      tokens.note(token, session?.account._id ?? null);
      return session;
    },
    (session) => needed.isMetBy(session),
  );
  // Routes read their bodies themselves, after the access check.
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', (_request, _payload, done) => done(null));
  server.setErrorHandler((error: Error, request, reply) => {
    const meaning = database.toAppError(error);
    // A fault is logged once a minute (`logFault`).
    if (meaning && !(meaning.cause instanceof DatabaseFault))
      request.log.warn({ err: error }, 'the database did not answer');
    sendError(meaning ?? error, request, reply);
  });
  server.setNotFoundHandler(async (request, reply) => {
    if (isForPeople(request.url)) return publicSite.notFound(request, reply);
    const mayRedirect = request.method === 'GET' || request.method === 'HEAD';
    if (mayRedirect && (await publicSite.followRedirect(request.url, reply))) return;
    throw errors.notFound('address');
  });

  metrics?.register(server);
  registerRoutes(server, site, { publicSite, responses, isReady: () => isReady(site, isStopping) });
  await server.ready();
  return {
    listen: (host, port) => listener.start(host, port),
    async close() {
      isStopping = true;
      const closingIdle = setInterval(() => listener.closeIdle(), CLOSE_IDLE_EVERY_MS);
      await server.close().finally(() => clearInterval(closingIdle));
      await site.passwordLinks.settled();
    },
  };
}

/** Logs cached answers, which the framework does not see. */
function logged(log: Logger, front: HttpServerOptions['front']): HttpServerOptions['front'] {
  return (request, response) => {
    const route = front(request, response);
    if (route !== null)
      log.debug({ method: request.method, route, status: response.statusCode }, 'answered from memory');
    return route;
  };
}

/** Whether an unknown URL was probably requested by a person, who gets a page, and not by a program. */
function isForPeople(url: string): boolean {
  return !FOR_PROGRAMS.test(url);
}

async function isReady({ database }: Site, isStopping: boolean): Promise<boolean> {
  if (isStopping) return false;
  return database.ping().then(
    () => true,
    () => false,
  );
}

/** More than any browser sends at once; each may take 410 MB of the disk until it is checked. */
export const MAX_UPLOADS = 32;
const RETRY_AFTER_S = 5;

declare module 'fastify' {
  interface FastifyInstance {
    uploadsInFlight: UploadsInFlight;
  }
}

/** The requests with files that each account is sending to this process (requirement 21.89). */
class UploadsInFlight {
  readonly #byAccount = new Map<string, number>();

  /** @returns a function to call when the request has been handled @throws 429 */
  begin(account: string): () => void {
    const present = this.#byAccount.get(account) ?? 0;
    if (present >= MAX_UPLOADS) throw errors.tooMany(tooManyUploads, RETRY_AFTER_S);
    this.#byAccount.set(account, present + 1);
    return () => {
      const left = (this.#byAccount.get(account) ?? 1) - 1;
      if (left === 0) this.#byAccount.delete(account);
      else this.#byAccount.set(account, left);
    };
  }
}

/** Makes the count available to routes. */
function countUploads(app: FastifyInstance): void {
  app.decorate('uploadsInFlight', new UploadsInFlight());
}
