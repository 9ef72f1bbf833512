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
/** How long to wait after the first, second, … failure in a row; after further ones as long as after the last. */
const BACK_OFF_MS = [100, 200, 400, 800, 1600, 3200, 5000];

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
 * one process at a time, until they are taken.
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

  /** Sends the queued tags, unless another process is sending. */
  async #run(): Promise<void> {
    do {
      const tags = await this.#read();
      if (tags.length > 0) await this.#leases.runIfFree('purge', () => this.#sendUntilTaken());
    } while (this.#hasNewTags);
  }

  #read(): Promise<QueuedTag[]> {
    this.#hasNewTags = false;
    return this.#queue.read();
  }

  async #sendUntilTaken(): Promise<void> {
    const plan = new PurgePlan(this.#sendAfterMs);
    const { signal } = this.#stopping;
    for (;;) {
      const tags = await this.#read();
      if (tags.length === 0) return;
      const now = performance.now();
      plan.see(tags, now);
      if (plan.isDue(now)) await this.#send(plan, tags, now);
      if (signal.aborted) return;
      await pause(this.#pauseMs, undefined, { signal }).catch(() => {});
    }
  }

  get #pauseMs(): number {
    if (this.#failures === 0) return LOOK_EVERY_MS;
    return BACK_OFF_MS[Math.min(this.#failures, BACK_OFF_MS.length) - 1] ?? 0;
  }

  async #send(plan: PurgePlan, tags: readonly QueuedTag[], startedAt: number): Promise<void> {
    try {
      await sendTags(this.#target, merged(tags));
    } catch (error) {
      this.#failures += 1;
      if (this.#failures === 1)
        this.#log.warn({ err: error }, 'the shared cache did not take what changed; it is told again');
      return;
    }
    if (this.#failures > 0) this.#log.info('the shared cache takes what changed again');
    this.#failures = 0;
    const done = plan.taken(tags, startedAt);
    if (done.length > 0) await this.#database.write(({ db }) => this.#queue.remove(db, done));
  }
}

/** The tags to send; very many file tags are replaced by the one tag that all files share. */
function merged(tags: readonly QueuedTag[]): string[] {
  const names = tags.map(({ tag }) => tag);
  if (names.length <= MAX_TAGS) return names;
  return names.includes(PAGES_TAG) ? [PAGES_TAG, FILES_TAG] : [FILES_TAG];
}
