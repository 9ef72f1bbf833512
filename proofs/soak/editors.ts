import { multipart, pictureFile } from '../../test/pictures.ts';
import type { Answer } from '../college/caller.ts';
import { expectStatus } from '../college/expect-status.ts';
import { must } from '../runner/proof.ts';
import type { Acknowledged } from '../writing/acknowledged.ts';
import { Writer } from '../writing/writer.ts';
import type { Call, Crowd } from './crowd.ts';
import type { Habit } from './day.ts';

const HOUR = 3_600_000;
const KEPT_DRAFTS = 4;

/** A notice that is to be published at its moment. */
interface Scheduled {
  id: string;
  title: string;
  at: number;
  /** When it is taken down; undefined for never. */
  until: number | undefined;
}

export interface EditorsOptions {
  crowd: Crowd;
  /** A call of the office. */
  call: Call;
  acknowledged: Acknowledged;
  /** The time of the college. */
  now(): number;
}

/** The office writes. */
export class Editors {
  readonly scheduled: Scheduled[] = [];
  readonly #options: EditorsOptions;
  readonly #pictures: readonly File[];
  readonly #writers: readonly Writer[];
  readonly #busy = new Set<string>();
  #count = 0;

  static async at(options: EditorsOptions): Promise<Editors> {
    const sizes = [
      [1600, 1200],
      [800, 600],
      [330, 20],
    ] as const;
    const pictures = await Promise.all(sizes.map(([width, height]) => pictureFile({ width, height })));
    return new Editors(options, pictures);
  }

  private constructor(options: EditorsOptions, pictures: readonly File[]) {
    this.#options = options;
    this.#pictures = pictures;
    this.#writers = Array.from({ length: KEPT_DRAFTS }, (_, index) => this.#writer(`kept ${index}`));
  }

  readonly habits: readonly Habit[] = [
    { name: 'draft that becomes a notice', perDay: 40, act: () => this.#write() },
    { name: 'draft that is kept', perDay: 150, act: () => this.#keep() },
    { name: 'notice with a picture', perDay: 40, act: () => this.#illustrate() },
    { name: 'PDF', perDay: 30, act: () => this.#attach() },
    { name: 'new picture of a notice', perDay: 15, act: () => this.#withNotice((id) => this.#replace(id)) },
    { name: 'deletion and return', perDay: 20, act: () => this.#withNotice((id) => this.#restore(id)) },
    { name: 'album', perDay: 8, act: () => this.#makeAlbum() },
  ];

  /** A notice from its first line until it is live, or will be. */
  async #write() {
    const { crowd, now } = this.#options;
    let title = this.#title();
    const made = await this.#must('POST', '/api/manage/notice', { json: { title } }, 201);
    const id = made.record._id ?? '';
    let tag = tagOf(made);
    for (let save = 0; save < 3; save += 1) {
      title = this.#title();
      const fields = { title, description: `<p>${'Bring your form and a pen. '.repeat(20 + save)}</p>` };
      const put = { json: { fields }, headers: { 'if-match': tag } };
      tag = tagOf(await this.#must('PUT', `/api/manage/notice/${id}/draft`, put, 200));
    }
    const { record } = await this.#must('POST', `/api/manage/notice/${id}/preview`, { json: {} }, 201);
    const { pathname, search } = new URL(record.url ?? '');
    expectStatus(await crowd.someone()('GET', pathname + search), 'A preview', 200);
    const when = crowd.random() < 0.5 ? now() + (0.3 + 2 * crowd.random()) * HOUR : undefined;
    const until = when && crowd.random() < 0.5 ? when + 2 * HOUR : undefined;
    const json = { ...(when && { at: iso(when) }), ...(until && { expireAt: iso(until) }) };
    await this.#must('POST', `/api/manage/notice/${id}/publish`, { json, headers: { 'if-match': tag } }, 200);
    if (when) this.scheduled.push({ id, title, at: when, until });
    else this.#options.acknowledged.notices.set(id, { title, image: null });
  }

  /** Somebody who keeps a draft now and then. */
  async #keep() {
    const free = this.#writers.findIndex((_, index) => !this.#busy.has(String(index)));
    const writer = this.#writers[free];
    if (!writer) return;
    this.#busy.add(String(free));
    try {
      expectStatus(await writer.draft(), 'A draft', 200, 201);
    } finally {
      this.#busy.delete(String(free));
    }
  }

  async #illustrate() {
    expectStatus(await this.#writer().picture(), 'A notice with a picture', 201);
  }

  async #attach() {
    expectStatus(await this.#writer().document(), 'A PDF', 201);
  }

  async #replace(id: string) {
    const { acknowledged, crowd } = this.#options;
    const body = multipart({ image: crowd.pick(this.#pictures) });
    const { record } = await this.#must('POST', `/api/noticeFile/${id}`, { body }, 200);
    acknowledged.notices.set(id, { title: record.title ?? '', image: record.image ?? '' });
  }

  async #restore(id: string) {
    await this.#must('DELETE', `/api/notice/${id}`, {}, 200);
    await this.#must('POST', `/api/manage/notice/${id}/untrash`, { json: {} }, 200);
  }

  async #makeAlbum() {
    const body = multipart({ title: this.#title(), image: [...this.#pictures] });
    const { record } = await this.#must('POST', '/api/gallery', { body }, 201);
    const image = this.#options.crowd.pick(this.#pictures);
    const path = `/api/gallery-image-update/${record._id}`;
    await this.#must('POST', path, { body: multipart({ image }) }, 200);
    await this.#must('DELETE', `/api/gallery/${record._id}`, {}, 200);
    await this.#must('DELETE', `/api/manage/trash/${record._id}`, {}, 204);
  }

  /** Does something with a notice that nobody else is at. */
  async #withNotice(act: (id: string) => Promise<void>) {
    const { acknowledged, crowd } = this.#options;
    const free = [...acknowledged.notices.keys()].filter((id) => !this.#busy.has(id));
    if (free.length === 0) return;
    const id = crowd.pick(free);
    this.#busy.add(id);
    try {
      await act(id);
    } finally {
      this.#busy.delete(id);
    }
  }

  async #must(method: string, path: string, sent: Parameters<Call>[2], status: number): Promise<Answer> {
    return expectStatus(await this.#options.call(method, path, sent), `${method} ${path}`, status);
  }

  #title(): string {
    const title = `Notice no. ${this.#next()}`;
    this.#options.acknowledged.sent.add(title);
    return title;
  }

  #writer(name = String(this.#next())): Writer {
    const { acknowledged, call, crowd } = this.#options;
    return new Writer(name, { college: { call }, acknowledged, picture: crowd.pick(this.#pictures) });
  }

  #next(): number {
    this.#count += 1;
    return this.#count;
  }

  /**
   * Checks the notices whose moment has passed.
   * @returns how many there are
   * @throws if one that should be live is not, or one that has ended still is
   */
  settle(isLive: (id: string) => boolean, now: number): number {
    const due = this.scheduled.filter(({ at }) => at < now - HOUR / 12);
    for (const { id, title, until } of due) {
      const isOver = until !== undefined && until < now - HOUR / 12;
      if (isOver) must(!isLive(id), `"${title}" is still there after its end`);
      else if (until === undefined) must(isLive(id), `"${title}" is not there after its moment`);
    }
    return due.length;
  }
}

const iso = (time: number) => new Date(time).toISOString();
const tagOf = ({ headers }: Answer) => String(headers.etag ?? '');
