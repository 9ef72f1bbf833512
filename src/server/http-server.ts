import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { AppError, errors } from '../errors.ts';
import { announcesLongBody } from './lingering-close.ts';

// Importing it would load all that it names at every start, a client that nobody here uses among them.
const http = process.getBuiltinModule('node:http');

export interface HttpServerOptions {
  /** Answers from memory if it can, before the framework is asked. */
  front(request: IncomingMessage, response: ServerResponse): boolean;
  isStopping(): boolean;
}

/** A whole request, pictures over a slow line included, has this long to arrive. */
const REQUEST_MS = 15 * 60_000;
const HEADERS_MS = 20_000;
/** A connection on which nothing moves is let go of after this. */
const SILENT_MS = 60_000;
const KEEP_ALIVE_MS = 30_000;

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Makes the HTTP server under the framework, with its time-outs; used for every address that is listened on. */
export function httpServerFactory({ front, isStopping }: HttpServerOptions) {
  return (framework: Handler): Server => {
    const server = http.createServer(
      { requestTimeout: REQUEST_MS, headersTimeout: HEADERS_MS, keepAliveTimeout: KEEP_ALIVE_MS },
      (request, response) => {
        // A read has no use for a body; without this, Node.js would read a body of any length to its end.
        const isReadWithBody = isRead(request) && announcesLongBody(request);
        if (isStopping() || isReadWithBody) response.setHeader('connection', 'close');
        if (!front(request, response)) framework(request, response);
      },
    );
    server.setTimeout(SILENT_MS);
    server.on('clientError', refuse);
    return server;
  };
}

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

/** What cannot be read as HTTP is answered in the form of every other error, as far as the connection still allows. */
function refuse(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, reason, told } = meaningOf(error.code);
  const body = JSON.stringify(told.toBody());
  socket.end(
    `HTTP/1.1 ${status} ${reason}\r\nConnection: close\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}

function meaningOf(code: string | undefined) {
  if (code === 'HPE_HEADER_OVERFLOW') {
    return {
      status: 431,
      reason: 'Request Header Fields Too Large',
      told: new AppError(431, 'headers-too-large', 'The headers of the request are too large.'),
    };
  }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return {
      status: 408,
      reason: 'Request Timeout',
      told: new AppError(408, 'too-slow', 'The request took too long to arrive. Please try again.'),
    };
  }
  return {
    status: 400,
    reason: 'Bad Request',
    told: errors.malformed('This is not a request that can be read.'),
  };
}

const LOOPBACK = ['127.0.0.1', '::1'] as const;
/** A machine without one of the two internet protocols says so in these words. */
const NOT_THERE = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL']);

/**
 * Where a server listens. The name `localhost` means both loopback addresses, whatever the machine's own tables say
 * of it, since browsers try either; the framework knows of one server only.
 */
export class LoopbackListener {
  readonly #server: FastifyInstance;
  readonly #serverFor: (handler: Handler) => Server;
  #second: Server | null = null;

  /** @param serverFor makes the second server, with the same time-outs as the first */
  constructor(server: FastifyInstance, serverFor: (handler: Handler) => Server) {
    this.#server = server;
    this.#serverFor = serverFor;
    let ended: Promise<void> | undefined;
    server.addHook('preClose', (done) => {
      ended = this.#end();
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
      listenTextResolver: (address) => `listening at ${address}`,
    });
    const bound = this.#server.server.address();
    const boundPort = typeof bound === 'object' && bound ? bound.port : port;
    if (second) await this.#listenToo(second, boundPort);
    return `http://${host.includes(':') ? `[${host}]` : host}:${boundPort}`;
  }

  /** Closes connections on which nothing is under way. */
  closeIdle(): void {
    this.#server.server.closeIdleConnections();
    this.#second?.closeIdleConnections();
  }

  #listenToo(host: string, port: number): Promise<void> {
    const other = this.#serverFor((request, response) => this.#server.routing(request, response));
    return new Promise((resolve, reject) => {
      other.once('error', (error: NodeJS.ErrnoException) =>
        NOT_THERE.has(error.code ?? '') ? resolve() : reject(error),
      );
      other.listen({ host, port, ipv6Only: true }, () => {
        this.#second = other;
        resolve();
      });
    });
  }

  #end(): Promise<void> {
    const second = this.#second;
    return second ? new Promise((resolve) => second.close(() => resolve())) : Promise.resolve();
  }
}
