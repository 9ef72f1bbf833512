import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type SqliteDatabase from 'better-sqlite3';

/** How long other processes count as writing after one of their commits. */
const RECENTLY_MS = 100;
/** Node's timers know whole milliseconds only, which is about as long as a transaction takes. */
const SLICE_MS = 0.15;
/** Longer than most transactions take; from then on the lock is asked for less often. */
const SOON_MS = 20;
const MAX_PAUSE_MS = 20;

/**
 * Takes turns with the writers of other processes, since SQLite's lock has no queue: the one that has just committed is
 * the first to ask again, and would keep the others waiting.
 */
export class WriteTurns {
  readonly #begin: () => void;
  readonly #isBusy: (error: unknown) => boolean;
  readonly #commitsOfOthers: SqliteDatabase.Statement;
  #seen: unknown;
  #othersUntil = 0;

  /**
   * @param connection the only one of this process that writes
   * @param begin begins a transaction with the lock for writing, or throws at once
   */
  constructor(connection: SqliteDatabase.Database, begin: () => void, isBusy: (error: unknown) => boolean) {
    this.#begin = begin;
    this.#isBusy = isBusy;
    this.#commitsOfOthers = connection.prepare('pragma data_version').pluck();
    this.#seen = this.#commitsOfOthers.get();
  }

  /** Begins a transaction as soon as no other process writes. @throws the database's error after `ms` */
  async begin(ms: number): Promise<void> {
    const startedAt = performance.now();
    // While this process handles arrived events, the others may write.
    if (this.#doOthersWrite(startedAt)) await nextTurn();
    for (;;) {
      try {
        withoutStack(this.#begin);
        return;
      } catch (error) {
        const waited = performance.now() - startedAt;
        if (!this.#isBusy(error) || waited > ms) throw error;
        await (waited < SOON_MS ? shortPause() : pause(Math.min(waited / SOON_MS, MAX_PAUSE_MS)));
      }
    }
  }

  #doOthersWrite(now: number): boolean {
    const commits = this.#commitsOfOthers.get();
    if (commits !== this.#seen) this.#othersUntil = now + RECENTLY_MS;
    this.#seen = commits;
    return now < this.#othersUntil;
  }
}

/** Being refused is usual here, and to collect the stack of an error takes longer than the attempt. */
function withoutStack(attempt: () => void): void {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    attempt();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

const never = new Int32Array(new SharedArrayBuffer(4));

/** Sleeps for a fraction of a millisecond, then lets the event loop handle arrived events. */
function shortPause(): Promise<void> {
  Atomics.wait(never, 0, 0, SLICE_MS);
  return nextTurn();
}
