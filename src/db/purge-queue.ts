import type { Db, Engine } from './engine.ts';

/** A tag of what changed. Each further change raises its version. */
export interface QueuedTag {
  tag: string;
  version: number;
}

/** How many tags one read returns; the rest comes with the next one. */
const MAX_READ = 1000;
/** Rows that one statement names. */
const MAX_ROWS = 200;

/**
 * Tags of what changed, until the shared cache has taken them: an outbox, written in the transaction of the change. A
 * tag that changes again before it is taken stays one row, with the time of its first change.
 */
export class PurgeQueue {
  readonly #reader: Db;
  #listener: () => void = () => {};

  constructor({ reader }: Pick<Engine, 'reader'>) {
    this.#reader = reader;
  }

  /** Adds tags, within the transaction of their change. */
  async add(db: Db, tags: readonly string[], at: Date): Promise<void> {
    for (let start = 0; start < tags.length; start += MAX_ROWS) {
      const rows = tags.slice(start, start + MAX_ROWS);
      await db
        .insertInto('purge')
        .values(rows.map((tag) => ({ tag, version: 1, at: at.toISOString() })))
        .onConflict((conflict) =>
          conflict.column('tag').doUpdateSet((row) => ({
            version: row('purge.version', '+', 1),
          })),
        )
        .execute();
    }
  }

  /** How many tags wait, and since when the oldest one does. */
  async backlog(): Promise<{ tags: number; since: Date | null }> {
    const { tags, since } = await this.#reader
      .selectFrom('purge')
      .select(({ fn }) => [fn.countAll().as('tags'), fn.min('at').as('since')])
      .executeTakeFirstOrThrow();
    return { tags: Number(tags), since: since === null ? null : new Date(since) };
  }

  async read(): Promise<QueuedTag[]> {
    // Descending, so that the tag of the pages comes before those of files.
    return this.#reader
      .selectFrom('purge')
      .select(['tag', 'version'])
      .orderBy('tag', 'desc')
      .limit(MAX_READ)
      .execute();
  }

  /** Removes tags that the cache accepted, except those queued again since they were read. */
  async remove(db: Db, taken: readonly QueuedTag[]): Promise<void> {
    for (const [version, tags] of Map.groupBy(taken, ({ version }) => version)) {
      const names = tags.map(({ tag }) => tag);
      for (let start = 0; start < names.length; start += MAX_ROWS) {
        const batch = names.slice(start, start + MAX_ROWS);
        await db.deleteFrom('purge').where('version', '=', version).where('tag', 'in', batch).execute();
      }
    }
  }

  /** Called after each commit of this process that added tags. */
  onAdded(listener: () => void): void {
    this.#listener = listener;
  }

  notify(): void {
    this.#listener();
  }
}
