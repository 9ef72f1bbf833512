import { once } from 'node:events';
import { createServer } from 'node:http';
import type { ProofContext } from '../runner/proof.ts';

/** Stands between the site and the shared cache, so that purges can be refused. */
export interface PurgeRelay {
  url: string;
  isRefusing: boolean;
  taken: number;
  refused: number;
}

/** @param target where purges go while they are not refused */
export async function startPurgeRelay({ onEnd }: ProofContext, target: string): Promise<PurgeRelay> {
  const server = createServer(async (request, response) => {
    if (relay.isRefusing) {
      relay.refused += 1;
      response.writeHead(503).end();
      return;
    }
    const headers = { xkey: String(request.headers.xkey) };
    const status = await fetch(target, { method: 'POST', headers }).then(
      (answer) => answer.status,
      () => 502,
    );
    if (status === 200) relay.taken += 1;
    response.writeHead(status).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const relay: PurgeRelay = { url: `http://127.0.0.1:${port}/`, isRefusing: false, taken: 0, refused: 0 };
  return relay;
}
