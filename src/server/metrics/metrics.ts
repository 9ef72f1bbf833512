import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { errors } from '../../errors.ts';
import { type Family, joined, labelled } from '../../metrics/family.ts';
import { ProcessFigures } from '../../metrics/process-figures.ts';
import { TEXT_FORMAT, toText } from '../../metrics/text.ts';
import { privateHeaders } from '../api/headers.ts';
import type { HttpServerOptions } from '../http-server.ts';
import type { CacheFigures } from '../pages/page-cache.ts';
import { cacheFamilies } from './cache-families.ts';
import { RequestFigures } from './request-figures.ts';

export interface MetricsOptions {
  /** METRICS_TOKEN. */
  token: string;
  /** Tells the processes of one machine apart. */
  worker: string;
  /** Counters of the layers below HTTP in this process. */
  ofProcess(): Family[];
  /** Metrics of the whole site, the same from every process. */
  ofSite(): Promise<Family[]>;
  /** The metrics of the other workers of this machine, a list for each. */
  ofOthers(): Promise<readonly (readonly Family[])[]>;
  /** Sets the function that makes this worker's metrics when another one asks for them. */
  answerOthers(read: () => readonly Family[]): void;
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
    options.answerOthers(() => this.#ofProcess());
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
      const [others, ofSite] = await Promise.all([this.#options.ofOthers(), this.#options.ofSite()]);
      const families = joined([this.#ofProcess(), ...others, ofSite]);
      return reply.headers(privateHeaders).type(TEXT_FORMAT).send(toText(families));
    });
  }

  #ofProcess(): Family[] {
    const { ofProcess, worker } = this.#options;
    const families = [
      ...this.#requests.families(),
      ...cacheFamilies(this.#caches()),
      ...ofProcess(),
      ...this.#process.families(),
    ];
    // Not added up over the workers: a sum would fall when one of them is replaced, as no counter may.
    return labelled(families, { worker });
  }
}
