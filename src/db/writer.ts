import { errors } from '../errors.ts';
import type { Db, Engine } from './engine.ts';

/** One change: everything done through `db` is committed together, or not at all. */
export interface Change {
  readonly db: Db;
  /** Runs `effect` after the durable commit and before the change is acknowledged. It must not throw. */
  afterCommit(effect: () => void): void;
}

interface QueuedChange {
  work(change: Change): Promise<unknown>;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

interface Done {
  queued: QueuedChange;
  value: unknown;
  effects: (() => void)[];
}

/** Bounds the latency of the first change in a group commit. */
const MAX_GROUP_SIZE = 100;
const MAX_QUEUED = 1000;

const SAVEPOINT = 'savepoint one_change';
const ROLLBACK_TO_SAVEPOINT = 'rollback to savepoint one_change';
const RELEASE = 'release savepoint one_change';

/**
 * The single writer of this process, with group commit: changes that arrive together share one durable commit. Each
 * has its own savepoint, so a failing one leaves the others alone, and each is acknowledged only after the commit.
 */
export class Writer {
  readonly #engine: Engine;
  readonly #queue: QueuedChange[] = [];
  #running: Promise<void> | null = null;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /**
   * @param work reads and writes through `change.db` only, and does nothing slow
   * @returns the result of `work`, after the commit
   * @throws the error of `work`; 503 when the queue is full, 507 when the disk is
   */
  write<T>(work: (change: Change) => Promise<T>): Promise<T> {
    if (this.#queue.length >= MAX_QUEUED) return Promise.reject(errors.overloaded());
    return new Promise<T>((resolve, reject) => {
      this.#queue.push({ work, resolve: resolve as (value: unknown) => void, reject });
      this.#running ??= this.#run();
    });
  }

  /** Resolves when every queued change is committed or rejected. */
  async settled(): Promise<void> {
    while (this.#running) await this.#running;
  }

  async #run() {
    // Waits one turn of the event loop, so that all changes of this turn join the group.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#queue.length > 0) {
      const group = this.#queue.splice(0, MAX_GROUP_SIZE);
      try {
        await this.#commit(group);
      } catch (error) {
        for (const { reject } of group) reject(this.#engine.toAppError(error) ?? error);
      }
    }
    this.#running = null;
  }

  async #commit(group: readonly QueuedChange[]) {
    const failed: { queued: QueuedChange; error: unknown }[] = [];
    const done: Done[] = [];
    const engine = this.#engine;
    await engine.writer.connection().execute(async (db) => {
      await engine.begin(db);
      try {
        for (const queued of group) {
          const effects: (() => void)[] = [];
          await engine.transactionControl(db, SAVEPOINT);
          try {
            const value = await queued.work({ db, afterCommit: (effect) => effects.push(effect) });
            done.push({ queued, value, effects });
          } catch (error) {
            await engine.transactionControl(db, ROLLBACK_TO_SAVEPOINT);
            failed.push({ queued, error });
          }
          await engine.transactionControl(db, RELEASE);
        }
        await engine.transactionControl(db, 'commit');
      } catch (error) {
        await rollBack(engine, db);
        throw error;
      }
    });
    for (const { queued, value, effects } of done) {
      for (const effect of effects) effect();
      queued.resolve(value);
    }
    for (const { queued, error } of failed) queued.reject(this.#engine.toAppError(error) ?? error);
  }
}

/** A failing rollback means that the connection is lost, and the transaction with it. */
async function rollBack(engine: Engine, db: Db): Promise<void> {
  try {
    await engine.transactionControl(db, 'rollback');
  } catch {}
}
