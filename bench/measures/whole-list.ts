import { fork } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { latenciesOf } from '../load/load.ts';
import type { SlowReaderSays } from '../load/slow-reader.ts';
import type { RunningProcess } from '../server/product.ts';
import { rssOf } from '../server/usage.ts';
import { median, quantile } from '../statistics.ts';
import type { Row } from '../table.ts';

const READER = fileURLToPath(new URL('../load/slow-reader.ts', import.meta.url));
const BYTES_PER_SECOND = 10e6;
const SLOW_MS = 6000;
const IDLE_PROBES = 400;
const PROBE_EVERY_MS = 5;
const MB = 1024 * 1024;

type Phase = 'slow' | 'fast' | 'done';

/** The cost of one slow reader of a whole list for the server and other clients. */
export async function measureWholeList(server: RunningProcess, count: number): Promise<Row[]> {
  const probe = probing(server.url);
  await probe(50);
  const idle = await probe(IDLE_PROBES);
  const before = rssOf(server.pid);
  const reader = fork(READER, [server.url, '/api/notices', String(BYTES_PER_SECOND), String(SLOW_MS)]);
  const state = { phase: 'slow' as Phase, complete: false, bytes: 0 };
  reader.on('message', (said: SlowReaderSays) => {
    if ('reads' in said) state.phase = said.reads;
    else Object.assign(state, said);
  });
  reader.on('exit', () => {
    state.phase = 'done';
  });
  const during: Record<Exclude<Phase, 'done'>, number[]> = { slow: [], fast: [] };
  let most = 0;
  while (state.phase !== 'done') {
    const [latency = 0] = await probe(1);
    // A request that waited for the reader counts for the phase in which it was sent.
    during[state.phase === 'slow' ? 'slow' : 'fast'].push(latency);
    most = Math.max(most, rssOf(server.pid) ?? 0);
  }
  if (!state.complete) throw new Error(`The whole list broke off after ${state.bytes} bytes`);
  const list = `${count} records, ${(state.bytes / MB).toFixed(0)} MB`;
  return [
    ...(before === null ? [] : [memoryRow(before, most, list)]),
    holdUpRow('  others meanwhile, while it reads slowly', idle, during.slow),
    holdUpRow('  others meanwhile, while it reads fast', idle, during.fast),
  ];
}

function memoryRow(before: number, most: number, list: string): Row {
  return {
    what: 'memory for a whole list, read slowly',
    figure: (most - before) / MB,
    unit: 'MB',
    digits: 0,
    limit: { atMost: 64 },
    note: `${list}; from ${(before / MB).toFixed(0)} MB`,
  };
}

function holdUpRow(what: string, idle: readonly number[], meanwhile: readonly number[]): Row {
  const timesOf = (values: readonly number[]) =>
    `${median(values).toFixed(1)} ms, 99 % within ${quantile(values, 0.99).toFixed(1)} ms, all within ${Math.max(...values).toFixed(1)} ms`;
  return {
    what,
    figure: median(meanwhile) / median(idle),
    note: `a list of 20: ${timesOf(meanwhile)}; idle ${timesOf(idle)}`,
  };
}

/** Requests distinct pages of 20 records, with a pause in between. */
function probing(url: string): (times: number) => Promise<number[]> {
  let asked = 0;
  return async (times) => {
    const latencies: number[] = [];
    for (let n = 0; n < times; n += 1) {
      asked += 1;
      const asks = [{ path: `/api/notices?limit=20&page=${asked % 100}1&anew=${asked}` }];
      latencies.push(...(await latenciesOf(url, { asks, status: 200 }, 1)));
      await pause(PROBE_EVERY_MS);
    }
    return latencies;
  };
}
