/** The limit server: bare `node:http` sending recorded answers, which arrive by process message. */
import { createServer, type OutgoingHttpHeaders } from 'node:http';

/** Recorded answers by path with query. */
export interface Answer {
  path: string;
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

let answers = new Map<string, Answer>();
process.on('message', (list: Answer[]) => {
  answers = new Map(list.map((answer) => [answer.path, { ...answer, body: Buffer.from(answer.body) }]));
  process.send?.('taken');
});
process.on('disconnect', () => process.exit());

const server = createServer({ keepAliveTimeout: 30_000 }, (request, response) => {
  const answer = answers.get(request.url ?? '');
  response.writeHead(answer?.status ?? 404, answer?.headers);
  response.end(answer?.body);
});
server.listen({ port: 0, host: 'localhost', backlog: 4096 }, () => process.send?.(server.address()));
