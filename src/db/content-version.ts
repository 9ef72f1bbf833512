import type { Db, Engine } from './engine.ts';
import type { Change, Writer } from './writer.ts';

const KEY = 'content-version';

/** A look that takes longer hangs, maybe only on its connection: the next one does not wait for it. */
const MAX_LOOK_MS = 1000;
/** How many looks may be unfinished at a time, because each holds a connection. */
const MAX_UNFINISHED_LOOKS = 3;

export interface ContentVersionOptions {
  write: Writer['write'];
  onError(error: unknown): void;
}

/**
 * A counter that every change of published content increments. Cached pages are valid for one version only. It is
 * stored in the database, so that a change by any process invalidates the caches of all.
 */
export class ContentVersion {
  readonly #engine: Engine;
  readonly #write: Writer['write'];
  readonly #onError: (error: unknown) => void;
  #stopWatching = () => {};
  #current = 0;
  #looking: Promise<void> | null = null;
  #unfinishedLooks = 0;
  #overtaking: Promise<void> | null = null;
  #isClosed = false;

  private constructor(engine: Engine, { write, onError }: ContentVersionOptions) {
    this.#engine = engine;
    this.#write = write;
    this.#onError = onError;
  }

  static async open(engine: Engine, options: ContentVersionOptions): Promise<ContentVersion> {
    // Listens before it reads, so that it misses no version.
    const version = new ContentVersion(engine, options);
    await version.#look();
    version.#watch();
    return version;
  }

  /**
   * The version that pages show, and the latest that this process knows; 0 before anything was published. It has its own
   * changes before they are acknowledged, and those of other processes within a second, by watching.
   */
  get current(): number {
    return this.#current;
  }

  /** The version that includes every acknowledged change; null where other processes may have acknowledged later ones. */
  get exact(): number | null {
    return this.#engine.kind === 'sqlite' ? this.#current : null;
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
    change.afterCommit(() => this.#advance(value));
  }

  /** Resolves when this process knows the latest version. */
  catchUp(): Promise<void> {
    return this.#look();
  }

  /** Resolves when no read is in flight. */
  async close(): Promise<void> {
    this.#isClosed = true;
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

  #advance(value: number) {
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
