import type { OpenDatabase } from '../db/database.ts';
import type { Db } from '../db/engine.ts';
import type { Change } from '../db/writer.ts';
import { errors } from '../errors.ts';
import type { UploadLeases } from '../media/index.ts';
import { storedIdOf } from '../schema/stored-names.ts';

const LEASE_MS = 120_000;
/** Three extensions may fail before a lease ends. */
const EXTEND_EVERY_MS = 30_000;

export interface UploadLeasesOptions {
  database: Pick<OpenDatabase, 'reader' | 'write' | 'now'>;
  onError(error: unknown): void;
  /** Names the process. */
  holder: string;
  /** Names a process that is surely dead. */
  former?: string | null;
  /** Replaced by tests. */
  extendEveryMs?: number;
}

const recoveryOf = (holder: string) => `${holder}-recovery`;

/**
 * Upload leases as rows. Their time is the database's, so that a machine whose clock is wrong neither ends a lease of
 * its own too early nor takes over another machine's.
 */
export class StoredUploadLeases implements UploadLeases {
  readonly #options: UploadLeasesOptions;
  /** A lease that was taken over has another holder, so that not even this process settles it. */
  readonly #recovery: string;
  /** Holders whose leases need not end before they are taken over. */
  #dead: readonly string[];
  readonly #held = new Set<string>();
  #timer: NodeJS.Timeout | undefined;

  constructor(options: UploadLeasesOptions) {
    this.#options = options;
    this.#recovery = recoveryOf(options.holder);
    this.#dead = options.former ? [options.former, recoveryOf(options.former)] : [];
  }

  async take(id: string): Promise<void> {
    const { database, holder } = this.#options;
    await database.write(({ db }) =>
      db.insertInto('upload_lease').values({ id, holder, until: this.#end() }).execute(),
    );
    this.#held.add(id);
    this.#timer ??= setInterval(() => this.#extend(), this.#options.extendEveryMs ?? EXTEND_EVERY_MS).unref();
  }

  /**
   * Ends the leases of files within the change that inserts their rows.
   * @throws 503 when another process has taken one over, because it is removing the files
   */
  async settle(change: Change, paths: readonly string[]): Promise<void> {
    const ids = paths.map(storedIdOf).filter((id) => id !== null);
    if (ids.length === 0) return;
    const settled = await change.db
      .deleteFrom('upload_lease')
      .where('id', 'in', ids)
      .where('holder', '=', this.#options.holder)
      .returning('id')
      .execute();
    if (settled.length < ids.length) throw errors.overloaded();
    change.afterCommit(() => this.letGo(ids));
  }

  async drop(ids: readonly string[]): Promise<void> {
    this.letGo(ids);
    if (ids.length === 0) return;
    const { database, holder } = this.#options;
    await database.write(({ db }) =>
      db
        .deleteFrom('upload_lease')
        .where('id', 'in', ids)
        .where('holder', 'in', [holder, this.#recovery])
        .execute(),
    );
  }

  letGo(ids: readonly string[]): void {
    for (const id of ids) this.#held.delete(id);
    if (this.#held.size === 0) this.stop();
  }

  async among(ids: readonly string[]): Promise<Set<string>> {
    const rows = await this.#options.database.reader
      .selectFrom('upload_lease')
      .select('id')
      .where('id', 'in', ids)
      .execute();
    return new Set(rows.map(({ id }) => id));
  }

  async takeOver(): Promise<string[]> {
    const { database } = this.#options;
    // The reader answers first, since at nearly every start there is none.
    const hasEnded = (await this.#ended(database.reader)).length > 0;
    const taken = hasEnded ? await database.write(({ db }) => this.#takeOver(db)) : [];
    // Asked once: where the data folder is a copy, its former process may serve elsewhere.
    this.#dead = [];
    return taken;
  }

  async #takeOver(db: Db): Promise<string[]> {
    const ended = await this.#ended(db);
    for (const id of ended)
      await db
        .updateTable('upload_lease')
        .set({ holder: this.#recovery, until: this.#end() })
        .where('id', '=', id)
        .execute();
    return ended;
  }

  /** The leases that ran out or whose process is gone. */
  async #ended(db: Db): Promise<string[]> {
    const { database } = this.#options;
    const leases = await db.selectFrom('upload_lease').selectAll().execute();
    const now = database.now().toISOString();
    return leases
      .filter(({ until, holder }) => until < now || this.#dead.includes(holder))
      .map(({ id }) => id);
  }

  /** Stops extending leases. */
  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #end(): string {
    return new Date(this.#options.database.now().getTime() + LEASE_MS).toISOString();
  }

  #extend(): void {
    const { database, holder, onError } = this.#options;
    // Copied now, because all of them may be settled before the change has its turn.
    const ids = [...this.#held];
    database
      .write(({ db }) =>
        db
          .updateTable('upload_lease')
          .set({ until: this.#end() })
          .where('id', 'in', ids)
          .where('holder', '=', holder)
          .execute(),
      )
      .catch(onError);
  }
}
