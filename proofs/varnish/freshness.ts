import { setTimeout as pause } from 'node:timers/promises';
import { must } from '../runner/proof.ts';

/** A notice whose title counts its changes, so that a page shows how old it is. */
export class CountedNotice {
  readonly #origins: readonly string[];
  readonly #headers: Readonly<Record<string, string>>;
  #id = '';
  /** When each count was acknowledged, by the clock of `performance`. */
  readonly #acknowledged: number[] = [];

  /** @param origins processes that make the changes in turn */
  constructor(origins: readonly string[], authorization: Readonly<Record<string, string>>) {
    this.#origins = origins;
    this.#headers = { ...authorization, 'content-type': 'application/json' };
  }

  get path(): string {
    return `/api/notice/${this.#id}`;
  }

  get changes(): number {
    return this.#acknowledged.length - 1;
  }

  async create(): Promise<void> {
    const answer = await this.#send('POST', this.#origins[0] ?? '', '/api/notice');
    this.#id = ((await answer.json()) as { _id: string })._id;
  }

  /** Makes the next change. @returns its count */
  async change(): Promise<number> {
    const origin = this.#origins[this.#acknowledged.length % this.#origins.length] ?? '';
    await this.#send('PUT', origin, this.path);
    return this.changes;
  }

  /** Takes the notice away. */
  async remove(): Promise<void> {
    await fetch((this.#origins[0] ?? '') + this.path, { method: 'DELETE', headers: this.#headers });
  }

  /** How old the page at `url` was when it was asked for, in milliseconds; 0 if it shows the last change. */
  async ageOf(url: string, headers: Readonly<Record<string, string>> = {}): Promise<number> {
    const askedAt = performance.now();
    const answer = await fetch(url, { headers });
    const text = await answer.text();
    must(answer.status === 200, `${url} was answered ${answer.status}`);
    const shown = Math.max(-1, ...[...text.matchAll(/Counted (\d+)/g)].map((match) => Number(match[1])));
    const next = this.#acknowledged[shown + 1];
    return next === undefined ? 0 : Math.max(0, askedAt - next);
  }

  async #send(method: string, origin: string, path: string): Promise<Response> {
    const body = JSON.stringify({
      title: `Counted ${this.#acknowledged.length}`,
      description: '<p>Text</p>',
    });
    const answer = await fetch(origin + path, { method, headers: this.#headers, body });
    must(answer.ok, `${method} ${path} was answered ${answer.status}`);
    this.#acknowledged.push(performance.now());
    return answer;
  }
}

export interface Readers {
  /** The oldest page that was shown, in milliseconds. */
  oldest: number;
  /** Pages that were read. */
  reads: number;
  /** How many of them were not the latest. */
  old: number;
  /** Resolves after the last read. @throws the error of a reader */
  stop(): Promise<void>;
}

const ENCODINGS = ['gzip', 'gzip, br', 'identity'];

/** Reads pages all the time, each in each encoding. @param limitMs an older page ends the reading with an error */
export function readAllTheTime(notice: CountedNotice, urls: readonly string[], limitMs: number): Readers {
  let isOver = false;
  const read = async (url: string, encoding: string) => {
    while (!isOver) {
      const age = await notice.ageOf(url, { 'accept-encoding': encoding });
      readers.reads += 1;
      if (age > 0) readers.old += 1;
      readers.oldest = Math.max(readers.oldest, age);
      must(age <= limitMs, `${url} was ${Math.round(age)} ms old`);
      await pause(20);
    }
  };
  const reading = Promise.all(urls.flatMap((url) => ENCODINGS.map((encoding) => read(url, encoding))));
  reading.catch(() => {
    isOver = true;
  });
  const readers: Readers = {
    oldest: 0,
    reads: 0,
    old: 0,
    async stop() {
      isOver = true;
      await reading;
    },
  };
  return readers;
}
