import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { ProofContext } from '../runner/proof.ts';
import { WATCH_POLICY } from './watch-policy.ts';

const RECORDER = '/recorder-of-errors.js';
const RECORDED = '/recorded-errors';

/** Runs first in every page: sends what its console would show as an error. */
const SCRIPT = `{
  const tell = (...words) => navigator.sendBeacon('${RECORDED}', location.pathname + ': ' + words.map(String).join(' '));
  addEventListener('error', ({ message, target }) => tell('threw', message ?? 'cannot load ' + (target.src ?? target.href)), true);
  addEventListener('unhandledrejection', ({ reason }) => tell('rejected', reason));
  const { error } = console;
  console.error = (...words) => { tell('logged', ...words); error.apply(console, words); };
  ${WATCH_POLICY}
}`;

export interface RecordingProxy {
  url: string;
  /** What pages have reported since the last call. */
  recorded(): string[];
}

/**
 * A proxy in front of the site that adds a script to each page, which reports errors: WebKitGTK's driver tells none. The
 * script comes from the page's own address, as its policy asks.
 */
export async function startRecordingProxy({ onEnd }: ProofContext, site: string): Promise<RecordingProxy> {
  const recorded: string[] = [];
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === RECORDER) outgoing.writeHead(200, { 'content-type': 'text/javascript' }).end(SCRIPT);
    else if (incoming.url === RECORDED)
      void text(incoming).then((words) => {
        recorded.push(words);
        outgoing.writeHead(204).end();
      });
    else forward(site, incoming, outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, recorded: () => recorded.splice(0) };
}

function forward(site: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const headers = { ...incoming.headers };
  delete headers['accept-encoding'];
  const passed = request(
    site + incoming.url,
    { method: incoming.method ?? 'GET', headers },
    async (answer) => {
      const { statusCode = 502, headers: received } = answer;
      if (!received['content-type']?.startsWith('text/html')) {
        outgoing.writeHead(statusCode, received);
        answer.pipe(outgoing);
        return;
      }
      const html = (await text(answer)).replace(
        /<head>/i,
        (head) => `${head}<script src="${RECORDER}"></script>`,
      );
      outgoing.writeHead(statusCode, { ...received, 'content-length': Buffer.byteLength(html) }).end(html);
    },
  );
  passed.on('error', () => outgoing.destroy());
  incoming.pipe(passed);
}
