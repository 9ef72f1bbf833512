import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { OpenDatabase } from './database.ts';
import { CLOCKS_DIFFER_MS } from './engine.ts';

/** A lease that was not renewed for this long belonged to a process that died. */
const LEASE_MS = 6000;
const RENEW_EVERY_MS = 2000;
const ASK_EVERY_MS = 200;

/** Each is run by one process at a time, over all machines. */
type Task = 'first-start' | 'sweep' | 'search-index' | 'documents' | 'mail';

export interface LeaseOptions {
  /** How long no process does the task again after it was done. */
  restMs?: number;
}

type LeaseDatabase = Pick<OpenDatabase, 'reader' | 'write' | 'now'>;

/**
 * Runs tasks one at a time over all processes that share a database, by rows of `task_lease` (requirement 18.25). A
 * lease is renewed while its task runs, and taken over after its end. A process that was stopped for longer, or cut off
 * from the database, may go on beside the one that took over, so tasks have to be harmless when done twice.
 */
export class TaskLeases {
  readonly #database: LeaseDatabase;
  readonly #onError: (error: unknown) => void;
  /** Holders of the leases of tasks that this process has done and that no process may do again yet, by task. */
  readonly #resting = new Map<Task, string>();

  constructor(database: LeaseDatabase, onError: (error: unknown) => void) {
    this.#database = database;
    this.#onError = onError;
  }

  /** Runs `work` unless another process has the task, or it rests. @returns whether it ran @throws its error */
  async runIfFree(
    task: Task,
    work: () => Promise<void>,
    { restMs = 0 }: LeaseOptions = {},
  ): Promise<boolean> {
    const holder = await this.#take(task, Math.max(LEASE_MS, restMs));
    if (holder === null) return false;
    let renewing: Promise<unknown> = Promise.resolve();
    const timer = setInterval(() => {
      renewing = renewing.then(() => this.#setEnd(task, holder, LEASE_MS)).catch(this.#onError);
    }, RENEW_EVERY_MS);
    try {
      await work();
    } finally {
      clearInterval(timer);
      await renewing;
      await this.#setEnd(task, holder, restMs).catch(this.#onError);
    }
    if (restMs > 0) this.#resting.set(task, holder);
    return true;
  }

  /** Runs `work` as soon as no other process has the task. @throws its error */
  async run(task: Task, work: () => Promise<void>): Promise<void> {
    while (!(await this.runIfFree(task, work))) await pause(ASK_EVERY_MS);
  }

  /** Ends the rest period of the tasks that this process did, so that the next process to start can do them at once. */
  async close(): Promise<void> {
    for (const [task, holder] of this.#resting) await this.#setEnd(task, holder, 0).catch(this.#onError);
  }

  /**
   * @param longestMs the maximum length of a lease of this task; one that ends long after it was written while the clock
   *   was ahead, and counts as ended
   * @returns the holder that identifies this lease; null while another lease runs
   */
  async #take(task: Task, longestMs: number): Promise<string | null> {
    const latestEnd = (now: Date) => new Date(now.getTime() + longestMs + CLOCKS_DIFFER_MS).toISOString();
    const runs = (until: string, now: Date) => until > now.toISOString() && until <= latestEnd(now);
    // The reader answers first, so that asking again and again does not take turns from writers.
    const present = await this.#database.reader
      .selectFrom('task_lease')
      .select('until')
      .where('task', '=', task)
      .executeTakeFirst();
    if (present && runs(present.until, this.#database.now())) return null;
    return this.#database.write(async ({ db }) => {
      const now = this.#database.now();
      const lease = {
        holder: randomBytes(12).toString('hex'),
        until: new Date(now.getTime() + LEASE_MS).toISOString(),
      };
      const taken = await db
        .insertInto('task_lease')
        .values({ task, ...lease })
        .onConflict((conflict) =>
          conflict
            .column('task')
            .doUpdateSet(lease)
            .where((eb) =>
              eb.or([
                eb('task_lease.until', '<=', now.toISOString()),
                eb('task_lease.until', '>', latestEnd(now)),
              ]),
            ),
        )
        .returning('holder')
        .executeTakeFirst();
      return taken?.holder ?? null;
    });
  }

  /** Sets the end of a lease, in milliseconds from now, unless it was taken over. */
  async #setEnd(task: Task, holder: string, ms: number): Promise<void> {
    await this.#database.write(async ({ db }) => {
      await db
        .updateTable('task_lease')
        .set({ until: new Date(this.#database.now().getTime() + ms).toISOString() })
        .where('task', '=', task)
        .where('holder', '=', holder)
        .execute();
    });
  }
}
