import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { AppError, errors } from '../errors.ts';

// Importing it would load all that it names at every start, a client that nobody here uses among them.
const http = process.getBuiltinModule('node:http');

export interface ListenerOptions {
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
export function listenerFactory({ front, isStopping }: ListenerOptions) {
  return (framework: Handler): Server => {
    const server = http.createServer(
      { requestTimeout: REQUEST_MS, headersTimeout: HEADERS_MS, keepAliveTimeout: KEEP_ALIVE_MS },
      (request, response) => {
        if (isStopping()) response.setHeader('connection', 'close');
        if (!front(request, response)) framework(request, response);
      },
    );
    server.setTimeout(SILENT_MS);
    server.on('clientError', refuse);
    return server;
  };
}

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
