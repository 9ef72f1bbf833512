import type { RunningProcess } from '../server/product.ts';
import { cpuMsOf } from '../server/usage.ts';
import { type Ask, Connection } from './connection.ts';

export interface Load {
  /** Requested in rotation. */
  asks: readonly Ask[];
  /** The expected status of every answer. */
  status: number;
}

export interface Throughput {
  perSecond: number;
  /** The server's CPU time per request in milliseconds; null except on Linux. */
  cpuPerRequest: number | null;
  /** The server's share of one processor; near 1 the server was the bottleneck. */
  busy: number | null;
}

const CONNECTIONS = 8;

/** Sends requests to one server as fast as it answers, for `ms` milliseconds. */
export async function throughputOf(server: RunningProcess, load: Load, ms: number): Promise<Throughput> {
  const connections = await Promise.all(
    Array.from({ length: CONNECTIONS }, () => Connection.open(server.url)),
  );
  const cpuBefore = cpuMsOf(server.pid);
  const started = performance.now();
  let answered = 0;
  let next = 0;
  await Promise.all(
    connections.map(async (connection) => {
      const requests = load.asks.map((ask) => connection.write(ask));
      while (performance.now() - started < ms) {
        const request = requests[next++ % requests.length];
        if (!request) throw new Error('Nothing to ask for');
        await connection.send(request, load.status);
        answered += 1;
      }
    }),
  );
  const took = performance.now() - started;
  const cpuAfter = cpuMsOf(server.pid);
  for (const connection of connections) connection.close();
  const cpu = cpuBefore === null || cpuAfter === null ? null : cpuAfter - cpuBefore;
  return {
    perSecond: (answered / took) * 1000,
    cpuPerRequest: cpu === null ? null : cpu / answered,
    busy: cpu === null ? null : cpu / took,
  };
}

/** Milliseconds of each request, sent one after the other over one connection. */
export async function latenciesOf(url: string, load: Load, times: number): Promise<number[]> {
  const connection = await Connection.open(url);
  const requests = load.asks.map((ask) => connection.write(ask));
  const latencies: number[] = [];
  for (let n = 0; n < times; n += 1) {
    const request = requests[n % requests.length];
    if (!request) throw new Error('Nothing to ask for');
    const started = performance.now();
    await connection.send(request, load.status);
    latencies.push(performance.now() - started);
  }
  connection.close();
  return latencies;
}
