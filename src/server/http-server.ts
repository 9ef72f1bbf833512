import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { ListenOptions, Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { AppError, errors } from '../errors.ts';
import { sentencesIn } from '../languages/sentences.ts';
import { privateHeaders } from './api/headers.ts';
import { type ConnectionLimits, Connections, mostConnections } from './connections.ts';
import { announcesLongBody } from './lingering-close.ts';
import { words } from './words.ts';

const sentences = sentencesIn(words);

// Not imported: an import of node:http would also load its client.
const http = process.getBuiltinModule('node:http');

export interface HttpServerOptions {
  /** Answers from a cache if it can, before the framework. @returns the pattern of the route; null if it did not */
  front(request: IncomingMessage, response: ServerResponse): string | null;
  isStopping(): boolean;
  /** Whether a request is of somebody who was signed in a moment ago. */
  isSignedIn?(request: IncomingMessage): boolean;
  /** Handles the requests that `front` does not answer: queues or refuses them under load. */
  load?: Gate | null;
  /** Headers of every answer, also of those that no route gives. */
  headers?: Readonly<Record<string, string>>;
}

/** Handles requests now or later, or refuses them. */
interface Gate {
  /** Notes that a connection or a request has arrived. */
  arrived(): void;
  admit(waiting: { request: IncomingMessage; response: ServerResponse; handle: Handler }): void;
}

/** The time limit of a whole request, including pictures over a slow connection. */
const REQUEST_MS = 15 * 60_000;
/** The time limit of its headers, counted from the connection. */
const HEADERS_MS = 10_000;
/**
 * How often Node.js looks for what takes longer; by default it is half a minute. It closes all
 * overdue connections in one turn of the event loop; looking often keeps their number small.
 */
const CHECK_MS = 200;
/** A client may take so long to read an error, before its connection is closed from here. */
const READ_ERROR_MS = 2000;
const KEEP_ALIVE_MS = 30_000;

/** The time limits of connections. Tests use shorter ones. */
export interface Times {
  headersMs: number;
  checkMs: number;
  connections: ConnectionLimits;
}

/** The promised limits of stalled connections (requirements 21.80 to 21.83). */
const times = (): Times => ({
  headersMs: HEADERS_MS,
  checkMs: CHECK_MS,
  connections: {
    most: mostConnections(),
    stalledMs: 10_000,
    leastBytes: 512,
    blindMs: 60_000,
    checkMs: 1000,
  },
});

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** The HTTP servers below the framework: one for each network address, all with the same timeouts. */
export class HttpServers {
  readonly #options: HttpServerOptions;
  readonly #times: Times;
  readonly connections: Connections;

  constructor(options: HttpServerOptions, given = times()) {
    this.#options = options;
    this.#times = given;
    this.connections = new Connections(
      given.connections,
      (socket, reason) => this.#refuse({ code: reason === 'slow' ? REQUEST_TIMEOUT : FULL }, socket),
      options.isSignedIn,
    );
  }

  create(framework: Handler): Server {
    const { front, isStopping, load } = this.#options;
    const server = http.createServer(
      {
        requestTimeout: REQUEST_MS,
        headersTimeout: this.#times.headersMs,
        keepAliveTimeout: KEEP_ALIVE_MS,
        connectionsCheckingInterval: this.#times.checkMs,
        // Refused below, with the headers of every answer.
        requireHostHeader: false,
      },
      (request, response) => {
        if (!namesItsHost(request)) {
          this.#refuse({ code: WRONG_HOST }, request.socket);
          return;
        }
        request.url = originFormOf(request.url ?? '/');
        this.connections.begin(request, response);
        // GET and HEAD need no body. Closing the connection keeps Node.js from reading a long one to its end.
        const isReadWithBody = isRead(request) && announcesLongBody(request);
        if (isStopping() || isReadWithBody) response.setHeader('connection', 'close');
        load?.arrived();
        if (front(request, response) !== null) return;
        if (load) load.admit({ request, response, handle: framework });
        else framework(request, response);
      },
    );
    if (load) server.on('connection', () => load.arrived());
    server.on('clientError', (error: NodeJS.ErrnoException, socket) => this.#refuse(error, socket as Socket));
    this.connections.follow(server);
    return server;
  }

  /** Answers what is not HTTP with an error in the usual form, if the connection still allows it. */
  #refuse(error: Pick<NodeJS.ErrnoException, 'code'>, socket: Socket): void {
    // An unused connection is closed without a word: an answer to no request could be taken for that to the next one.
    const isUnused = error.code === REQUEST_TIMEOUT && socket.bytesRead === 0;
    if (error.code === 'ECONNRESET' || !socket.writable || isUnused) {
      socket.destroy();
      return;
    }
    const { status, reason, error: appError } = clientErrorOf(error.code);
    const body = JSON.stringify(appError.toBody());
    const headers = {
      connection: 'close',
      'content-length': Buffer.byteLength(body),
      ...privateHeaders,
      ...this.#options.headers,
      ...appError.headers,
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${reason}\r\n${lines.join('')}\r\n${body}`);
    // This closes one half of the connection only; a client could keep the other half open.
    if (error.code === FULL) socket.destroySoon();
    else setTimeout(() => socket.destroy(), READ_ERROR_MS).unref();
  }
}

/** Node.js's code for a request that took too long. */
const REQUEST_TIMEOUT = 'ERR_HTTP_REQUEST_TIMEOUT';
/** Our code for a connection beyond the limit. */
const FULL = 'FULL';
/** Our code for a request with a wrong `Host`, which is refused like one that cannot be read. */
const WRONG_HOST = 'WRONG_HOST';

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

/**
 * Whether a request has one `Host`, which HTTP/1.0 may leave out. A proxy and this server could read two of them
 * differently (RFC 9112, section 3.2); Node.js takes the first.
 */
function namesItsHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}

/**
 * The request target without the host that it may name, as clients of proxies write it (RFC 9112, section 3.2.2): pages
 * would be made, and kept, anew for each host that somebody thinks up.
 */
function originFormOf(target: string): string {
  if (target.startsWith('/')) return target;
  const path = target.replace(/^https?:\/\/[^/?#]*/i, '');
  return path === target || path.startsWith('/') ? path : `/${path}`;
}

function clientErrorOf(code: string | undefined) {
  if (code === 'HPE_HEADER_OVERFLOW') {
    return {
      status: 431,
      reason: 'Request Header Fields Too Large',
      error: new AppError(431, 'headers-too-large', sentences.headersTooLarge),
    };
  }
  if (code === REQUEST_TIMEOUT) {
    return {
      status: 408,
      reason: 'Request Timeout',
      error: new AppError(408, 'too-slow', sentences.tooSlow),
    };
  }
  if (code === FULL) return { status: 503, reason: 'Service Unavailable', error: errors.overloaded() };
  return {
    status: 400,
    reason: 'Bad Request',
    error: errors.malformed(sentences.unreadable),
  };
}

/**
 * Connections that may wait to be accepted. With the usual 511 a rush of new visitors overflows it while one long task
 * runs, and each that is dropped tries again only after 1, 3 and 7 seconds.
 */
const BACKLOG = 4096;

const LOOPBACK = ['127.0.0.1', '::1'] as const;
/** Error codes of a machine without IPv4 or IPv6. */
const UNSUPPORTED_PROTOCOL = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL']);
/** The descriptor of the first socket that systemd hands over. */
const FIRST_HANDED = 3;

/**
 * The listening sockets that systemd holds and hands over (`LISTEN_FDS`): connections wait in them while the program is
 * started again.
 */
function handedSockets(): { fd: number }[] {
  const { LISTEN_PID, LISTEN_FDS } = process.env;
  const count = LISTEN_PID === String(process.pid) ? Number(LISTEN_FDS) : 0;
  return Array.from({ length: count }, (_, index) => ({ fd: FIRST_HANDED + index }));
}

/**
 * Listens on the sockets that were handed over, else on the configured host. `localhost` means both loopback addresses,
 * since browsers try either (requirement 10.7); the framework supports one server only, so the others are made here.
 */
export class Listener {
  readonly #server: FastifyInstance;
  readonly #servers: HttpServers;
  readonly #handler: Handler;
  readonly #others: Server[] = [];

  /** @param servers makes the other servers, with the same timeouts as the first, for the same handler */
  constructor(server: FastifyInstance, servers: HttpServers, handler: Handler) {
    this.#server = server;
    this.#servers = servers;
    this.#handler = handler;
    let ended: Promise<unknown> | undefined;
    server.addHook('preClose', (done) => {
      ended = Promise.all(
        this.#others.map((other) => new Promise<void>((resolve) => other.close(() => resolve()))),
      );
      done();
    });
    server.addHook('onClose', async () => void (await ended));
  }

  /** @returns the address that people type @throws when the port is taken */
  async start(host: string, port: number): Promise<string> {
    const [socket, ...otherSockets] = handedSockets();
    const [first, second] = host === 'localhost' ? LOOPBACK : [host];
    await this.#server.listen({
      host: first,
      port,
      backlog: BACKLOG,
      listenTextResolver: (address) => `listening at ${address}`,
      // Of both, Node.js takes the socket.
      ...socket,
    });
    const bound = this.#server.server.address();
    const boundPort = typeof bound === 'object' && bound ? bound.port : port;
    if (socket) for (const other of otherSockets) await this.#listenAlso(other);
    else if (second) await this.#listenAlso({ host: second, port: boundPort, ipv6Only: true });
    return `http://${host.includes(':') ? `[${host}]` : host}:${boundPort}`;
  }

  /** Closes connections without a request in flight. Node.js alone keeps those that have not sent one yet. */
  closeIdle(): void {
    for (const server of [this.#server.server, ...this.#others]) server.closeIdleConnections();
    this.#servers.connections.closeUnused();
  }

  #listenAlso(place: ListenOptions | { fd: number }): Promise<void> {
    const other = this.#servers.create(this.#handler);
    return new Promise((resolve, reject) => {
      other.once('error', (error: NodeJS.ErrnoException) =>
        UNSUPPORTED_PROTOCOL.has(error.code ?? '') ? resolve() : reject(error),
      );
      other.listen({ ...place, backlog: BACKLOG }, () => {
        this.#others.push(other);
        resolve();
      });
    });
  }
}
