import type { Db, Engine } from './engine.ts';
import { EventLoopProgress } from './event-loop-progress.ts';
import type { Change, Writer } from './writer.ts';

const KEY = 'content-version';

/** Less than the time for which a change waits for the answer of a worker. */
const MAX_LAG_MS = 40;

/** A look that takes longer hangs, maybe only on its connection: the next one does not wait for it. */
const MAX_LOOK_MS = 1000;
/** How many looks may be unfinished at a time, because each holds a connection. */
const MAX_UNFINISHED_LOOKS = 3;

/** How workers of one machine announce new versions to each other. */
export interface VersionBroadcast {
  /**
   * Tells the others a committed version. Resolves when all know it; one that has not answered for 50 ms counts as
   * gone.
   */
  tellVersion(version: number): Promise<unknown>;
  /** Calls back with each version that another worker announces. */
  onVersion(learn: (version: number) => void): void;
}

export interface ContentVersionOptions {
  write: Writer['write'];
  onError(error: unknown): void;
  /** Absent for a process that serves alone on its machine. */
  broadcast?: VersionBroadcast | undefined;
}

/**
 * A counter that every change of published content increments. Cached pages are valid for one version only. It is
 * stored in the database, so that a change by any process invalidates the caches of all.
 */
export class ContentVersion {
  readonly #engine: Engine;
  readonly #write: Writer['write'];
  readonly #onError: (error: unknown) => void;
  readonly #broadcast: VersionBroadcast | undefined;
  readonly #progress = new EventLoopProgress();
  #stopWatching = () => {};
  #current = 0;
  #telling: Promise<unknown> | undefined;
  /** The version read in this turn of the event loop; undefined before the first read of the turn. */
  #thisTurn: number | null | undefined;
  /** When that was read (monotonic clock). */
  #thisTurnAt = 0;
  #looking: Promise<void> | null = null;
  #unfinishedLooks = 0;
  #overtaking: Promise<void> | null = null;
  #isClosed = false;

  private constructor(engine: Engine, { write, onError, broadcast }: ContentVersionOptions) {
    this.#engine = engine;
    this.#write = write;
    this.#onError = onError;
    this.#broadcast = broadcast;
    broadcast?.onVersion((version) => this.#advance(version));
  }

  static async open(engine: Engine, options: ContentVersionOptions): Promise<ContentVersion> {
    // Listens before it reads, so that it misses no version.
    const version = new ContentVersion(engine, options);
    await version.#look();
    version.#watch();
    return version;
  }

  /** The latest version this process knows; 0 before anything was published. */
  get current(): number {
    return this.#current;
  }

  /**
   * The version that pages show. The very next request to any worker of this machine shows an acknowledged change
   * (requirement 18.22), because the workers are told before it is acknowledged. A change does not wait long for their
   * answers, so a worker that is behind with its messages reads the version from the database instead, where that needs
   * no round trip. Other machines learn it within a second, by watching.
   */
  get shown(): number {
    if (!this.#broadcast || this.#progress.hasHandledAllBefore(MAX_LAG_MS)) return this.#current;
    return this.now() ?? this.#current;
  }

  /**
   * The version right now, whichever process incremented it; null on PostgreSQL, where reading it needs a round trip.
   * Read once per turn of the event loop, because all requests handled in one turn had arrived before that read; again
   * after a long turn, because `setImmediate` within the check phase runs only after the next phase of new requests.
   */
  now(): number | null {
    const now = performance.now();
    if (this.#thisTurn === undefined || now - this.#thisTurnAt >= MAX_LAG_MS) {
      if (this.#thisTurn === undefined)
        setImmediate(() => {
          this.#thisTurn = undefined;
        });
      this.#thisTurn = this.#ask();
      this.#thisTurnAt = now;
    }
    return this.#thisTurn;
  }

  /**
   * Records, inside a change, that it changes published content. The new version is above the stored one, and above
   * what this process knows: after a failover the stored one may be of before the latest changes.
   */
  async increment(change: Change): Promise<void> {
    const known = this.#current;
    const { value } = await change.db
      .insertInto('state')
      .values({ key: KEY, value: known + 1 })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((row) => ({
          value: row(
            row.case().when('state.value', '<', known).then(known).else(row.ref('state.value')).end(),
            '+',
            1,
          ),
        })),
      )
      .returning('value')
      .executeTakeFirstOrThrow();
    await this.#engine.notify(change.db, value);
    change.afterCommit(() => {
      this.#advance(value);
      return this.#tell();
    });
  }

  /** Resolves when this process knows the latest version. */
  catchUp(): Promise<void> {
    return this.#look();
  }

  /** Resolves when no read is in flight. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#progress.stop();
    this.#stopWatching();
    await this.#looking;
    await this.#overtaking;
  }

  #watch() {
    this.#stopWatching = this.#engine.watch((version) => {
      // A notification that was in flight when watching stopped finds a closed database.
      if (this.#isClosed) return;
      if (version !== undefined) {
        this.#advance(version);
        return;
      }
      if (this.#unfinishedLooks < MAX_UNFINISHED_LOOKS) this.#looking ??= this.#lookBriefly();
    });
  }

  /** Resolves after a look, or earlier if that hangs. */
  #lookBriefly(): Promise<void> {
    this.#unfinishedLooks += 1;
    return new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, MAX_LOOK_MS).unref();
      void this.#look()
        .catch(this.#onError)
        .finally(() => {
          this.#unfinishedLooks -= 1;
          clearTimeout(timer);
          resolve();
        });
    }).finally(() => {
      this.#looking = null;
    });
  }

  /** Tells the other workers, once for all changes of a commit. @returns undefined without any */
  #tell(): Promise<unknown> | undefined {
    if (!this.#broadcast) return undefined;
    this.#telling ??= Promise.resolve().then(() => {
      this.#telling = undefined;
      return this.#broadcast?.tellVersion(this.#current);
    });
    return this.#telling;
  }

  #ask(): number | null {
    try {
      return this.#engine.readStateSync(KEY);
    } catch {
      return null;
    }
  }

  #advance(value: number) {
    this.#thisTurn = undefined;
    this.#current = Math.max(this.#current, value);
  }

  async #look() {
    const known = this.#current;
    const stored = await read(this.#engine.reader);
    this.#advance(stored);
    if (stored < known) this.#overtake();
  }

  /**
   * Stores a version above all that were known before a failover lost the latest changes, so that every process
   * drops the pages that show them. If that fails, the next look leads here again.
   */
  #overtake() {
    if (this.#isClosed) return;
    this.#overtaking ??= this.#write(async (change) => {
      if ((await read(change.db)) < this.#current) await this.increment(change);
    })
      .catch(this.#onError)
      .finally(() => {
        this.#overtaking = null;
      });
  }
}

async function read(db: Db): Promise<number> {
  const row = await db.selectFrom('state').select('value').where('key', '=', KEY).executeTakeFirst();
  return row?.value ?? 0;
}
