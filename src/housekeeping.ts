import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { sweepAccounts } from './accounts/sweep.ts';
import { sweepChats } from './assistant/store-conversation.ts';
import { knownFiles } from './db/known-files.ts';
import { sweepKeys } from './inbox/idempotency-keys.ts';
import { sweepCounts } from './mail/acknowledgement-limit.ts';
import { sweepCalls } from './records/change.ts';
import { sweep, sweepEditing, sweepTrash } from './records/sweep.ts';
import { deleteExpired, type Wait, waitOfDeletion } from './retention/delete-expired.ts';
import type { Site } from './whole-site.ts';

/** A start waits at most this long for the recovery of files, which then continues in the background. */
const MAX_RECOVERY_MS = 1000;
const SWEEP_EVERY_MS = 10 * 60_000;
/** How often a process looks through the storage, which lists every file. */
const RECOVER_EVERY_MS = 24 * 3_600_000;
/** How long files that no row names can still be put back. */
const STRAYS_STAY_MS = 14 * 24 * 3_600_000;
/** After a sweep by one process, the others that share its database skip theirs for this time. */
const SWEEP_REST_MS = SWEEP_EVERY_MS / 2;
/** How often a process asks whether another one has completed the search index or died over it. */
const ASK_FOR_INDEX_MS = 5000;

/**
 * Cleans up after killed processes, then deletes expired data and completes the search index, as one of many
 * processes.
 */
export class Housekeeping {
  readonly #site: Site;
  readonly #log: Logger;
  readonly #onError: (error: unknown) => void;
  /** When this process last looked through the storage, in milliseconds since 1970. */
  #recoveredAt = Number.NEGATIVE_INFINITY;
  /** The end of the wait that was logged last. */
  #toldEnd: string | null = null;
  readonly #stopping = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<unknown> = Promise.resolve();

  constructor(site: Site, log: Logger) {
    this.#site = site;
    this.#log = log;
    this.#onError = (error) => log.warn({ err: error }, 'housekeeping failed and is tried again later');
  }

  /** Resolves when files are recovered, or after a second at most. It never rejects. */
  async recover(): Promise<void> {
    // A storage that answered when the site was opened is this site's, and is not asked again: the start waits for this.
    const recovering = this.#site.isStorageAway ? this.#recoverOwnFiles() : this.#recoverFiles();
    const recovery = recovering.catch(this.#onError);
    this.#running = recovery;
    await Promise.race([recovery, delay(MAX_RECOVERY_MS, undefined, { ref: false })]);
  }

  /** Asks the storage first whether it holds this site's files. */
  async #recoverOwnFiles(): Promise<void> {
    if (await this.#site.ownsStorage()) await this.#recoverFiles();
    else this.#log.warn('the storage does not say that it holds the files of this site: none is set aside');
  }

  async #recoverFiles(): Promise<void> {
    const site = this.#site;
    this.#recoveredAt = site.now().getTime();
    await site.media.recover(this.#knownFiles);
  }

  readonly #knownFiles = async (paths: string[]): Promise<Set<string>> => {
    const { database } = this.#site;
    const known = await knownFiles(database.reader, paths);
    // A row that is gone may come back with a failover, and its file would be gone then.
    if (known.size < paths.length) await database.confirm();
    return known;
  };

  /** Begins to sweep, as soon as files are recovered, and then regularly. */
  start(): void {
    const work = () => {
      this.#running = this.#running.then(() => this.#work());
    };
    work();
    this.#timer = setInterval(work, SWEEP_EVERY_MS);
    this.#timer.unref();
  }

  /** Resolves when the running sweep has ended. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#stopping.abort();
    this.#site.search.stop();
    await this.#running;
    await this.#site.taskLeases.close();
  }

  async #work(): Promise<void> {
    await this.#site.taskLeases
      .runIfFree('sweep', () => this.#sweep(), { restMs: SWEEP_REST_MS })
      .catch(this.#onError);
    await this.#completeIndex().catch(this.#onError);
  }

  /** Indexes records that an upgrade, a restore or an interrupted reindex left out, if no other process does. */
  async #completeIndex(): Promise<void> {
    const { taskLeases, search } = this.#site;
    const { signal } = this.#stopping;
    while (!signal.aborted && (await search.isIndexing())) {
      if (await taskLeases.runIfFree('search-index', () => search.indexPending())) return;
      await delay(ASK_FOR_INDEX_MS, undefined, { ref: false, signal }).catch(() => {});
    }
  }

  async #sweep(): Promise<void> {
    const site = this.#site;
    // Absolute, because the clock may be set back.
    const sinceRecovery = Math.abs(site.now().getTime() - this.#recoveredAt);
    const steps = [
      // A file that stayed when its row was deleted has no lease.
      () =>
        sinceRecovery < RECOVER_EVERY_MS
          ? site.media.recoverEndedLeases(this.#knownFiles)
          : this.#recoverOwnFiles(),
      () => sweep(site),
      () => sweepEditing(site),
      () => sweepAccounts(site),
      () => sweepCounts(site.database),
      () => sweepKeys(site),
      () => sweepCalls(site),
      () => sweepChats(site),
      () => this.#deleteOld(),
    ];
    for (const step of steps) await step().catch(this.#onError);
  }

  /** Deletes expired data, unless the clock may be wrong. */
  async #deleteOld(): Promise<void> {
    const site = this.#site;
    const wait = await waitOfDeletion(site);
    if (wait) return this.#tellOf(wait);
    await sweepTrash(site);
    await site.media.deleteStrays(new Date(site.now().getTime() - STRAYS_STAY_MS));
    await deleteExpired(site, { signal: this.#stopping.signal });
  }

  /** Logs once that old data is kept for now. */
  #tellOf({ until, hasJumped }: Wait): void {
    if (until === this.#toldEnd) return;
    this.#toldEnd = until;
    if (hasJumped)
      this.#log.warn({ until }, 'the clock has jumped: nothing is deleted by its age until then');
    else this.#log.info({ until }, 'nothing is deleted by its age until then');
  }
}
