import { setTimeout as pause } from 'node:timers/promises';
import { type Sent, send, Unanswered } from './client.ts';
import type { KnownNotice, Ledger } from './ledger.ts';

export interface LoadOptions {
  /** The addresses that a balancer would choose from right now. */
  targets(): readonly string[];
  ledger: Ledger;
  token: string;
  random(): number;
  picture: File;
  /** What is done with a request that failed: 'record' it as an error, or 'repeat' it until it is answered. */
  onFailure: 'record' | 'repeat';
}

interface Answer {
  status: number;
  /** Where it redirects to, if it does. */
  location: string | null;
  json: Readonly<Record<string, unknown>>;
}

/** A page may be this much older than the last acknowledged change. */
const FRESH_WITHIN_MS = 1000;
const BETWEEN_MS = 15;

/**
 * People at work until `stop`: visitors who send messages and read pages, staff who add, change and delete notices with
 * and without pictures. What is acknowledged goes into the ledger.
 */
export class Load {
  readonly errors: string[] = [];
  requests = 0;
  failures = 0;
  stalePages = 0;
  /** Pages that had to be fresh. */
  freshPages = 0;
  /** From when on pages have to be fresh again; Infinity while parts are away. */
  freshFrom = 0;
  readonly #options: LoadOptions;
  readonly #busy = new Set<string>();
  #working: Promise<unknown> = Promise.resolve();
  #isStopped = false;
  #count = 0;

  constructor(options: LoadOptions) {
    this.#options = options;
  }

  start(): void {
    const { random } = this.#options;
    const people = [
      ...Array.from({ length: 3 }, () => () => this.#message()),
      ...Array.from({ length: 2 }, () => () => this.#change()),
      ...Array.from({ length: 2 }, () => () => this.#visit()),
      () => this.#add(random() < 0.6),
    ];
    this.#working = Promise.all(people.map((act) => this.#repeat(act)));
  }

  /** Resolves when everyone has the last answer. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#working;
  }

  async #repeat(act: () => Promise<void>) {
    while (!this.#isStopped) {
      try {
        await act();
      } catch (error) {
        this.errors.push(error instanceof Unanswered ? error.message : String((error as Error).stack));
      }
      await pause(BETWEEN_MS);
    }
  }

  /** Adds a message, and sends every fifth again, elsewhere, as a phone does that missed the answer. */
  async #message() {
    const { ledger, random } = this.#options;
    const name = `Sender ${this.#next()}`;
    const body = {
      name,
      email: 'sender@example.org',
      phone: '9800000000',
      address: 'Kathmandu',
      message: 'When does the term begin?',
      submissionId: crypto.randomUUID(),
    };
    ledger.uncertainSenders.add(name);
    const first = await this.#send('/api/contact', { method: 'POST', body }, [200, 201]);
    if (!first) return;
    ledger.uncertainSenders.delete(name);
    ledger.messages.set(name, String(first.json._id));
    ledger.noted();
    if (random() > 0.2) return;
    const again = await this.#send('/api/contact', { method: 'POST', body }, [200]);
    if (again && again.json._id !== first.json._id) this.errors.push(`${name} was stored twice`);
  }

  async #add(withPicture: boolean) {
    const { ledger, picture, token } = this.#options;
    const title = `Notice ${this.#next()} of today`;
    const body = withPicture ? new FormData() : { title };
    if (body instanceof FormData) {
      body.append('title', title);
      body.append('image', picture);
    }
    ledger.uncertainTitles.add(title);
    const answer = await this.#send('/api/notice', { method: 'POST', body, token }, [201], 'once');
    if (!answer) return;
    ledger.uncertainTitles.delete(title);
    const { _id, image } = answer.json as { _id: string; image: string | null };
    ledger.notices.set(_id, { title, image, acknowledgedAt: Date.now(), pending: null });
    ledger.noted();
  }

  async #change() {
    const { ledger, random, token } = this.#options;
    const [id, notice] = this.#choose() ?? [];
    if (!id || !notice) return;
    this.#busy.add(id);
    try {
      const path = `/api/notice/${id}`;
      if (ledger.notices.size > 40 && random() < 0.3) {
        notice.pending = 'deleted';
        // A repeated deletion finds nothing.
        if (!(await this.#send(path, { method: 'DELETE', token }, [200, 404]))) return;
        ledger.notices.delete(id);
        ledger.deleted.add(id);
      } else {
        const title = `Notice ${this.#next()} changed`;
        notice.pending = title;
        if (!(await this.#send(path, { method: 'PUT', body: { title }, token }, [200]))) return;
        Object.assign(notice, { title, acknowledgedAt: Date.now(), pending: null });
      }
      ledger.noted();
    } finally {
      this.#busy.delete(id);
    }
  }

  async #visit() {
    const { random } = this.#options;
    const [id, notice] = this.#choose() ?? [];
    if (random() < 0.5 || !id || !notice) {
      const pages = ['/', '/notices', '/contact-us', '/search?q=notice', '/api/notices'];
      await this.#page(pages[Math.floor(random() * pages.length)] ?? '/');
      return;
    }
    if (notice.image && random() < 0.3) {
      const answer = await this.#send(notice.image, {}, [200, 404]);
      if (answer?.status === 404 && isSettled(notice)) this.errors.push(`${notice.image} is not there`);
      return;
    }
    const { title, acknowledgedAt } = notice;
    const askedAt = Date.now();
    const mustBeFresh =
      isSettled(notice) && askedAt - acknowledgedAt > FRESH_WITHIN_MS && askedAt > this.freshFrom;
    const page = await this.#page(`/notice/x/${id}`);
    // Whatever happened meanwhile may be on the page already.
    if (!page || !mustBeFresh || notice.title !== title || !isSettled(notice)) return;
    if (askedAt <= this.freshFrom) return;
    this.freshPages += 1;
    if (page.status === 200 && String(page.json.text).includes(title)) return;
    this.stalePages += 1;
    this.errors.push(
      `${id} has been "${title}" for ${askedAt - acknowledgedAt} ms, the page does not say so`,
    );
  }

  /** A page, and the one that it redirects to, which the balancer may send elsewhere. */
  async #page(path: string): Promise<Answer | undefined> {
    const page = await this.#send(path, {}, [200, 301, 308, 404]);
    return page?.location ? this.#page(page.location) : page;
  }

  #next(): number {
    this.#count += 1;
    return this.#count;
  }

  /** A notice that nobody is changing. */
  #choose(): [string, KnownNotice] | undefined {
    const { ledger, random } = this.#options;
    const free = [...ledger.notices].filter(([id, { pending }]) => !this.#busy.has(id) && pending === null);
    return free[Math.floor(random() * free.length)];
  }

  /**
   * Sends a request to one of the targets.
   * @param mode 'once': is not repeated, because it would be done twice
   * @returns undefined when it failed
   */
  async #send(
    path: string,
    request: Sent,
    expected: readonly number[],
    mode: 'repeated' | 'once' = 'repeated',
  ): Promise<Answer | undefined> {
    const { onFailure, random, targets } = this.#options;
    for (;;) {
      const all = targets();
      const target = all[Math.floor(random() * all.length)];
      let problem = 'no server is up';
      try {
        this.requests += 1;
        const answer = target ? await send(target + path, request) : undefined;
        if (answer && expected.includes(answer.status))
          return {
            status: answer.status,
            location: answer.headers.get('location'),
            json: parsed(answer.text),
          };
        if (answer)
          problem = `${request.method ?? 'GET'} ${path}: ${answer.status} ${answer.text.slice(0, 200)}`;
        // Only an overloaded or absent part is a reason to try again.
        if (answer && answer.status !== 503 && answer.status !== 502) {
          this.errors.push(problem);
          return undefined;
        }
      } catch (error) {
        problem = (error as Error).message;
      }
      this.failures += 1;
      if (onFailure === 'record') this.errors.push(problem);
      if (onFailure === 'record' || mode === 'once' || this.#isStopped) return undefined;
      await pause(100);
    }
  }
}

const isSettled = ({ pending }: KnownNotice) => pending === null;

function parsed(text: string): Answer['json'] {
  try {
    return JSON.parse(text);
  } catch {
    return { text };
  }
}
