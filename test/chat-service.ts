import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One request to the service. */
export interface Asked {
  path: string;
  headers: IncomingHttpHeaders;
  /** The body as JSON. */
  json: unknown;
  /** Whether the connection was closed before the whole answer was written. */
  isLeft: boolean;
}

/** How the service answers; a test may replace it at any time. */
export type Answering = (response: ServerResponse, asked: Asked) => void;

export interface ChatService {
  url: string;
  asked: Asked[];
  answering: Answering;
  close(): Promise<void>;
}

/** Answers with this value as JSON. */
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

/** Answers without end, for as long as the other side reads. */
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

/** Cuts the connection. */
export const cutting: Answering = (response) => {
  response.destroy();
};

export const redirecting =
  (to: string, status = 307): Answering =>
  (response) => {
    response.writeHead(status, { location: to });
    response.end();
  };

/** An external chat service, on loopback. */
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
