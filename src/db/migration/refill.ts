import { sql } from 'kysely';
import type { OpenDatabase } from '../database.ts';
import type { ContentRow, Db } from '../engine.ts';
import { keyOf, readRows } from '../rows.ts';
import { contentOf } from '../store.ts';
import { type Backfill, backfills } from './backfills.ts';
import { isContract } from './compatibility.ts';
import { type Filling, fillingsOf } from './fillings.ts';
import { type Migration, type Shapes, shapesAfter } from './migration.ts';
import { forgetSettled, settle, settledAmong } from './settled.ts';

/** The maximum difference between the clocks of two machines. */
const CLOCK_MARGIN_MS = 2 * 3_600_000;
/** Versions from before the table `process` do not announce themselves: they are assumed to be gone after this time. */
const SETTLED_AFTER_MS = 24 * 3_600_000;

export interface RefillOptions {
  migrations: readonly Migration[];
  backfills?: Readonly<Record<string, Backfill>>;
}

/**
 * Fills in the columns that an older version, serving beside this one, leaves empty: those that its unknown migrations
 * compute by backfills or copy from other columns. Rows changed since are computed again until no older version can be
 * serving any more; then the migration is marked as settled in `state`.
 */
export class Refill {
  readonly #database: Pick<OpenDatabase, 'reader' | 'write' | 'version'>;
  readonly #fillings: readonly Filling[];
  readonly #shapes: Shapes;
  /** When the last whole pass over a migration's rows began. */
  readonly #passes = new Map<string, number>();
  #isStopped = false;

  constructor(
    database: Pick<OpenDatabase, 'reader' | 'write' | 'version'>,
    { migrations, backfills: known = backfills }: RefillOptions,
  ) {
    this.#database = database;
    // No version from before a contracting migration can serve, so all earlier migrations are settled.
    const first = migrations.findLastIndex(({ name }) => isContract(name)) + 1;
    this.#fillings = migrations.slice(first).flatMap((migration) => fillingsOf(migration, known));
    this.#shapes = shapesAfter(migrations);
  }

  /**
   * Examines once the rows that changed since the last time.
   * @param oldest the version of the oldest process that serves
   * @returns the number of values that were filled in, those of one computation for a row counting as one
   */
  async run(now: Date, oldest: string): Promise<number> {
    let filled = 0;
    for (const [migration, appliedAt] of await this.#unsettled(oldest)) {
      const since = Math.max(Date.parse(appliedAt), this.#passes.get(migration) ?? 0) - CLOCK_MARGIN_MS;
      for (const filling of this.#fillings.filter((one) => one.migration === migration))
        filled += await this.#fillTable(filling, new Date(since).toISOString());
      if (this.#isStopped) break;
      this.#passes.set(migration, now.getTime());
      const isSettled = oldest >= migration && now.getTime() - Date.parse(appliedAt) > SETTLED_AFTER_MS;
      if (isSettled) await this.#database.write(({ db }) => settle(db, migration));
    }
    return filled;
  }

  /** Ends the running pass after its current chunk. */
  stop(): void {
    this.#isStopped = true;
  }

  /** The migrations to look at, each with the instant when it was applied. */
  async #unsettled(oldest: string): Promise<Map<string, string>> {
    const { reader } = this.#database;
    const names = [...new Set(this.#fillings.map(({ migration }) => migration))];
    if (names.length === 0) return new Map();
    const late = names.filter((name) => name > oldest);
    // An older version serves again, as after going back.
    if (late.length > 0) await this.#database.write(({ db }) => forgetSettled(db, late));
    const settled = await settledAmong(reader, names);
    const { rows } = await sql<{ name: string; appliedAt: string }>`
      select name, ${sql.ref('appliedAt')} from migration order by name`.execute(reader);
    // A migration as old as the database itself found no rows of an older version.
    const isOwn = ({ name, appliedAt }: (typeof rows)[number]) =>
      appliedAt === rows[0]?.appliedAt && oldest >= name;
    return new Map(
      rows
        .filter((row) => names.includes(row.name) && !settled.has(row.name) && !isOwn(row))
        .map(({ name, appliedAt }) => [name, appliedAt]),
    );
  }

  async #fillTable(filling: Filling, since: string): Promise<number> {
    const table = this.#shapes.get(filling.table);
    const [key, ...more] = table ? keyOf(table) : [];
    if (!table || !key || more.length > 0) throw new Error(`${filling.table} cannot be filled again`);
    const { updatedAt } = table.columns;
    const columns = { [key]: { type: 'id', primaryKey: true }, ...(updatedAt && { updatedAt }) } as const;
    let filled = 0;
    // Of unchanged rows only keys and instants are read.
    for await (const rows of readRows(this.#database.reader, { ...table, columns })) {
      if (this.#isStopped) break;
      const changed = rows.filter((row) => !updatedAt || String(row.updatedAt) >= since);
      const keys = changed.map((row) => String(row[key]));
      if (keys.length > 0) filled += await this.#fillRows(filling, key, keys);
    }
    return filled;
  }

  /** Fills the rows among these that lack values. Checks before it queues a change, and again within it. */
  async #fillRows(filling: Filling, key: string, keys: readonly string[]): Promise<number> {
    const { reader, write, version } = this.#database;
    if ((await lacking(reader, filling, key, keys)).length === 0) return 0;
    return write(async (change) => {
      const updates = await lacking(change.db, filling, key, keys);
      for (const [id, values] of updates)
        await contentOf(change.db).updateTable(filling.table).set(values).where(key, '=', id).execute();
      if (updates.length > 0) await version.increment(change);
      return updates.length;
    });
  }
}

/** The rows among these that lack computed values, each with those values. */
async function lacking(
  db: Db,
  { table, fill }: Filling,
  key: string,
  keys: readonly string[],
): Promise<[id: string, values: ContentRow][]> {
  const rows = await contentOf(db).selectFrom(table).selectAll().where(key, 'in', keys).execute();
  return rows.flatMap((row) => {
    const values = differing(row, fill(row));
    return values ? [[String(row[key]), values]] : [];
  });
}

/** The computed values that a row lacks; null if it lacks none. */
function differing(row: ContentRow, values: ContentRow | null): ContentRow | null {
  const missing = Object.entries(values ?? {}).filter(([column, value]) => row[column] !== value);
  return missing.length > 0 ? Object.fromEntries(missing) : null;
}
