import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { Logger } from 'pino';
import { networkOf } from '../../accounts/network.ts';
import type { Language } from '../../languages/language.ts';
import { counter, type Family, gauge } from '../../metrics/family.ts';
import { tokenOf } from '../access.ts';
import type { CachedPage } from '../pages/cached-page.ts';
import { SERVER_FILES } from '../pages/locate-page.ts';
import { BusyAnswers } from './busy-answers.ts';
import type { RecentTokens } from './recent-tokens.ts';
import { RequestQueue, type Waiting } from './request-queue.ts';

export interface LoadLimitOptions {
  log: Pick<Logger, 'warn'>;
  trustProxy: string[] | false;
  tokens: RecentTokens;
  /** Whether a path is the fixed address of a page, which is rendered once and cached. */
  isFixed(path: string): boolean;
  busyPage(language: Language): Promise<CachedPage>;
  /** Of every answer. */
  headers: Readonly<Record<string, string>>;
  queue?: RequestQueue;
}

const WARN_EVERY_MS = 60_000;
const serverFiles = new Set(SERVER_FILES);

/**
 * Queues requests that no cache answers, and refuses those beyond what the process can answer soon (requirements
 * 21.90, 21.91, 21.92).
 */
export class LoadLimit {
  readonly #options: LoadLimitOptions;
  readonly #queue: RequestQueue;
  readonly #answers: BusyAnswers;
  readonly #trusts: ReturnType<typeof proxyAddr.compile>;
  #refused = 0;
  #unsaid = 0;
  #warnedAt = Number.NEGATIVE_INFINITY;

  constructor(options: LoadLimitOptions) {
    this.#options = options;
    this.#queue = options.queue ?? new RequestQueue();
    this.#answers = new BusyAnswers((language) => options.busyPage(language), options.headers);
    this.#trusts = proxyAddr.compile(options.trustProxy || []);
  }

  /** Notes that a connection or a request has arrived. */
  arrived(): void {
    this.#queue.arrived();
  }

  /** Answers a request by its handler, now or soon; or refuses it. */
  admit(waiting: Waiting): void {
    const { request, response, handle } = waiting;
    if (this.#isSpared(request)) {
      handle(request, response);
      return;
    }
    const network = () => networkOf(proxyAddr(request, this.#trusts));
    const refused = this.#queue.add(waiting, network, () => this.#options.tokens.accountOf(tokenOf(request)));
    if (!refused) return;
    this.#note();
    this.#answers.write(refused.request, refused.response);
  }

  families(): Family[] {
    return [
      gauge('chautari_waiting_requests', 'Requests that wait for their turn', this.#queue.length),
      counter(
        'chautari_load_refusals_total',
        'Requests that were refused under too much load',
        this.#refused,
      ),
    ];
  }

  /** Whether a request is for one of the few fixed addresses, whose answers are cached. */
  #isSpared({ method, url = '/' }: IncomingMessage): boolean {
    if (method !== 'GET' && method !== 'HEAD') return false;
    return url.startsWith('/assets/') || serverFiles.has(url) || this.#options.isFixed(url);
  }

  #note() {
    this.#refused += 1;
    this.#unsaid += 1;
    const now = performance.now();
    if (now - this.#warnedAt < WARN_EVERY_MS) return;
    this.#warnedAt = now;
    this.#options.log.warn({ refused: this.#unsaid }, 'more requests than can be answered soon are refused');
    this.#unsaid = 0;
  }
}
