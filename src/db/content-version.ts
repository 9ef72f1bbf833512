import type { Engine } from './engine.ts';
import type { Change } from './writer.ts';

const KEY = 'content-version';

/**
 * The number that rises with every change of what is published. Pages are kept for one version only. It stands in
 * the database, so that a change of any process counts for all.
 */
export class ContentVersion {
  readonly #engine: Engine;
  readonly #stopWatching: () => void;
  #current: number;
  /** What the database said in this turn of the event loop; undefined when it was not asked yet. */
  #thisTurn: number | null | undefined;
  #looking: Promise<void> | null = null;
  #isClosed = false;

  private constructor(engine: Engine, current: number, onError: (error: unknown) => void) {
    this.#engine = engine;
    this.#current = current;
    this.#stopWatching = engine.watch(() => {
      // One that was on its way when the watching ended finds no database any more.
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

  /** 0 while nothing was ever published. */
  get current(): number {
    return this.#current;
  }

  /**
   * The number at this very moment, whichever process raised it last; null where that cannot be told at once. Asked
   * of the database once in a turn of the event loop: requests that are read in the same turn had all begun before.
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

  /** Says, within a change, that what is published changes by it. */
  async raise(change: Change): Promise<void> {
    const { value } = await change.db
      .insertInto('state')
      .values({ key: KEY, value: 1 })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((row) => ({ value: row('state.value', '+', 1) })),
      )
      .returning('value')
      .executeTakeFirstOrThrow();
    await this.#engine.announce(change.db);
    change.afterCommit(() => this.#advance(value));
  }

  /** Resolves when nothing is read any more. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#stopWatching();
    await this.#looking;
  }

  #ask(): number | null {
    try {
      return this.#engine.stateNow(KEY);
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
