import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { multipart, pictureFile } from '../../test/pictures.ts';
import type { Balancer } from '../load/balancer.ts';
import { type Sent, send } from '../load/client.ts';

/** A picture that is removed is gone within this time. */
const GONE_WITHIN_MS = 2000;
const BETWEEN_MS = 50;

interface Known {
  notice: string;
  /** SHA-256 of each file of the picture, by the file's path. */
  digests: ReadonlyMap<string, string>;
}

export interface PicturesOptions {
  balancer: Balancer;
  token: string;
  random(): number;
}

/**
 * Staff who add notices with a picture and delete them, half of them for good, and visitors who look at them, until
 * `stop`.
 */
export class Pictures {
  readonly errors: string[] = [];
  visits = 0;
  /** Acknowledged and not removed, by path. */
  readonly live = new Map<string, Known>();
  /** Pictures of notices in the trash, by path: visitors do not see them any more. */
  readonly trashed = new Map<string, Known>();
  /** By path of a file of a picture that was removed: when that was acknowledged. */
  readonly removed = new Map<string, number>();
  readonly #options: PicturesOptions;
  #working: Promise<unknown> = Promise.resolve();
  #isStopped = false;

  constructor(options: PicturesOptions) {
    this.#options = options;
  }

  start(): void {
    const people = [
      () => this.#add(),
      () => this.#add(),
      () => this.#remove(),
      () => this.#visit(),
      () => this.#visit(),
      () => this.#visitRemoved(),
    ];
    this.#working = Promise.all(people.map((act) => this.#repeat(act)));
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#working;
  }

  /** Requests every file, live and removed, from one process. @returns the differences from the expected state */
  async check(address: string): Promise<string[]> {
    const wrong: string[] = [];
    for (const [picture, { digests }] of this.live) {
      for (const [path, digest] of digests) {
        const found = await digestOf(address + path);
        // It may have been removed meanwhile.
        if (found !== digest && this.live.has(picture)) wrong.push(`${path}: ${found} instead of ${digest}`);
      }
    }
    for (const [path, at] of this.removed) {
      if (performance.now() - at < GONE_WITHIN_MS) continue;
      const found = await digestOf(address + path);
      if (found !== '404') wrong.push(`${path} was removed and is answered with ${found}`);
    }
    const authorization = `Bearer ${this.#options.token}`;
    for (const { digests } of this.trashed.values()) {
      for (const [path, digest] of digests) {
        const found = await digestOf(`${address}/api/manage/file/${basename(path)}`, { authorization });
        if (found !== digest) wrong.push(`${path} lies in the trash: ${found} instead of ${digest}`);
      }
    }
    return wrong;
  }

  async #repeat(act: () => Promise<void>) {
    while (!this.#isStopped) {
      await act().catch((error: unknown) => this.errors.push(String((error as Error).message)));
      await pause(BETWEEN_MS);
    }
  }

  async #add() {
    const color = `#${Math.floor(this.#options.random() * 0xffffff)
      .toString(16)
      .padStart(6, '0')}`;
    const image = await pictureFile({ width: 340, height: 40, color });
    const body = multipart({ title: `Notice ${color}`, image });
    const { status, text } = await this.#asStaff('/api/notice', { method: 'POST', body });
    if (status !== 201) throw new Error(`An upload was answered with ${status}: ${text}`);
    const notice = JSON.parse(text) as { _id: string; image: string };
    const paths = [notice.image, notice.image.replace('.webp', '-320.webp')];
    const digests = new Map<string, string>();
    for (const path of paths) {
      const digest = await this.#digestOf(path);
      if (digest.length !== 64) throw new Error(`${path} was acknowledged and is answered with ${digest}`);
      digests.set(path, digest);
    }
    this.live.set(notice.image, { notice: notice._id, digests });
  }

  async #remove() {
    if (this.live.size < 20) return;
    const [path, known] = this.#any(this.live);
    this.live.delete(path);
    const { status, text } = await this.#asStaff(`/api/notice/${known.notice}`, { method: 'DELETE' });
    if (status !== 200) throw new Error(`A deletion was answered with ${status}: ${text}`);
    if (this.#options.random() < 0.5) this.trashed.set(path, known);
    else await this.#erase(known);
    for (const file of known.digests.keys()) this.removed.set(file, performance.now());
  }

  async #erase({ notice }: Known) {
    const { status, text } = await this.#asStaff(`/api/manage/trash/${notice}`, { method: 'DELETE' });
    if (status !== 204) throw new Error(`A deletion for good was answered with ${status}: ${text}`);
  }

  async #visit() {
    if (this.live.size === 0) return;
    const [path, { digests }] = this.#any(this.live);
    const [file, digest] = this.#any(digests);
    const found = await this.#digestOf(file);
    this.visits += 1;
    if (found !== digest && this.live.has(path)) throw new Error(`${file}: ${found} instead of ${digest}`);
  }

  async #visitRemoved() {
    if (this.removed.size === 0) return;
    const [file, at] = this.#any(this.removed);
    if (performance.now() - at < GONE_WITHIN_MS) return;
    const found = await this.#digestOf(file);
    this.visits += 1;
    if (found !== '404') throw new Error(`${file} was removed and is answered with ${found}`);
  }

  #asStaff(path: string, request: Sent) {
    const { balancer, token } = this.#options;
    return balancer.ask((address) => send(address + path, { ...request, token }));
  }

  #digestOf(path: string): Promise<string> {
    return this.#options.balancer.ask((address) => digestOf(address + path));
  }

  #any<K, V>(map: ReadonlyMap<K, V>): [K, V] {
    const entries = [...map];
    const entry = entries[Math.floor(this.#options.random() * entries.length)];
    if (!entry) throw new Error('There is none');
    return entry;
  }
}

/** The SHA-256 of the answer at a URL; if it is not 200 its status, or the error. */
async function digestOf(url: string, headers: Record<string, string> = {}): Promise<string> {
  try {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(20_000) });
    const content = Buffer.from(await response.arrayBuffer());
    return response.status === 200
      ? createHash('sha256').update(content).digest('hex')
      : String(response.status);
  } catch (error) {
    return `nothing (${String((error as Error).cause ?? error)})`;
  }
}
