import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { OpenDatabase } from '../db/database.ts';
import type { PurgeQueue, QueuedTag } from '../db/purge-queue.ts';
import type { TaskLeases } from '../db/task-lease.ts';
import { FILES_TAG, PAGES_TAG } from '../schema/cache-tags.ts';
import { PurgePlan } from './purge-plan.ts';
import { type PurgeTarget, purgeTargetOf, sendTags } from './send-tags.ts';

/** Finds tags of other processes: of the command line, or of one that was killed before it sent them. */
const POLL_EVERY_MS = 200;
/** While something is planned, the queue is read again after this time. */
const LOOK_EVERY_MS = 50;
/** More files than these are purged by the tag that they share; the header stays below 8 KB, the limit of Varnish. */
const MAX_TAGS = 150;
/**
 * How long to wait after the first, second, … failure in a row; after further ones as long as after the last. Each is
 * longer than the polls of the other processes, one of which may reach the shared cache.
 */
const BACK_OFF_MS = [300, 400, 800, 1600, 3200, 5000];

export interface PurgerOptions {
  /** `CDN_PURGE_URL` */
  address: string;
  log: Logger;
  leases: TaskLeases;
  /** Replaces the times of `PurgePlan`: for tests. */
  sendAfterMs?: readonly number[];
}

/**
 * Tells the shared cache in front of the site what changed (requirements 18.55 to 18.57): sends the tags of the queue,
 * under the lease of one process at a time, until they are taken.
 */
export class Purger {
  readonly #database: OpenDatabase;
  readonly #queue: PurgeQueue;
  readonly #target: PurgeTarget;
  readonly #log: Logger;
  readonly #leases: TaskLeases;
  readonly #sendAfterMs: readonly number[] | undefined;
  readonly #stopping = new AbortController();
  #polling: NodeJS.Timeout | undefined;
  #working: Promise<void> | null = null;
  /** Failures since the shared cache last took tags. */
  #failures = 0;
  #isQueueReadable = true;
  /** Whether this process has queued tags since the queue was last read: that reading may have missed them. */
  #hasNewTags = false;

  constructor(
    database: OpenDatabase,
    queue: PurgeQueue,
    { address, log, leases, sendAfterMs }: PurgerOptions,
  ) {
    this.#database = database;
    this.#queue = queue;
    this.#target = purgeTargetOf(address);
    this.#log = log;
    this.#leases = leases;
    this.#sendAfterMs = sendAfterMs;
  }

  start(): void {
    this.#queue.onAdded(() => {
      this.#hasNewTags = true;
      this.#work();
    });
    this.#polling = setInterval(() => this.#work(), POLL_EVERY_MS);
    this.#polling.unref();
    this.#work();
  }

  /** Sends the pending tags once and resolves. Tags that are refused are sent after the next start. */
  async stop(): Promise<void> {
    clearInterval(this.#polling);
    this.#stopping.abort();
    await this.#working;
  }

  #work(): void {
    this.#working ??= this.#run()
      .then(() => {
        this.#isQueueReadable = true;
      })
      .catch((error: unknown) => {
        if (this.#isQueueReadable) this.#log.warn({ err: error }, 'the queue of purges cannot be read');
        this.#isQueueReadable = false;
      })
      .finally(() => {
        this.#working = null;
      });
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping;
    let isTaken: boolean;
    do {
      isTaken = await this.#sendQueued();
      if (isTaken) continue;
      if (signal.aborted) return;
      // Without the lease, so that a process that reaches the shared cache can take it.
      await pause(this.#backOffMs, undefined, { signal }).catch(() => {});
    } while (!isTaken || this.#hasNewTags);
  }

  /** @returns false if the shared cache did not take the tags */
  async #sendQueued(): Promise<boolean> {
    const hasOwn = this.#hasNewTags;
    if ((await this.#read()).length === 0) return true;
    let isTaken = true;
    const hasLease = await this.#leases.runIfFree('purge', async () => {
      isTaken = await this.#sendPlanned(true);
    });
    // The process with the lease may be dead or cut off. A purge that is sent twice does no harm.
    if (!hasLease && hasOwn) isTaken = await this.#sendPlanned(false);
    return isTaken;
  }

  #read(): Promise<QueuedTag[]> {
    this.#hasNewTags = false;
    return this.#queue.read();
  }

  /**
   * Sends the queued tags at the times of their plan.
   * @param hasLease otherwise only what this process has queued is planned, and the tags stay for the lease's holder
   * @returns false as soon as the shared cache did not take them
   */
  async #sendPlanned(hasLease: boolean): Promise<boolean> {
    const plan = new PurgePlan(this.#sendAfterMs);
    const { signal } = this.#stopping;
    for (let isNew = true; ; isNew = hasLease || this.#hasNewTags) {
      const tags = await this.#read();
      if (tags.length === 0) return true;
      const now = performance.now();
      if (isNew) plan.see(tags, now);
      if (plan.isDue(now)) {
        if (!(await this.#send(tags))) return false;
        const done = plan.taken(tags, now);
        if (hasLease && done.length > 0) await this.#database.write(({ db }) => this.#queue.remove(db, done));
      }
      if (signal.aborted || (!hasLease && plan.isDone)) return true;
      await pause(LOOK_EVERY_MS, undefined, { signal }).catch(() => {});
    }
  }

  get #backOffMs(): number {
    return BACK_OFF_MS[Math.min(this.#failures, BACK_OFF_MS.length) - 1] ?? 0;
  }

  /** @returns whether the shared cache took the tags */
  async #send(tags: readonly QueuedTag[]): Promise<boolean> {
    try {
      await sendTags(this.#target, merged(tags));
    } catch (error) {
      this.#failures += 1;
      if (this.#failures === 1)
        this.#log.warn({ err: error }, 'the shared cache did not take what changed; it is told again');
      return false;
    }
    if (this.#failures > 0) this.#log.info('the shared cache takes what changed again');
    this.#failures = 0;
    return true;
  }
}

/** The tags to send; very many file tags are replaced by the one tag that all files share. */
function merged(tags: readonly QueuedTag[]): string[] {
  const names = tags.map(({ tag }) => tag);
  if (names.length <= MAX_TAGS) return names;
  return names.includes(PAGES_TAG) ? [PAGES_TAG, FILES_TAG] : [FILES_TAG];
}
