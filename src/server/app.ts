import type { IncomingMessage, ServerResponse } from 'node:http';
import fastify, { type FastifyBaseLogger } from 'fastify';
import type { Logger } from 'pino';
import { DatabaseFault } from '../db/fault.ts';
import { errors } from '../errors.ts';
import { PROGRAM_FOLDERS } from '../redirects/reserved.ts';
import { enforceAccess, tokenOf } from './access.ts';
import { ResponseCache } from './api/response-cache.ts';
import { enforceDeadlines } from './deadline.ts';
import type { Deps, RouteDeps } from './deps.ts';
import { KnownMethods, sendError } from './error-handler.ts';
import { answerHead, routeHeadAsGet } from './head.ts';
import { type HttpServerOptions, HttpServers, Listener } from './http-server.ts';
import { lingerBeforeClosing } from './lingering-close.ts';
import { LoadLimit } from './load/load-limit.ts';
import { RecentTokens } from './load/recent-tokens.ts';
import { RequestLog, requestIds, warnOfUntrustedProxy } from './logging.ts';
import type { MetricsOptions } from './metrics/metrics.ts';
import { NeededFactor } from './needed-factor.ts';
import type { PageRequest } from './pages/page.ts';
import { PublicSite } from './pages/page-routes.tsx';
import { registerRoutes } from './routes.ts';
import { transportHeaders } from './security-headers.ts';
import { followTraces } from './trace.ts';
import { countUploads } from './uploads-in-flight.ts';

export interface AppOptions extends RouteDeps {
  log: Logger;
  find: PageRequest['find'];
  trustProxy: string[] | false;
  /** Whether requests beyond what the process can answer are refused. */
  hasLoadLimit: boolean;
  /** Whether the log names the address of each request's client. */
  logsAddresses: boolean;
  /** Present with METRICS_TOKEN. */
  metrics?: MetricsOptions;
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
export async function createApp(options: AppOptions): Promise<App> {
  let isStopping = false;
  const site = new PublicSite(options);
  const secured = transportHeaders(options.publicUrl);
  const responses = new ResponseCache(() => options.database.version.exact, secured);
  const { schedule } = options;
  const answerFromCache = (request: IncomingMessage, response: ServerResponse) =>
    schedule.isQuiet()
      ? (site.answerFromCache(request, response) ?? responses.answer(request, response))
      : null;
  const caches = () => ({ ...site.cacheFigures(), api: responses.figures() });
  const tokens = new RecentTokens();
  const load = options.hasLoadLimit
    ? new LoadLimit({
        ...options,
        tokens,
        headers: secured,
        isFixed: (path) => site.isFixed(path),
        busyPage: (language) => site.busyPage(language),
      })
    : null;
  const measured = options.metrics && {
    ...options.metrics,
    ofProcess: () => [...(options.metrics?.ofProcess() ?? []), ...(load?.families() ?? [])],
  };
  // Loaded with the setting only.
  const metrics = measured && new (await import('./metrics/metrics.ts')).Metrics(measured, caches);
  const front = metrics ? metrics.counted(answerFromCache) : answerFromCache;
  const servers = new HttpServers({
    front: options.log.isLevelEnabled('debug') ? logged(options.log, front) : front,
    isStopping: () => isStopping,
    isSignedIn: (request) => tokens.accountOf(tokenOf(request)) !== null,
    load,
    headers: secured,
  });
  const server = fastify({
    loggerInstance: options.log as FastifyBaseLogger,
    logController: new RequestLog(options.logsAddresses),
    serverFactory: (handler) => servers.create(routeHeadAsGet(handler)),
    bodyLimit: Number.MAX_SAFE_INTEGER,
    // Disabled, since each plugin would have a timer during the start.
    pluginTimeout: 0,
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    trustProxy: options.trustProxy,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    exposeHeadRoutes: false,
    genReqId: requestIds(),
    // Longer than any request line, so that a long parameter gets the answer of its route.
    routerOptions: { maxParamLength: 20_000 },
    frameworkErrors: (error, request, reply) =>
      isForPeople(request.url) ? site.notFound(request, reply) : sendError(error, request, reply),
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
  if (!options.trustProxy) warnOfUntrustedProxy(server);
  lingerBeforeClosing(server);
  enforceDeadlines(server);
  countUploads(server);
  server.addHook('onRequest', (_request, _reply, done) => {
    if (schedule.isQuiet()) done();
    else void schedule.settle().then(() => done());
  });
  const needed = new NeededFactor(options.database, options.college);
  enforceAccess(
    server,
    async (token) => {
      const session = await options.sessions.find(token);
      tokens.note(token, session?.account._id ?? null);
      return session;
    },
    (session) => needed.isMetBy(session),
  );
  // Routes read their bodies themselves, after the access check.
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', (_request, _payload, done) => done(null));
  server.setErrorHandler((error: Error, request, reply) => {
    const meaning = options.database.toAppError(error);
    // A fault is logged once a minute (`logFault`).
    if (meaning && !(meaning.cause instanceof DatabaseFault))
      request.log.warn({ err: error }, 'the database did not answer');
    sendError(meaning ?? error, request, reply);
  });
  server.setNotFoundHandler(async (request, reply) => {
    if (isForPeople(request.url)) return site.notFound(request, reply);
    const mayRedirect = request.method === 'GET' || request.method === 'HEAD';
    if (mayRedirect && (await site.followRedirect(request.url, reply))) return;
    throw errors.notFound('address');
  });

  metrics?.register(server);
  registerRoutes(server, options, { site, responses, isReady: () => isReady(options, isStopping) });
  await server.ready();
  return {
    listen: (host, port) => listener.start(host, port),
    async close() {
      isStopping = true;
      const closingIdle = setInterval(() => listener.closeIdle(), CLOSE_IDLE_EVERY_MS);
      await server.close().finally(() => clearInterval(closingIdle));
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

async function isReady({ database }: Deps, isStopping: boolean): Promise<boolean> {
  if (isStopping) return false;
  return database.ping().then(
    () => true,
    () => false,
  );
}
