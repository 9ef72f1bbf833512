import { readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { quantile } from '../../bench/statistics.ts';
import { pdfBytes, pdfFile } from '../../test/documents.ts';
import { multipart } from '../../test/pictures.ts';
import { must, type Proof, type ProofContext } from '../runner/proof.ts';
import { signIn, startSite } from '../site/site.ts';
import { drip, openMany, openSlow, type SlowClient } from './clients.ts';
import { startVisitors } from './start-visitors.ts';
import { steadyDownload, steadyUpload } from './steady.ts';

const MB = 1024 * 1024;
const IDLE = 5000;
const CLOSED_WITHIN_MS = 15_000;
const MOST_P99_MS = 100;
/** On a slow machine the limit is this many times the 99th percentile before the attack. */
const MOST_TIMES_CALM = 3;
const CALM_MS = 5000;
/** Readers continue after the time limit, to see their end behind all that is on its way: many hundred megabytes. */
const READ_ON_MS = 20_000;
const DOCUMENT_BYTES = 19 * MB;
/**
 * Idle connections that have served a request are kept for as long as browsers may reuse them, and closed within this
 * time.
 */
const IDLE_WITHIN_MS = 35_000;
const PAGES = ['/', '/notices', '/contact-us', '/api/notices?page=1'];

/** How many of each kind: 2,000 in all. */
const KINDS = { headers: 600, 'dripping headers': 400, body: 400, 'dripping body': 400, readers: 200 };

const head = (method: string, path: string, more = '') =>
  `${method} ${path} HTTP/1.1\r\nHost: localhost\r\n${more}`;
const descriptorsOf = (pid: number | undefined) => readdirSync(`/proc/${pid}/fd`).length;

async function openKinds(port: number, document: string): Promise<Record<keyof typeof KINDS, SlowClient[]>> {
  const half = `${head('POST', '/api/contact', 'Content-Type: application/json\r\nContent-Length: 5000\r\n')}\r\n{"name":`;
  const dripping = async (text: string) => {
    const client = await openSlow(port, text);
    drip(client, 1000);
    return client;
  };
  return {
    headers: await openMany(KINDS.headers, () => openSlow(port, head('GET', '/', 'Acc'))),
    'dripping headers': await openMany(KINDS['dripping headers'], () =>
      dripping(head('GET', '/', 'X-Name: ')),
    ),
    body: await openMany(KINDS.body, () => openSlow(port, half)),
    'dripping body': await openMany(KINDS['dripping body'], () => dripping(half)),
    readers: await openMany(KINDS.readers, async () => {
      const client = await openSlow(port, `${head('GET', document)}\r\n`);
      client.socket.pause();
      return client;
    }),
  };
}

/** Half of them have asked for something before. */
const openIdle = (port: number) =>
  openMany(IDLE, (index) => openSlow(port, index % 2 === 0 ? '' : `${head('GET', '/healthz')}\r\n`));

/** Waits until all have ended, or until the time is over. */
async function closed(clients: readonly SlowClient[], withinMs: number): Promise<void> {
  const until = performance.now() + withinMs;
  while (clients.some(({ endedAfterMs }) => endedAfterMs === null) && performance.now() < until)
    await pause(200);
}

/** @returns when the last one ended @throws when one has not ended in time */
function lastOf(kind: string, clients: readonly SlowClient[], withinMs: number): number {
  const open = clients.filter(({ endedAfterMs }) => endedAfterMs === null).length;
  must(open === 0, `${open} of ${clients.length} ${kind} were not closed within ${withinMs / 1000} s`);
  const last = Math.max(...clients.map(({ endedAfterMs }) => endedAfterMs ?? 0));
  must(last <= withinMs, `the last of ${kind} was closed after ${(last / 1000).toFixed(1)} s`);
  return last;
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

async function run(context: ProofContext): Promise<readonly string[]> {
  const { log, onEnd } = context;
  const { url, port, pid } = await startSite(context, { SEED: 'demo', LOG_LEVEL: 'info' });
  const token = await signIn(url);
  const body = multipart({ attachment: pdfFile('long.pdf', pdfBytes(DOCUMENT_BYTES)) });
  const headers = { authorization: `Bearer ${token}` };
  const sent = await fetch(`${url}/api/attachment`, { method: 'POST', headers, body });
  const { path } = (await sent.json()) as { path: string };
  for (const page of PAGES) await (await fetch(url + page)).arrayBuffer();
  await pause(1000);
  const before = descriptorsOf(pid);

  const calm = await startVisitors({ url, paths: PAGES }, onEnd).told(CALM_MS);
  const visitors = startVisitors({ url, paths: PAGES }, onEnd);
  const steady = Promise.all([
    steadyUpload(port, token),
    steadyUpload(port, token),
    steadyDownload(url + path),
  ]);
  // It is awaited at the end, unless something else has failed before.
  steady.catch(() => undefined);
  const began = performance.now();
  const idle = await openIdle(port);
  const kinds = await openKinds(port, path);
  const slow = Object.values(kinds).flat();
  log(
    `${slow.length} slow and ${idle.length} idle connections opened in ${seconds(performance.now() - began)}`,
  );
  const opened = performance.now();
  const most = descriptorsOf(pid);
  // Reading a stalled connection now shows whether it was closed meanwhile.
  await closed(
    slow.filter((client) => !kinds.readers.includes(client)),
    CLOSED_WITHIN_MS,
  );
  await pause(Math.max(0, opened + CLOSED_WITHIN_MS - performance.now()));
  // To read all that now would take the processor from the visitors.
  const told = await visitors.told(0);
  for (const { socket } of kinds.readers) socket.resume();
  await closed(kinds.readers, READ_ON_MS);
  const whole = kinds.readers.filter(({ socket }) => socket.bytesRead >= DOCUMENT_BYTES).length;
  must(
    whole === 0,
    `${whole} readers were not closed within ${seconds(CLOSED_WITHIN_MS)}: they got all of it`,
  );
  const figures = Object.entries(kinds).map(
    ([kind, clients]) =>
      `${clients.length} with slow ${kind}: the last closed after ${seconds(lastOf(kind, clients, CLOSED_WITHIN_MS + (kind === 'readers' ? READ_ON_MS : 0)))}`,
  );
  await closed(idle, IDLE_WITHIN_MS);
  figures.push(`${idle.length} idle: the last closed after ${seconds(lastOf('idle', idle, IDLE_WITHIN_MS))}`);
  must(told.failures.length === 0, `visitors were refused: ${told.failures.slice(0, 3).join(', ')}`);
  const [before99, p99] = [calm, told].map(({ latencies }) => quantile(latencies, 0.99));
  must(
    p99 !== undefined && before99 !== undefined && p99 < Math.max(MOST_P99_MS, MOST_TIMES_CALM * before99),
    `99 % of the others waited up to ${p99?.toFixed(0)} ms, ${before99?.toFixed(0)} ms in calm`,
  );
  const [one, two, read] = await steady;
  await pause(2000);
  const after = descriptorsOf(pid);
  must(after <= before + 20, `${after} descriptors are open, ${before} were before`);
  return [
    ...figures,
    `${told.latencies.length} pages for others: half within ${quantile(told.latencies, 0.5).toFixed(1)} ms, 99 % within ${p99.toFixed(1)} ms, ${before99.toFixed(1)} ms in calm`,
    `slow but steady: uploads arrived after ${seconds(one)} and ${seconds(two)}, a document after ${seconds(read)}`,
    `descriptors: ${before} before, ${most} at most, ${after} afterwards`,
  ];
}

export const proof: Proof = {
  claim: 'Slow and idle connections are closed; steady ones arrive.',
  shown: { 'others within # ms': /99 % within ([\d.]+)/ },
  fault: [{ file: 'src/server/http-server.ts', from: 'stalledMs: 10_000', to: 'stalledMs: 900_000' }],
  whyNot: () => (process.platform === 'linux' ? null : 'descriptors are counted in /proc'),
  run,
};
