import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { errors } from '../../errors.ts';
import {
  counter,
  type Family,
  gauge,
  Histogram,
  histogram,
  seriesOf,
  TEXT_FORMAT,
  toText,
} from '../../metrics/family.ts';
import { privateHeaders } from '../api/headers.ts';
import type { HttpServerOptions } from '../http-server.ts';
import type { CacheFigures } from '../pages/page-cache.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'];
const OTHER_METHOD = 'other';
const UNMATCHED = 'none';
const TOO_MANY = 429;

interface Answered {
  method: string;
  status: number;
  seconds: number;
}

/**
 * Requests by route, method and class of status, with their durations. Routes are patterns, so their number is fixed.
 */
class RequestFigures {
  readonly #byRoute = new Map<string, Map<number, Histogram>>();
  readonly #limited = new Map<string, number>();

  /** Counts responses of the framework. */
  watch(app: FastifyInstance): void {
    app.addHook('onResponse', (request, reply, done) => {
      const { statusCode: status, elapsedTime } = reply;
      const { url = UNMATCHED } = request.routeOptions;
      this.#count(url, { method: request.method, status, seconds: elapsedTime / 1000 });
      done();
    });
  }

  /** Counts responses from the caches, which bypass the framework. */
  counted(front: HttpServerOptions['front']): HttpServerOptions['front'] {
    return (request: IncomingMessage, response: ServerResponse) => {
      const startedAt = performance.now();
      const route = front(request, response);
      if (route !== null) {
        const seconds = (performance.now() - startedAt) / 1000;
        this.#count(route, { method: request.method ?? '', status: response.statusCode, seconds });
      }
      return route;
    };
  }

  families(): Family[] {
    const series = [...this.#byRoute].flatMap(([route, histograms]) =>
      [...histograms].map(([key, durations]) => {
        const method = METHODS[(key >> 3) - 1] ?? OTHER_METHOD;
        return seriesOf({ route, method, status: `${key & 7}xx` }, durations);
      }),
    );
    const limited = [...this.#limited].map(([route, value]) => ({ labels: { route }, value }));
    return [
      histogram('chautari_http_request_seconds', 'Answered requests and their durations', series),
      counter('chautari_rate_limit_refusals_total', 'Requests that a rate limit refused', limited),
    ];
  }

  #count(route: string, { method, status, seconds }: Answered): void {
    let histograms = this.#byRoute.get(route);
    if (!histograms) {
      histograms = new Map();
      this.#byRoute.set(route, histograms);
      this.#limited.set(route, 0);
    }
    // One number instead of a joined text, since this runs for every cached page.
    const key = ((METHODS.indexOf(method) + 1) << 3) | Math.floor(status / 100);
    let durations = histograms.get(key);
    if (!durations) {
      durations = new Histogram();
      histograms.set(key, durations);
    }
    durations.observe(seconds);
    if (status === TOO_MANY) this.#limited.set(route, (this.#limited.get(route) ?? 0) + 1);
  }
}

export interface MetricsOptions {
  token: string;
  /** Counters of the layers below HTTP in this process. */
  ofProcess(): Family[];
  /** Metrics of the whole site, the same from every process. */
  ofSite(): Promise<Family[]>;
}

const BEARER = /^Bearer +(\S+)$/i;
const digest = (text: string) => createHash('sha256').update(text).digest();

/** `GET /metrics` for Prometheus, and what it counts. Created only with METRICS_TOKEN (requirement 18.60). */
export class Metrics {
  readonly #options: MetricsOptions;
  readonly #caches: () => Record<string, CacheFigures>;
  readonly #requests = new RequestFigures();
  readonly #process = new ProcessFigures();

  constructor(options: MetricsOptions, caches: () => Record<string, CacheFigures>) {
    this.#options = options;
    this.#caches = caches;
  }

  /** Counts what `front` answers. */
  counted(front: HttpServerOptions['front']): HttpServerOptions['front'] {
    return this.#requests.counted(front);
  }

  /** Counts the answers of `app`, and registers the route. */
  register(app: FastifyInstance): void {
    this.#requests.watch(app);
    app.addHook('onClose', async () => this.#process.stop());
    const wanted = digest(this.#options.token);
    app.get('/metrics', { config: { access: 'open' } }, async (request, reply) => {
      const given = BEARER.exec(request.headers.authorization ?? '')?.[1] ?? '';
      // Digests have one length, which the comparison in constant time needs.
      if (!timingSafeEqual(digest(given), wanted)) throw errors.notSignedIn();
      const ofSite = await this.#options.ofSite();
      return reply
        .headers(privateHeaders)
        .type(TEXT_FORMAT)
        .send(toText([...this.#ofProcess(), ...ofSite]));
    });
  }

  #ofProcess(): Family[] {
    return [
      ...this.#requests.families(),
      ...cacheFamilies(this.#caches()),
      ...this.#options.ofProcess(),
      ...this.#process.families(),
    ];
  }
}

/** @param caches use of the caches by name */
function cacheFamilies(caches: Readonly<Record<string, CacheFigures>>): Family[] {
  const each = (of: keyof CacheFigures) =>
    Object.entries(caches).map(([cache, figures]) => ({ labels: { cache }, value: figures[of] }));
  return [
    gauge('chautari_cache_entries', 'Answers that are kept in memory', each('entries')),
    gauge('chautari_cache_bytes', 'Memory of the kept answers', each('bytes')),
    counter('chautari_cache_hits_total', 'Answers from memory', each('hits')),
    counter('chautari_cache_misses_total', 'Answers that had to be made', each('misses')),
  ];
}

const RESOLUTION_MS = 20;
const QUANTILES = [0.5, 0.99, 1];
const NANOSECONDS = 1e9;

/** Processor, memory and event loop of one process. */
class ProcessFigures {
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
