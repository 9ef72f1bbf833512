import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { counter, type Family, histogram, seriesOf } from '../../metrics/family.ts';
import { Histogram } from '../../metrics/histogram.ts';
import type { HttpServerOptions } from '../http-server.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'];
const OTHER = 'other';
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
export class RequestFigures {
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
        const method = METHODS[(key >> 3) - 1] ?? OTHER;
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
