import { errors } from '../errors.ts';
import type { Db, Engine } from './engine.ts';

/** A change in the making: everything done through `db` is committed together, or not at all. */
export interface Change {
  readonly db: Db;
  /** Runs `effect` once the commit is on the disk, before the change is acknowledged. It must not throw. */
  afterCommit(effect: () => void): void;
}

interface Waiting {
  work(change: Change): Promise<unknown>;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

interface Done {
  waiting: Waiting;
  value: unknown;
  effects: (() => void)[];
}

/** More than this many changes in one commit would keep the first of them waiting for too long. */
const MOST_TOGETHER = 100;
const MOST_WAITING = 1000;

const SAVEPOINT = 'savepoint one_change';
const TO_SAVEPOINT = 'rollback to savepoint one_change';
const RELEASE = 'release savepoint one_change';

/**
 * The one writer of this process. Changes that arrive together share one durable commit, each in its savepoint, so
 * that one which fails leaves the others alone; each is answered only after the commit.
 */
export class Writer {
  readonly #engine: Engine;
  readonly #waiting: Waiting[] = [];
  #running: Promise<void> | null = null;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /**
   * @param work the change; it reads and writes through `change.db` only, and does nothing slow
   * @returns what `work` returned, after the commit
   * @throws what `work` threw; 503 when too many wait, 507 when the disk is full
   */
  write<T>(work: (change: Change) => Promise<T>): Promise<T> {
    if (this.#waiting.length >= MOST_WAITING) return Promise.reject(errors.overloaded());
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ work, resolve: resolve as (value: unknown) => void, reject });
      this.#running ??= this.#run();
    });
  }

  /** Resolves when everything that waits now is committed or refused. */
  async settled(): Promise<void> {
    while (this.#running) await this.#running;
  }

  async #run() {
    // One turn of the event loop later, so that what arrives in this turn is gathered.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#waiting.length > 0) {
      const together = this.#waiting.splice(0, MOST_TOGETHER);
      try {
        await this.#commit(together);
      } catch (error) {
        for (const { reject } of together) reject(this.#engine.meaningOf(error) ?? error);
      }
    }
    this.#running = null;
  }

  async #commit(together: readonly Waiting[]) {
    const refused: { waiting: Waiting; error: unknown }[] = [];
    const done: Done[] = [];
    const engine = this.#engine;
    await engine.writer.connection().execute(async (db) => {
      await engine.begin(db);
      try {
        for (const waiting of together) {
          const effects: (() => void)[] = [];
          await engine.frame(db, SAVEPOINT);
          try {
            const value = await waiting.work({ db, afterCommit: (effect) => effects.push(effect) });
            done.push({ waiting, value, effects });
          } catch (error) {
            await engine.frame(db, TO_SAVEPOINT);
            refused.push({ waiting, error });
          }
          await engine.frame(db, RELEASE);
        }
        await engine.frame(db, 'commit');
      } catch (error) {
        await undo(engine, db);
        throw error;
      }
    });
    for (const { waiting, value, effects } of done) {
      for (const effect of effects) effect();
      waiting.resolve(value);
    }
    for (const { waiting, error } of refused) waiting.reject(this.#engine.meaningOf(error) ?? error);
  }
}

/** Where this fails, too, the connection is lost, and with it the transaction. */
async function undo(engine: Engine, db: Db): Promise<void> {
  try {
    await engine.frame(db, 'rollback');
  } catch {}
}
