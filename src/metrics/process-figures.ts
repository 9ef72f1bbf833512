import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { counter, type Family, gauge } from './family.ts';

const RESOLUTION_MS = 20;
const QUANTILES = [0.5, 0.99, 1];
const NANOSECONDS = 1e9;

/** Processor, memory and event loop of one process. */
export class ProcessFigures {
  readonly #delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });

  constructor() {
    this.#delay.enable();
  }

  stop(): void {
    this.#delay.disable();
  }

  families(): Family[] {
    const { user, system } = process.cpuUsage();
    const { rss, heapUsed, external } = process.memoryUsage();
    const { active, idle } = performance.eventLoopUtilization();
    const delays = QUANTILES.map((quantile) => ({
      // Not `quantile`, which Prometheus keeps for summaries.
      labels: { percentile: String(quantile * 100) },
      // The histogram counts the timer's own interval as delay.
      value: Math.max(0, this.#delay.percentile(quantile * 100) / NANOSECONDS - RESOLUTION_MS / 1000),
    }));
    this.#delay.reset();
    return [
      counter('process_cpu_seconds_total', 'Processor time', (user + system) / 1e6),
      gauge('process_resident_memory_bytes', 'Memory of the process', rss),
      gauge('process_start_time_seconds', 'Start of the process in Unix time', performance.timeOrigin / 1000),
      gauge('chautari_heap_bytes', 'Memory of JavaScript objects', heapUsed),
      gauge('chautari_external_memory_bytes', 'Memory of buffers and native code', external),
      gauge('chautari_event_loop_delay_seconds', 'Delay of the event loop since the last reading', delays),
      counter('chautari_event_loop_seconds_total', 'Time that the event loop worked or waited', [
        { labels: { state: 'active' }, value: active / 1000 },
        { labels: { state: 'idle' }, value: idle / 1000 },
      ]),
    ];
  }
}
