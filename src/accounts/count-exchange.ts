import type { OpenDatabase } from '../db/database.ts';
import type { Db } from '../db/engine.ts';

/**
 * Counts are written at most this often. One process learns of another's by its next write after that, so twice this
 * time bounds what may pass beyond a limit: the promised second (requirement 18.24).
 */
const EXCHANGE_EVERY_MS = 450;
/** Rows of one statement: it may have 32,766 values. */
const MAX_ROWS = 500;
/** Bounds the memory while the database is away: above this many the counts that changed first are dropped. */
const MAX_CHANGED = 50_000;

/** What was counted under one key until its end. */
export interface CountWindow {
  /** A keyed digest, so that no address can be told from it. */
  readonly key: string;
  /** The duration of a whole window. */
  readonly windowMs: number;
  /** In milliseconds since the epoch; that of the stored row, once it is known. */
  endsAt: number;
  /** The count of all processes, at the last exchange. */
  known: number;
  /** What this process has counted since that exchange. */
  added: number;
  /** The part of `added` that is being written. */
  writing: number;
}

/** Adds up counts over all processes that share a database, in rows of `rate_count`. Counting itself waits for nothing. */
export class CountExchange {
  readonly #database: Pick<OpenDatabase, 'write' | 'now'>;
  readonly #onError: (error: unknown) => void;
  readonly #changed = new Map<string, CountWindow>();
  #timer: NodeJS.Timeout | undefined;
  #exchanging: Promise<void> = Promise.resolve();
  #isExchanging = false;
  #isClosed = false;

  constructor(database: Pick<OpenDatabase, 'write' | 'now'>, onError: (error: unknown) => void) {
    this.#database = database;
    this.#onError = onError;
  }

  /** Writes and reads this window with the next exchange. */
  schedule(window: CountWindow): void {
    if (this.#isClosed) return;
    this.#changed.set(window.key, window);
    if (this.#changed.size > MAX_CHANGED) {
      const [oldest = ''] = this.#changed.keys();
      this.#changed.delete(oldest);
    }
    this.#plan();
  }

  /** Exchanges all scheduled windows. Never rejects: what is not written stays scheduled. */
  exchange(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#exchanging = this.#exchanging.then(() => this.#exchangeAll());
    return this.#exchanging;
  }

  /** Exchanges once more, for the processes that go on. */
  async close(): Promise<void> {
    const exchanged = this.exchange();
    this.#isClosed = true;
    await exchanged;
  }

  /** Plans the next exchange; during one, its end does. */
  #plan(): void {
    if (this.#isExchanging || this.#isClosed || this.#changed.size === 0) return;
    this.#timer ??= setTimeout(() => this.exchange(), EXCHANGE_EVERY_MS).unref();
  }

  /** Ends with the first change that fails, since the next one would fail likewise. */
  async #exchangeAll() {
    this.#isExchanging = true;
    try {
      // What changes meanwhile comes behind these, and waits for the next exchange.
      for (let left = this.#changed.size; left > 0; left -= MAX_ROWS) {
        const windows = this.#takeFirst(Math.min(left, MAX_ROWS));
        if (!(await this.#exchangeSome(windows))) return;
      }
    } finally {
      this.#isExchanging = false;
      this.#plan();
    }
  }

  #takeFirst(count: number): Map<string, CountWindow> {
    const first = new Map<string, CountWindow>();
    for (const [key, window] of this.#changed) {
      if (first.size === count) break;
      first.set(key, window);
      this.#changed.delete(key);
    }
    return first;
  }

  /** @returns whether they are stored; else they stay scheduled, unless newer ones have taken their places */
  async #exchangeSome(windows: ReadonlyMap<string, CountWindow>): Promise<boolean> {
    for (const window of windows.values()) window.writing = window.added;
    try {
      const stored = await this.#database.write(({ db }) => this.#add(db, windows));
      for (const { window, row } of stored) takeOver(window, row);
      return true;
    } catch (error) {
      for (const [key, window] of windows) {
        if (!this.#changed.has(key) && this.#changed.size < MAX_CHANGED) this.#changed.set(key, window);
      }
      this.#onError(error);
      return false;
    }
  }

  async #add(db: Db, windows: ReadonlyMap<string, CountWindow>): Promise<Stored[]> {
    const at = this.#database.now();
    const now = at.toISOString();
    const rows = await db
      .insertInto('rate_count')
      .values(
        Array.from(windows.values(), ({ key, writing, endsAt }) => ({
          key,
          count: writing,
          endsAt: new Date(endsAt).toISOString(),
        })),
      )
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((eb) => ({
          count: eb
            .case()
            .when('rate_count.endsAt', '>', now)
            .then(eb('rate_count.count', '+', eb.ref('excluded.count')))
            .else(eb.ref('excluded.count'))
            .end(),
          endsAt: eb
            .case()
            .when('rate_count.endsAt', '>', now)
            .then(eb.ref('rate_count.endsAt'))
            .else(eb.ref('excluded.endsAt'))
            .end(),
        })),
      )
      .returning(['key', 'count', 'endsAt'])
      .execute();
    const stored = rows.flatMap((row) => {
      const window = windows.get(row.key);
      return window ? [{ window, row }] : [];
    });
    await shortenWindows(db, stored, at);
    return stored;
  }
}

/** A window with its row. */
interface Stored {
  window: CountWindow;
  row: { key: string; count: number; endsAt: string };
}

/**
 * Lets no window end later than one that begins now: where one does, the clock was set back since it began. What was
 * counted stays counted.
 */
async function shortenWindows(db: Db, stored: readonly Stored[], now: Date): Promise<void> {
  for (const [windowMs, some] of Map.groupBy(stored, ({ window }) => window.windowMs)) {
    const endsAt = new Date(now.getTime() + windowMs).toISOString();
    const late = some.map(({ row }) => row).filter((row) => row.endsAt > endsAt);
    if (late.length === 0) continue;
    const keys = late.map(({ key }) => key);
    await shortenCounts(db, keys, endsAt);
    for (const row of late) row.endsAt = endsAt;
  }
}

/** Lets none of these counts end later, within a change. */
export async function shortenCounts(db: Db, keys: readonly string[], endsAt: string): Promise<void> {
  await db
    .updateTable('rate_count')
    .set({ endsAt })
    .where('key', 'in', keys)
    .where('endsAt', '>', endsAt)
    .execute();
}

function takeOver(window: CountWindow, { count, endsAt }: Stored['row']) {
  window.known = count;
  window.added -= window.writing;
  window.writing = 0;
  window.endsAt = Date.parse(endsAt);
}

/**
 * Deletes the counts whose window has ended, and shortens those that end later than the longest window could: they are
 * those of a clock that was set back since.
 */
export async function sweepCounts(
  { write, now }: Pick<OpenDatabase, 'write' | 'now'>,
  longestMs: number,
): Promise<void> {
  const at = now();
  const latest = new Date(at.getTime() + longestMs).toISOString();
  await write(async ({ db }) => {
    await db.deleteFrom('rate_count').where('endsAt', '<=', at.toISOString()).execute();
    await db.updateTable('rate_count').set({ endsAt: latest }).where('endsAt', '>', latest).execute();
  });
}
