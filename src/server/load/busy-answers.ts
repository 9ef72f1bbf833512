import type { IncomingMessage, ServerResponse } from 'node:http';
import { errors } from '../../errors.ts';
import { languageOf } from '../../languages/address.ts';
import type { Language } from '../../languages/language.ts';
import { privateHeaders } from '../api/headers.ts';
import { announcesLongBody, discard } from '../lingering-close.ts';
import type { CachedPage } from '../pages/cached-page.ts';
import { headerLines } from '../security-headers.ts';

const error = errors.overloaded();
const PAGES_EVERY_MS = 60_000;

/** The answers to requests that are refused under load, made before, since they have to be cheap. */
export class BusyAnswers {
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
