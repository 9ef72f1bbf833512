import { findItem } from '../db/store.ts';
import type { DocumentText } from '../media/index.ts';
import type { Site } from '../whole-site.ts';

/** Finds documents that were stored since. */
const LOOK_EVERY_MS = 15_000;
/** A file that was not in the storage may be back. */
const MISSING_FOR_MS = 24 * 3_600_000;

const missing = { text: '', trouble: 'missing' } as const;

/**
 * Reads what the stored documents say, each once, one at a time and by one process of many. The text of a live record's
 * document is then in the search index; that of others waits until their record is live (requirement 25.42).
 */
export class DocumentReader {
  readonly #site: Site;
  readonly #stopping = new AbortController();
  /** The document that was looked at last: one that cannot be read now does not hold the others up. */
  #last = '';
  #working: Promise<void> | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor(site: Site) {
    this.#site = site;
  }

  start(): void {
    this.#timer = setInterval(() => void this.work(), LOOK_EVERY_MS);
    this.#timer.unref();
    void this.work();
  }

  /** Reads all documents that nobody has read, unless another process does. It never throws. */
  work(): Promise<void> {
    this.#working ??= this.#run()
      .catch((error: unknown) => {
        if (!this.#stopping.signal.aborted) this.#site.onError(error);
      })
      .finally(() => {
        this.#working = null;
      });
    return this.#working;
  }

  /** Breaks off: what is being read is read again by the next start. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#stopping.abort();
    await this.#working;
  }

  async #run() {
    const { signal } = this.#stopping;
    if (signal.aborted || (await this.#next()) === undefined) return;
    await this.#site.taskLeases.runIfFree('documents', async () => {
      for (;;) {
        const path = await this.#next();
        if (path === undefined || signal.aborted) return;
        this.#last = path;
        await this.#keep(path, (await this.#site.media.documentText(path, signal)) ?? missing);
      }
    });
  }

  /** The path of a document that nobody has read; the first one after the last. */
  async #next(): Promise<string | undefined> {
    const { database, now } = this.#site;
    const since = new Date(now().getTime() - MISSING_FOR_MS).toISOString();
    const after = (path: string) =>
      database.reader
        .selectFrom('attachment')
        .leftJoin('file_text', 'file_text.path', 'attachment.path')
        .select('attachment.path')
        .where('attachment.path', '>', path)
        .where((eb) =>
          eb.or([
            eb('file_text.path', 'is', null),
            eb.and([eb('file_text.trouble', '=', missing.trouble), eb('file_text.at', '<', since)]),
          ]),
        )
        .orderBy('attachment.path')
        .limit(1)
        .executeTakeFirst();
    return ((await after(this.#last)) ?? (await after('')))?.path;
  }

  /** Keeps what a document says, and indexes the live records again that hand it out. */
  async #keep(path: string, { text, trouble }: DocumentText | typeof missing): Promise<void> {
    const { database, search, types, now } = this.#site;
    await database.write(async (change) => {
      const { db } = change;
      const stored = await db
        .selectFrom('attachment')
        .select('path')
        .where('path', '=', path)
        .executeTakeFirst();
      // It was deleted meanwhile.
      if (!stored) return;
      const row = { text, trouble, at: now().toISOString() };
      await db
        .insertInto('file_text')
        .values({ path, ...row })
        .onConflict((conflict) => conflict.column('path').doUpdateSet(row))
        .execute();
      if (text === '') return;
      const uses = await db
        .selectFrom('picture_use')
        .select(['type', 'item'])
        .where('path', '=', path)
        .execute();
      let isLive = false;
      for (const use of uses) {
        const type = types.find(({ name }) => name === use.type);
        const live = type && (await findItem(db, type, use.item));
        if (!live) continue;
        await search.put(change, type, live.item);
        isLive = true;
      }
      if (isLive) await database.version.increment(change);
    });
  }
}
