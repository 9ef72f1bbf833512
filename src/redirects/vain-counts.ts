import type { OpenDatabase } from '../db/database.ts';
import type { Db } from '../db/engine.ts';
import { contentOf } from '../db/store.ts';

/** A table of what visitors looked for in vain, and its column with what. */
type VainTable = { name: 'missing_page'; column: 'path' } | { name: 'vain_search'; column: 'words' };

/** The maximum number of different ones counted between two writes, because a scanner requests any number. */
const MAX_PENDING = 500;
/** Above this many rows, those looked for least are deleted. */
const MAX_ROWS = 1000;
const WRITE_AFTER_MS = 3000;

export interface VainCountsOptions {
  database: Pick<OpenDatabase, 'write'>;
  now(): Date;
  newId(at: Date): string;
  onError(error: unknown): void;
}

/** How often something was looked for, and when last. */
interface VainCount {
  what: string;
  count: number;
  lastAt: string;
}

/**
 * Counts what visitors looked for in vain: in memory, written every few seconds as one change, so that no response waits
 * for it.
 */
export class VainCounts {
  readonly #table: VainTable;
  readonly #options: VainCountsOptions;
  #pending = new Map<string, VainCount>();
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(table: VainTable, options: VainCountsOptions) {
    this.#table = table;
    this.#options = options;
  }

  protected add(what: string): void {
    this.#add({ what, count: 1, lastAt: this.#options.now().toISOString() });
    this.#timer ??= setTimeout(() => void this.write(), WRITE_AFTER_MS).unref();
  }

  /** Whether it is still missing when it is written. */
  protected async isStillMissing(_what: string): Promise<boolean> {
    return true;
  }

  /** Drops an unwritten count. */
  forget(what: string): void {
    this.#pending.delete(what);
  }

  /** Writes the counts so far. Never rejects: counts that could not be written are kept for the next write. */
  write(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#writing = this.#writing.then(() => this.#writePending());
    return this.#writing;
  }

  async #writePending() {
    if (this.#pending.size === 0) return;
    const pending = [...this.#pending.values()];
    this.#pending = new Map();
    const { database, now, newId, onError } = this.#options;
    try {
      const counts: VainCount[] = [];
      for (const count of pending) if (await this.isStillMissing(count.what)) counts.push(count);
      if (counts.length > 0)
        await database.write(({ db }) => storeCounts(db, this.#table, counts, () => newId(now())));
    } catch (error) {
      for (const count of pending) this.#add(count);
      onError(error);
    }
  }

  #add({ what, count, lastAt }: VainCount) {
    const present = this.#pending.get(what);
    if (present) {
      present.count += count;
      if (present.lastAt < lastAt) present.lastAt = lastAt;
    } else if (this.#pending.size < MAX_PENDING) this.#pending.set(what, { what, count, lastAt });
  }
}

/** Adds counts to the table, within a change. */
async function storeCounts(
  db: Db,
  { name, column }: VainTable,
  counts: readonly VainCount[],
  newId: () => string,
): Promise<void> {
  const table = contentOf(db);
  await table
    .insertInto(name)
    .values(
      counts.map(({ what, count, lastAt }) => ({
        _id: newId(),
        [column]: what,
        count,
        firstAt: lastAt,
        lastAt,
      })),
    )
    .onConflict((conflict) =>
      conflict.column(column).doUpdateSet((row) => ({
        count: row(`${name}.count`, '+', row.ref('excluded.count')),
        lastAt: row.ref('excluded.lastAt'),
      })),
    )
    .execute();
  const beyond = await table
    .selectFrom(name)
    .select('_id')
    .orderBy('count', 'desc')
    .orderBy('lastAt', 'desc')
    .orderBy('_id', 'desc')
    .limit(MAX_ROWS)
    .offset(MAX_ROWS)
    .execute();
  const ids = beyond.map(({ _id }) => String(_id));
  if (ids.length > 0) await table.deleteFrom(name).where('_id', 'in', ids).execute();
}
