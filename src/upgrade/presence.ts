import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { OpenDatabase } from '../db/database.ts';
import { migrations } from '../db/migration/frozen.ts';
import { Refill } from '../db/migration/refill.ts';
import { announceProcess, forgetProcess, type ProcessIdentity, servingProcesses } from '../db/processes.ts';
import type { Search } from '../search/search.ts';

const BEAT_MS = 15_000;
/** How often rows are filled while no older version is seen; versions before the table `process` never are. */
const UNSEEN_REFILL_MS = 10 * 60_000;

export interface PresenceContext {
  database: OpenDatabase;
  search: Pick<Search, 'indexPending'>;
  now(): Date;
}

/** The last migration that this program knows, which tells versions apart. */
export const ownVersion = migrations.at(-1)?.name ?? '';

/**
 * Says that this process serves, so that versions side by side know of each other (requirement 18.41), and does again
 * what an older one leaves out: the columns that it does not know, and the search index of this version.
 */
export class Presence {
  readonly #context: PresenceContext;
  readonly #log: Logger;
  readonly #identity: ProcessIdentity;
  readonly #refill: Refill;
  #lastRefill = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<unknown> = Promise.resolve();

  constructor(context: PresenceContext, log: Logger) {
    this.#context = context;
    this.#log = log;
    this.#identity = { _id: randomUUID(), version: ownVersion, startedAt: context.now().toISOString() };
    this.#refill = new Refill(context.database, { migrations });
  }

  start(): void {
    this.#running = this.#beat();
    this.#timer = setInterval(() => {
      this.#running = this.#running.then(() => this.#beat());
    }, BEAT_MS);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#refill.stop();
    await this.#running;
    await this.#context.database.write(({ db }) => forgetProcess(db, this.#identity._id)).catch(this.#warn);
  }

  readonly #warn = (error: unknown) =>
    this.#log.warn({ err: error }, 'the work beside other versions failed and is tried again later');

  async #beat(): Promise<void> {
    const { database, now } = this.#context;
    try {
      const at = now();
      await database.write(({ db }) => announceProcess(db, this.#identity, at));
      const [oldest = this.#identity] = await servingProcesses(database.reader, at);
      await this.#doAgain(at, oldest.version);
    } catch (error) {
      this.#warn(error);
    }
  }

  async #doAgain(at: Date, oldest: string): Promise<void> {
    const isBesideOlder = oldest < ownVersion;
    if (!isBesideOlder && at.getTime() - this.#lastRefill < UNSEEN_REFILL_MS) return;
    this.#lastRefill = at.getTime();
    const filled = await this.#refill.run(at, oldest);
    if (filled > 0) this.#log.info({ filled }, 'rows of an older version were filled in');
    if (isBesideOlder) await this.#context.search.indexPending();
  }
}
