import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { errors } from '../../errors.ts';
import { counter, type Family, gauge } from '../../metrics/family.ts';
import { ProcessFigures } from '../../metrics/process-figures.ts';
import { TEXT_FORMAT, toText } from '../../metrics/text.ts';
import { privateHeaders } from '../api/headers.ts';
import type { HttpServerOptions } from '../http-server.ts';
import type { CacheFigures } from '../pages/page-cache.ts';
import { RequestFigures } from './request-figures.ts';

export interface MetricsOptions {
  /** METRICS_TOKEN. */
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
