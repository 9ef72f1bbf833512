import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { AppError, errors } from '../errors.ts';
import { sentencesIn } from '../languages/sentences.ts';
import { words } from './in-each.ts';
import { announcesLongBody } from './lingering-close.ts';

const said = sentencesIn(words);

// Not imported: an import of node:http would also load its client.
const http = process.getBuiltinModule('node:http');

export interface HttpServerOptions {
  /** Answers from a cache if it can, before the framework. @returns the pattern of the route; null if it did not */
  front(request: IncomingMessage, response: ServerResponse): string | null;
  isStopping(): boolean;
}

/** For receiving a whole request, including pictures over a slow connection. */
const REQUEST_MS = 15 * 60_000;
const HEADERS_MS = 20_000;
/** An idle connection is closed after this time. */
export const IDLE_MS = 60_000;
const KEEP_ALIVE_MS = 30_000;

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Creates the HTTP servers below the framework: one for each network address, all with the same timeouts. */
export function httpServerFactory({ front, isStopping }: HttpServerOptions) {
  return (framework: Handler): Server => {
    const server = http.createServer(
      { requestTimeout: REQUEST_MS, headersTimeout: HEADERS_MS, keepAliveTimeout: KEEP_ALIVE_MS },
      (request, response) => {
        // GET and HEAD need no body. Closing the connection keeps Node.js from reading a long one to its end.
        const isReadWithBody = isRead(request) && announcesLongBody(request);
        if (isStopping() || isReadWithBody) response.setHeader('connection', 'close');
        if (front(request, response) === null) framework(request, response);
      },
    );
    server.setTimeout(IDLE_MS);
    server.on('clientError', refuse);
    return server;
  };
}

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

/** Answers what is not HTTP with an error in the usual form, if the connection still allows it. */
function refuse(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, reason, error: appError } = clientErrorOf(error.code);
  const body = JSON.stringify(appError.toBody());
  socket.end(
    `HTTP/1.1 ${status} ${reason}\r\nConnection: close\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}

function clientErrorOf(code: string | undefined) {
  if (code === 'HPE_HEADER_OVERFLOW') {
    return {
      status: 431,
      reason: 'Request Header Fields Too Large',
      error: new AppError(431, 'headers-too-large', said.headersTooLarge),
    };
  }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return {
      status: 408,
      reason: 'Request Timeout',
      error: new AppError(408, 'too-slow', said.tooSlow),
    };
  }
  return {
    status: 400,
    reason: 'Bad Request',
    error: errors.malformed(said.unreadable),
  };
}

/** Browsers connect ahead; after this time without a byte, nothing of a request is on its way. */
const UNUSED_AFTER_MS = 500;

/**
 * Connections that may wait to be accepted. With the usual 511 a rush of new visitors overflows it while one long task
 * runs, and each that is dropped tries again only after 1, 3 and 7 seconds.
 */
const BACKLOG = 4096;

const LOOPBACK = ['127.0.0.1', '::1'] as const;
/** Error codes of a machine without IPv4 or IPv6. */
const UNSUPPORTED_PROTOCOL = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL']);

/**
 * Listens on the configured host. `localhost` means both loopback addresses, since browsers try either (requirement
 * 10.7); the framework supports one server only, so the second one is made here.
 */
export class LoopbackListener {
  readonly #server: FastifyInstance;
  readonly #serverFor: (handler: Handler) => Server;
  #second: Server | null = null;
  /** Open connections, and when each was made. */
  readonly #connections = new Map<Socket, number>();

  /** @param serverFor makes the second server, with the same timeouts as the first */
  constructor(server: FastifyInstance, serverFor: (handler: Handler) => Server) {
    this.#server = server;
    this.#serverFor = serverFor;
    this.#follow(server.server);
    let ended: Promise<void> | undefined;
    server.addHook('preClose', (done) => {
      ended = this.#closeSecond();
      done();
    });
    server.addHook('onClose', async () => ended);
  }

  /** @returns the address that people type @throws when the port is taken */
  async start(host: string, port: number): Promise<string> {
    const [first, second] = host === 'localhost' ? LOOPBACK : [host];
    await this.#server.listen({
      host: first,
      port,
      backlog: BACKLOG,
      listenTextResolver: (address) => `listening at ${address}`,
    });
    const bound = this.#server.server.address();
    const boundPort = typeof bound === 'object' && bound ? bound.port : port;
    if (second) await this.#listenOnSecond(second, boundPort);
    return `http://${host.includes(':') ? `[${host}]` : host}:${boundPort}`;
  }

  /** Closes connections without a request in flight. Node.js alone keeps those that have not sent one yet. */
  closeIdle(): void {
    this.#server.server.closeIdleConnections();
    this.#second?.closeIdleConnections();
    const before = performance.now() - UNUSED_AFTER_MS;
    for (const [socket, since] of this.#connections)
      if (socket.bytesRead === 0 && since < before) socket.destroy();
  }

  #follow(server: Server): void {
    server.on('connection', (socket: Socket) => {
      this.#connections.set(socket, performance.now());
      socket.once('close', () => this.#connections.delete(socket));
    });
  }

  #listenOnSecond(host: string, port: number): Promise<void> {
    const other = this.#serverFor((request, response) => this.#server.routing(request, response));
    return new Promise((resolve, reject) => {
      other.once('error', (error: NodeJS.ErrnoException) =>
        UNSUPPORTED_PROTOCOL.has(error.code ?? '') ? resolve() : reject(error),
      );
      other.listen({ host, port, backlog: BACKLOG, ipv6Only: true }, () => {
        this.#second = other;
        this.#follow(other);
        resolve();
      });
    });
  }

  #closeSecond(): Promise<void> {
    const second = this.#second;
    return second ? new Promise((resolve) => second.close(() => resolve())) : Promise.resolve();
  }
}
