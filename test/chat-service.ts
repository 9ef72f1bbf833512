import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a service was asked. */
export interface Asked {
  path: string;
  headers: IncomingHttpHeaders;
  /** The body as JSON. */
  json: unknown;
  /** Whether the line was closed before all of the answer was written. */
  isLeft: boolean;
}

/** How a service answers; a test changes it as it goes. */
export type Answering = (response: ServerResponse, asked: Asked) => void;

export interface ChatService {
  url: string;
  asked: Asked[];
  answering: Answering;
  close(): Promise<void>;
}

/** Answers with this as JSON. */
export const json =
  (value: unknown, status = 200): Answering =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(value));
  };

/** Never answers. */
export const silent: Answering = () => {};

/** Begins an answer and never ends it. */
export const stalling: Answering = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('[{"text":"');
};

/** Answers with much more than anybody reads, for as long as somebody does. */
export const endless: Answering = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('[{"text":"');
  const chunk = 'x'.repeat(64 * 1024);
  const more = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', more);
  more();
};

/** Cuts the line. */
export const cutting: Answering = (response) => {
  response.destroy();
};

export const redirecting =
  (to: string, status = 307): Answering =>
  (response) => {
    response.writeHead(status, { location: to });
    response.end();
  };

/** A service outside, on loopback. */
export async function startChatService(answering: Answering = json([])): Promise<ChatService> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const asked: Asked = {
      path: request.url ?? '',
      headers: request.headers,
      json: text === '' ? undefined : JSON.parse(text),
      isLeft: false,
    };
    response.on('close', () => {
      asked.isLeft = !response.writableFinished;
    });
    service.asked.push(asked);
    service.answering(response, asked);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const service: ChatService = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks/rest/webhook`,
    asked: [],
    answering,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return service;
}
