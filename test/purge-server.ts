import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A shared cache that receives purges. */
export interface PurgeServer {
  url: string;
  /** Tags of each purge that it took. */
  taken: string[][];
  /** Requests that it refused. */
  refused: number;
  /** The last request's method and headers. */
  last: { method: string | undefined; headers: NodeJS.Dict<string | string[]> };
  /** Answers every purge with this status. */
  status: number;
  close(): Promise<void>;
}

export async function startPurgeServer(): Promise<PurgeServer> {
  const server = createServer((request, response) => {
    cache.last = { method: request.method, headers: request.headers };
    if (cache.status < 300) cache.taken.push(String(request.headers.xkey).split(' '));
    else cache.refused += 1;
    response.writeHead(cache.status).end('200 purged');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cache: PurgeServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge`,
    taken: [],
    refused: 0,
    last: { method: undefined, headers: {} },
    status: 200,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return cache;
}
