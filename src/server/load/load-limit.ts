import type { IncomingMessage, ServerResponse } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { digestOf } from '../../accounts/digest.ts';
import { networkOf } from '../../accounts/network.ts';
import { errors } from '../../errors.ts';
import { languageOf } from '../../languages/address.ts';
import type { Language } from '../../languages/language.ts';
import { counter, type Family, gauge } from '../../metrics/family.ts';
import { tokenOf } from '../access.ts';
import { privateHeaders } from '../api/headers.ts';
import { announcesLongBody, discard } from '../lingering-close.ts';
import type { CachedPage } from '../pages/cached-page.ts';
import { SERVER_FILES } from '../pages/locate-page.ts';
import { headerLines } from '../security-headers.ts';
import { RequestQueue, type Waiting } from './request-queue.ts';

const error = errors.overloaded();
const PAGES_EVERY_MS = 60_000;

/** The answers to requests that are refused under load, made before, since they have to be cheap. */
class BusyAnswers {
  readonly #makePage: (language: Language) => Promise<CachedPage>;
  readonly #pages = new Map<Language, CachedPage>();
  #madeAt = Number.NEGATIVE_INFINITY;
  readonly #bodies: Readonly<Record<Language, Buffer>>;
  readonly #headers: Readonly<Record<string, string>>;

  /**
   * @param makePage makes the page for people
   * @param headers of every answer
   */
  constructor(
    makePage: (language: Language) => Promise<CachedPage>,
    headers: Readonly<Record<string, string>>,
  ) {
    this.#makePage = makePage;
    this.#headers = { ...privateHeaders, ...error.headers, ...headers };
    const bodyIn = (language: Language) => Buffer.from(JSON.stringify(error.toBody(language)));
    this.#bodies = { en: bodyIn('en'), ne: bodyIn('ne') };
  }

  /** Answers with 503: a page where a browser asks for one, else JSON. */
  write(request: IncomingMessage, response: ServerResponse): void {
    const { url = '/', headers } = request;
    const isSending = announcesLongBody(request);
    const page = !isSending && headers.accept?.includes('text/html') ? this.#page(languageOf(url)) : null;
    if (page) {
      page.write(request, response);
      return;
    }
    if (isSending) response.setHeader('connection', 'close');
    const body = this.#bodies[headers['x-lang'] === 'ne' ? 'ne' : 'en'];
    response.writeHead(error.status, headerLines({ ...this.#headers, 'content-length': body.length }));
    if (request.method !== 'HEAD') response.write(body);
    if (isSending) void discard(request).then(() => response.end());
    else response.end();
  }

  /** The page is made at the first refusal, and again from time to time. @returns null until it is there */
  #page(language: Language): CachedPage | null {
    const now = performance.now();
    if (now - this.#madeAt > PAGES_EVERY_MS) {
      this.#madeAt = now;
      for (const each of ['en', 'ne'] as const)
        this.#makePage(each).then(
          (page) => this.#pages.set(each, page),
          () => {},
        );
    }
    return this.#pages.get(language) ?? null;
  }
}

interface LoadLimitOptions {
  log: Pick<Logger, 'warn'>;
  trustProxy: string[] | false;
  tokens: RecentTokens;
  /** Whether all requests for an address share one rendering, so that one more costs next to nothing. */
  isShared(address: string): boolean;
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

  /** Whether a request bypasses the queue, because its answer is cached or being made for others already. */
  #isSpared({ method, url = '/' }: IncomingMessage): boolean {
    if (method !== 'GET' && method !== 'HEAD') return false;
    return url.startsWith('/assets/') || serverFiles.has(url) || this.#options.isShared(url);
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

const MAX_REMEMBERED = 10_000;
const REMEMBERED_MS = 5 * 60_000;

/**
 * Tokens that were valid a moment ago, as digests, and their accounts: enough to tell staff from a flood, not to let anybody in.
 */
export class RecentTokens {
  readonly #accounts = new LRUCache<string, string>({ max: MAX_REMEMBERED, ttl: REMEMBERED_MS });

  /** @param account the id of its account; null if it is not valid */
  note(token: string, account: string | null): void {
    const digest = digestOf('recent', token);
    if (account !== null) this.#accounts.set(digest, account);
    else this.#accounts.delete(digest);
  }

  /** @returns the id of the account of a token that was valid; null for others */
  accountOf(token: string | null): string | null {
    return (token !== null && this.#accounts.get(digestOf('recent', token))) || null;
  }
}
