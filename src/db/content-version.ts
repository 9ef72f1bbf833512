import type { Engine } from './engine.ts';
import type { Change } from './writer.ts';

const KEY = 'content-version';

/**
 * A counter that every change of published content increments. Cached pages are valid for one version only. It is
 * stored in the database, so that a change by any process invalidates the caches of all.
 */
export class ContentVersion {
  readonly #engine: Engine;
  readonly #stopWatching: () => void;
  #current: number;
  /** The version read in this turn of the event loop; undefined before the first read of the turn. */
  #thisTurn: number | null | undefined;
  #looking: Promise<void> | null = null;
  #isClosed = false;

  private constructor(engine: Engine, current: number, onError: (error: unknown) => void) {
    this.#engine = engine;
    this.#current = current;
    this.#stopWatching = engine.watch(() => {
      // A notification that was in flight when watching stopped finds a closed database.
      if (this.#isClosed) return;
      this.#looking ??= this.#look()
        .catch(onError)
        .finally(() => {
          this.#looking = null;
        });
    });
  }

  static async open(engine: Engine, onError: (error: unknown) => void): Promise<ContentVersion> {
    return new ContentVersion(engine, await read(engine), onError);
  }

  /** The latest version this process knows; 0 before anything was published. */
  get current(): number {
    return this.#current;
  }

  /**
   * The version right now, whichever process incremented it; null on PostgreSQL, where reading it needs a round trip.
   * Read at most once per turn of the event loop: all requests handled in one turn had arrived before that read.
   */
  now(): number | null {
    if (this.#thisTurn === undefined) {
      this.#thisTurn = this.#ask();
      setImmediate(() => {
        this.#thisTurn = undefined;
      });
    }
    return this.#thisTurn;
  }

  /** Records, inside a change, that it changes published content. */
  async increment(change: Change): Promise<void> {
    const { value } = await change.db
      .insertInto('state')
      .values({ key: KEY, value: 1 })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((row) => ({ value: row('state.value', '+', 1) })),
      )
      .returning('value')
      .executeTakeFirstOrThrow();
    await this.#engine.notify(change.db);
    change.afterCommit(() => this.#advance(value));
  }

  /** Resolves when no read is in flight. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#stopWatching();
    await this.#looking;
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
    this.#advance(await read(this.#engine));
  }
}

async function read(engine: Engine): Promise<number> {
  const row = await engine.reader
    .selectFrom('state')
    .select('value')
    .where('key', '=', KEY)
    .executeTakeFirst();
  return row?.value ?? 0;
}
