import { setTimeout as pause } from 'node:timers/promises';
import type { Balancer } from './balancer.ts';
import type { KnownNotice, Ledger } from './ledger.ts';
import { type Answer, Requests, type Tolerance } from './requests.ts';

export interface LoadOptions {
  balancer: Balancer;
  ledger: Ledger;
  token: string;
  random(): number;
  picture: File;
  /** Which failures of requests are no errors. Those are repeated until they are answered. */
  tolerates: Tolerance;
}

/** A page may be this much older than the last acknowledged change. */
const FRESH_WITHIN_MS = 1000;
const BETWEEN_MS = 15;
const SENDERS = 4;
/** From this many notices on some are deleted. */
const MANY_NOTICES = 40;
const PAGES = ['/', '/notices', '/contact-us', '/search?q=notice', '/api/notices'];

/**
 * People at work until `stop`: visitors who send messages and read pages, staff who add, change and delete notices with
 * and without pictures. Acknowledged changes go into the ledger.
 */
export class Load {
  readonly requests: Requests;
  /** Pages that had to be fresh. */
  freshPages = 0;
  /** When the last page was served, by the clock of `performance`. */
  lastPageAt = 0;
  /** From when on pages have to be fresh; Infinity while parts are away. */
  #freshFrom = 0;
  readonly #options: LoadOptions;
  readonly #busy = new Set<string>();
  /** Changes that are in flight. */
  readonly #edits = new Set<Promise<void>>();
  #areStaffResting = false;
  #working: Promise<unknown> = Promise.resolve();
  #isStopped = false;
  #count = 0;

  constructor(options: LoadOptions) {
    this.#options = options;
    this.requests = new Requests(options.balancer, options.tolerates);
  }

  get errors(): string[] {
    return this.requests.errors;
  }

  start(): void {
    const { random } = this.#options;
    const people = [
      ...Array.from({ length: SENDERS }, () => () => this.#message()),
      ...Array.from({ length: 2 }, () => () => this.#asStaff(() => this.#change())),
      ...Array.from({ length: 2 }, () => () => this.#visit()),
      () => this.#asStaff(() => this.#add(random() < 0.6)),
    ];
    this.#working = Promise.all(people.map((act) => this.#repeat(act)));
  }

  /** Resolves when everyone has the last answer. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.requests.areRepeated = false;
    await this.#working;
  }

  /** Lets only visitors go on, so that pages stay as they are. Resolves when staff have the last answer. */
  async restStaff(): Promise<void> {
    this.#areStaffResting = true;
    await Promise.all(this.#edits);
  }

  wakeStaff(): void {
    this.#areStaffResting = false;
  }

  /** For the time in which parts are away. */
  allowOldPages(): void {
    this.#freshFrom = Number.POSITIVE_INFINITY;
  }

  /** Once everything is back. */
  wantFreshPages(): void {
    this.#freshFrom = Date.now() + FRESH_WITHIN_MS;
  }

  async #repeat(act: () => Promise<void>) {
    while (!this.#isStopped) {
      await act().catch((error: Error) => this.errors.push(String(error.stack)));
      await pause(BETWEEN_MS);
    }
  }

  async #asStaff(act: () => Promise<void>) {
    if (this.#areStaffResting) return;
    const edit = act();
    this.#edits.add(edit);
    await edit.finally(() => this.#edits.delete(edit));
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
    const post = { method: 'POST', body };
    const first = await this.requests.send('/api/contact', { ...post, expected: [200, 201] });
    if (!first) return;
    ledger.uncertainSenders.delete(name);
    ledger.messages.set(name, String(first.json._id));
    ledger.noted();
    if (random() > 0.2) return;
    const again = await this.requests.send('/api/contact', { ...post, expected: [200] });
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
    const post = { method: 'POST', body, token, expected: [201], isSentOnce: true };
    const answer = await this.requests.send('/api/notice', post);
    if (!answer) return;
    ledger.uncertainTitles.delete(title);
    const { _id, image } = answer.json as { _id: string; image: string | null };
    ledger.notices.set(_id, { title, image, acknowledgedAt: Date.now(), pending: null });
    ledger.noted();
  }

  async #change() {
    const { ledger, random } = this.#options;
    const [id, notice] = this.#choose() ?? [];
    if (!id || !notice) return;
    this.#busy.add(id);
    const isDeleted = ledger.notices.size > MANY_NOTICES && random() < 0.3;
    await (isDeleted ? this.#delete(id, notice) : this.#rename(id, notice));
    this.#busy.delete(id);
  }

  async #rename(id: string, notice: KnownNotice) {
    const { ledger, token } = this.#options;
    const title = `Notice ${this.#next()} changed`;
    notice.pending = title;
    const put = { method: 'PUT', body: { title }, token, expected: [200] };
    if (!(await this.requests.send(`/api/notice/${id}`, put))) return;
    Object.assign(notice, { title, acknowledgedAt: Date.now(), pending: null });
    ledger.noted();
  }

  /** Deletes a notice, and half of them for good, which removes the picture. */
  async #delete(id: string, notice: KnownNotice) {
    const { ledger, random, token } = this.#options;
    notice.pending = 'deleted';
    // A repeated deletion finds nothing.
    if (!(await this.requests.send(`/api/notice/${id}`, { method: 'DELETE', token, expected: [200, 404] })))
      return;
    ledger.notices.delete(id);
    ledger.deleted.add(id);
    ledger.noted();
    if (random() < 0.5) return;
    ledger.uncertainErasures.add(id);
    const erase = { method: 'DELETE', token, expected: [204, 404] };
    // Versions before the trash do not find it.
    if ((await this.requests.send(`/api/manage/trash/${id}`, erase))?.status !== 204) return;
    ledger.uncertainErasures.delete(id);
    ledger.erased.add(id);
    ledger.noted();
  }

  async #visit() {
    const { random } = this.#options;
    const [id, notice] = this.#choose() ?? [];
    if (random() < 0.5 || !id || !notice) {
      await this.#page(PAGES[Math.floor(random() * PAGES.length)] ?? '/');
      return;
    }
    if (notice.image && random() < 0.3) {
      const answer = await this.requests.send(notice.image, { expected: [200, 404], isSentOnce: true });
      if (answer?.status === 404 && isSettled(notice)) this.errors.push(`${notice.image} is not there`);
      return;
    }
    const { title, acknowledgedAt } = notice;
    const askedAt = Date.now();
    const mustBeFresh =
      isSettled(notice) && askedAt - acknowledgedAt > FRESH_WITHIN_MS && askedAt > this.#freshFrom;
    const page = await this.#page(`/notice/x/${id}`);
    // Whatever happened meanwhile may be on the page already.
    if (!page || !mustBeFresh || notice.title !== title || !isSettled(notice)) return;
    if (askedAt <= this.#freshFrom) return;
    this.freshPages += 1;
    if (page.status === 200 && String(page.json.text).includes(title)) return;
    this.errors.push(
      `${id} has been "${title}" for ${askedAt - acknowledgedAt} ms, the page does not say so`,
    );
  }

  /** A page, and the one that it redirects to, which the balancer may send elsewhere. */
  async #page(path: string): Promise<Answer | undefined> {
    const page = await this.requests.send(path, { expected: [200, 301, 308, 404], isSentOnce: true });
    if (page?.status === 200) this.lastPageAt = performance.now();
    return page?.location ? this.#page(page.location) : page;
  }

  #next(): number {
    this.#count += 1;
    return this.#count;
  }

  /** A notice without a change in flight. */
  #choose(): [string, KnownNotice] | undefined {
    const { ledger, random } = this.#options;
    const free = [...ledger.notices].filter(([id, { pending }]) => !this.#busy.has(id) && pending === null);
    return free[Math.floor(random() * free.length)];
  }
}

const isSettled = ({ pending }: KnownNotice) => pending === null;
