/** A worker thread: visitors who read pages at a steady rate, until they are told to stop. */
import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

export interface VisitorsTold {
  latencies: number[];
  failures: string[];
}

export interface VisitorsOrder {
  url: string;
  paths: readonly string[];
  /** Headers of each request; none by default. */
  headers?: Readonly<Record<string, string>>;
  /** Milliseconds between requests; 20 by default. */
  everyMs?: number;
}

const { url, paths, headers = {}, everyMs = 20 } = workerData as VisitorsOrder;
const agent = new Agent({ keepAlive: true });
const told: VisitorsTold = { latencies: [], failures: [] };
let asked = 0;

function visit(): void {
  const path = paths[asked % paths.length] ?? '/';
  asked += 1;
  const began = performance.now();
  const failed = (reason: string) => told.failures.push(`${path}: ${reason}`);
  get(new URL(path, url), { agent, headers }, (response) => {
    response.resume();
    response.on('end', () => told.latencies.push(performance.now() - began));
    if (response.statusCode !== 200) failed(String(response.statusCode));
  }).on('error', (error) => failed(error.message));
}

const timer = setInterval(visit, everyMs);
parentPort?.once('message', () => {
  clearInterval(timer);
  // The last request is answered by then, or never.
  setTimeout(() => {
    parentPort?.postMessage(told);
    agent.destroy();
  }, 1000);
});
