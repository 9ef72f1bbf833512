import type { College } from '../college/college.ts';
import { must } from '../runner/proof.ts';

interface Scheduled {
  id: string;
  title: string;
  at: number;
  endsAt: number;
}

/** The times within which the clock was: what was due by the earlier one has happened, nothing after the later one has. */
export interface Between {
  earliest: number;
  latest: number;
}

/** Notices that are published and taken down at instants. */
export class Schedules {
  readonly #college: College;
  readonly #all: Scheduled[] = [];
  /** What has happened once is not undone by a clock that is set back. */
  readonly #published = new Set<string>();
  readonly #ended = new Set<string>();

  constructor(college: College) {
    this.#college = college;
  }

  get count(): number {
    return this.#all.length;
  }

  /** How many publications and ends have been seen. */
  get met(): number {
    return this.#published.size + this.#ended.size;
  }

  /** Schedules a notice. @param endsAt when it is taken down; never without it */
  async add(title: string, at: number, endsAt = Number.POSITIVE_INFINITY): Promise<void> {
    const made = await this.#college.must('POST', '/api/manage/notice', { json: { title } });
    const id = made.record._id ?? '';
    const json = {
      at: new Date(at).toISOString(),
      ...(Number.isFinite(endsAt) && { expireAt: new Date(endsAt).toISOString() }),
    };
    const headers = { 'if-match': String(made.headers.etag) };
    await this.#college.must('POST', `/api/manage/notice/${id}/publish`, { json, headers });
    this.#all.push({ id, title, at, endsAt });
  }

  /** @param shown ids of the public list @throws when one is missing, or there too early or too long */
  compare(shown: ReadonlySet<string>, { earliest, latest }: Between): void {
    for (const { id, title, at, endsAt } of this.#all) {
      const mustBeThere =
        (this.#published.has(id) || at <= earliest) && !this.#ended.has(id) && endsAt > latest;
      const mayBeThere =
        (this.#published.has(id) || at <= latest) && !this.#ended.has(id) && endsAt > earliest;
      const isThere = shown.has(id);
      must(
        isThere ? mayBeThere : !mustBeThere,
        `"${title}", from ${inWords(at)} to ${inWords(endsAt)}, is ${isThere ? 'shown' : 'missing'} between ${inWords(earliest)} and ${inWords(latest)}`,
      );
    }
  }

  /** Compares list and pages at a clock that stands. */
  async check(now: number): Promise<void> {
    this.compare(await this.shown(), { earliest: now, latest: now });
    for (const { id, title, at, endsAt } of this.#all) {
      if (at <= now) this.#published.add(id);
      if (endsAt <= now) this.#ended.add(id);
      const { status, headers } = await this.#college.call('GET', `/notice/x/${id}`, { token: '' });
      const page = status === 301 ? await this.#page(String(headers.location)) : { status, text: '' };
      // The page of one that has ended says so, with 200.
      const isShown = page.status === 200 && page.text.includes(title);
      must(
        isShown === this.#published.has(id) || this.#ended.has(id),
        `The page of "${title}" is answered with ${page.status} at ${inWords(now)}`,
      );
    }
  }

  async shown(): Promise<Set<string>> {
    const { json } = await this.#college.must('GET', '/api/notices', { token: '' });
    return new Set((json as { _id: string }[]).map(({ _id }) => _id));
  }

  #page(path: string) {
    return this.#college.call('GET', path, { token: '' });
  }
}

const inWords = (ms: number) => (Number.isFinite(ms) ? new Date(ms).toISOString() : 'ever');
