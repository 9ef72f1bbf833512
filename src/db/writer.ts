import { errors } from '../errors.ts';
import { counter, type Family, gauge, Histogram, histogram, SIZES, seriesOf } from '../metrics/family.ts';
import type { Db, Engine } from './engine.ts';

/** One change: everything done through `db` is committed together, or not at all. */
export interface Change {
  readonly db: Db;
  /** Runs `effect` after the durable commit and before the change is acknowledged. It must not throw. */
  afterCommit(effect: () => void): void;
}

/** Permissions of the writer for a change. */
export interface WriteOptions {
  /**
   * True if `work` may run a second time after a rollback: it changes nothing but the database. A group of such changes
   * needs no savepoint for each, which are a twentieth of the work on a submission.
   */
  repeatable?: boolean;
}

/** Ends the writing of a program whose database server another version has upgraded meanwhile, from another machine. */
export interface MigrationGuard {
  /** The last migration that this program knows. */
  own: string | undefined;
  onUpgraded(migration: string | undefined): void;
}

interface QueuedChange {
  work(change: Change): Promise<unknown>;
  repeatable: boolean;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

interface Done {
  queued: QueuedChange;
  value: unknown;
  effects: (() => void)[];
}

interface Outcomes {
  done: Done[];
  failed: { queued: QueuedChange; error: unknown }[];
}

/** Bounds the latency of the first change in a group commit. */
const MAX_GROUP_SIZE = 100;
const MAX_QUEUED = 1000;

const SAVEPOINT = 'savepoint one_change';
const ROLLBACK_TO_SAVEPOINT = 'rollback to savepoint one_change';
const RELEASE = 'release savepoint one_change';

/**
 * The single writer of this process, with group commit: changes that arrive together share one durable commit. A
 * failing one is rolled back to its savepoint and leaves the others alone; each is acknowledged only after the commit.
 */
export class Writer {
  readonly #engine: Engine;
  readonly #guard: MigrationGuard | undefined;
  readonly #queue: QueuedChange[] = [];
  readonly #groupSizes = new Histogram(SIZES);
  readonly #commitSeconds = new Histogram();
  #failedCommits = 0;
  #running: Promise<void> | null = null;

  constructor(engine: Engine, guard?: MigrationGuard) {
    this.#engine = engine;
    this.#guard = guard;
  }

  /**
   * @param work reads and writes through `change.db` only, and does nothing slow
   * @param options permissions of the writer
   * @returns the result of `work`, after the commit
   * @throws the error of `work`; 503 when the queue is full or the database does not answer, 507 when the disk is full
   */
  write<T>(work: (change: Change) => Promise<T>, { repeatable = false }: WriteOptions = {}): Promise<T> {
    if (this.#queue.length >= MAX_QUEUED) return Promise.reject(errors.overloaded());
    return new Promise<T>((resolve, reject) => {
      this.#queue.push({ work, repeatable, resolve: resolve as (value: unknown) => void, reject });
      this.#running ??= this.#run();
    });
  }

  /** Resolves when every queued change is committed or rejected. */
  async settled(): Promise<void> {
    while (this.#running) await this.#running;
  }

  families(): Family[] {
    return [
      gauge('chautari_writer_queue', 'Changes that wait for their commit', this.#queue.length),
      histogram('chautari_writer_group_size', 'Changes in one commit', [seriesOf({}, this.#groupSizes)]),
      histogram('chautari_writer_commit_seconds', 'Durations of whole transactions', [
        seriesOf({}, this.#commitSeconds),
      ]),
      counter('chautari_writer_failed_commits_total', 'Transactions that failed', this.#failedCommits),
    ];
  }

  async #run() {
    // Waits one turn of the event loop, so that all changes of this turn join the group.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#queue.length > 0) {
      const group: QueuedChange[] = [];
      const startedAt = performance.now();
      try {
        await this.#commit(group);
        this.#groupSizes.observe(group.length);
        this.#commitSeconds.observe((performance.now() - startedAt) / 1000);
      } catch (error) {
        this.#failedCommits += 1;
        if (group.length === 0) group.push(...this.#nextGroup());
        const meaning = this.#engine.toAppError(error);
        for (const { reject } of group) reject(meaning ?? error);
        // Waiting changes are refused too, because each group may take until its timeout.
        if (meaning?.status === 503)
          for (const { reject } of this.#queue.splice(0)) reject(errors.overloaded());
      }
    }
    this.#running = null;
  }

  #nextGroup(): QueuedChange[] {
    return this.#queue.splice(0, MAX_GROUP_SIZE);
  }

  /** Commits the next group together. @param group receives its changes once the transaction is open */
  async #commit(group: QueuedChange[]) {
    let outcomes: Outcomes = { done: [], failed: [] };
    const engine = this.#engine;
    await engine.writer.connection().execute(async (db) => {
      try {
        const migration = await engine.begin(db);
        if (migration !== undefined && this.#guard && migration !== this.#guard.own) {
          this.#guard.onUpgraded(migration);
          throw errors.overloaded();
        }
        // Taken only now, so that changes that came while other processes wrote share the commit.
        group.push(...this.#nextGroup());
        outcomes = await this.#runAll(db, group);
        await engine.transactionControl(db, 'commit');
      } catch (error) {
        await rollBack(engine, db);
        throw error;
      }
    });
    const { done, failed } = outcomes;
    for (const { queued, value, effects } of done) {
      for (const effect of effects) effect();
      queued.resolve(value);
    }
    for (const { queued, error } of failed) queued.reject(this.#engine.toAppError(error) ?? error);
  }

  /** Runs a group without savepoints if it can be run again should one fail, else each change under its own. */
  async #runAll(db: Db, group: readonly QueuedChange[]): Promise<Outcomes> {
    const engine = this.#engine;
    if (group.every(({ repeatable }) => repeatable)) {
      try {
        const done: Done[] = [];
        for (const queued of group) done.push(await run(db, queued));
        return { done, failed: [] };
      } catch {
        await engine.transactionControl(db, 'rollback');
        await engine.begin(db);
      }
    }
    const outcomes: Outcomes = { done: [], failed: [] };
    for (const queued of group) {
      await engine.transactionControl(db, SAVEPOINT);
      try {
        outcomes.done.push(await run(db, queued));
      } catch (error) {
        await engine.transactionControl(db, ROLLBACK_TO_SAVEPOINT);
        outcomes.failed.push({ queued, error });
      }
      await engine.transactionControl(db, RELEASE);
    }
    return outcomes;
  }
}

async function run(db: Db, queued: QueuedChange): Promise<Done> {
  const effects: (() => void)[] = [];
  const value = await queued.work({ db, afterCommit: (effect) => effects.push(effect) });
  return { queued, value, effects };
}

/** A failing rollback means that the connection is lost, and the transaction with it. */
async function rollBack(engine: Engine, db: Db): Promise<void> {
  try {
    await engine.transactionControl(db, 'rollback');
  } catch {}
}
