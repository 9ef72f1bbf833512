import { randomBytes, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import type { OpenDatabase } from '../db/database.ts';
import { holder, type MirrorableStorage, type Storage } from '../media/index.ts';
import { readMove, type StorageMove } from './move-row.ts';
import { announceUser, forgetUser } from './storage-users.ts';

const LOOK_MS = 1000;
/** How often a process announces itself without news, to show that it lives. */
const BEAT_MS = 10 * 60_000;
/** The same during a move, where other processes wait. */
const BEAT_WITHIN_MOVE_MS = 10_000;
/** How often a process that cannot take part tries again. */
const RETRY_MS = 3000;

export interface StorageMemberOptions {
  database: OpenDatabase;
  storage: MirrorableStorage;
  /** The storage without its mirror. */
  own: Storage;
  /** The name of this process's own storage in a move. */
  ownName: string;
  /** Opens the other storage of a move by its name. */
  open(name: string): Promise<Storage>;
  /** An existing folder for temporary files; with a storage on disk, on the same file system. */
  folder: string;
  now(): Date;
  onError(error: unknown): void;
  /** How often it looks for a move, in milliseconds; every second by default. */
  lookMs?: number;
}

/** Why a site cannot start, for the operator. */
class StorageInMove extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StorageInMove';
  }
}

/**
 * Makes a process take part in storage moves: it looks for one every second, and while there is one writes to and
 * removes from both storages (requirement 18.18).
 */
export class StorageMember {
  readonly #options: StorageMemberOptions;
  /** Begins with the process id, by which others find out whether it is alive. */
  readonly #id = `${holder}-${randomUUID()}`;
  /** The move that this process takes part in. */
  #joined: string | null = null;
  /** The move of the last announcement; empty for none. */
  #announcedMove = '';
  #lastAnnounced = Number.NEGATIVE_INFINITY;
  #isAnnounced = false;
  #lastTried = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | null = null;
  /** The promise of `takePart`, once it was called. */
  #taking: Promise<void> | null = null;

  private constructor(options: StorageMemberOptions) {
    this.#options = options;
  }

  /**
   * Looks for a move and takes part in it. Without one, the process announces itself after the start (`takePart`), or
   * before it first changes a file, so that a start need not wait for a commit.
   * @throws StorageInMove when this process cannot take part in the running move
   */
  static async start(options: StorageMemberOptions): Promise<StorageMember> {
    const { database, storage } = options;
    const member = new StorageMember(options);
    storage.beforeChanges(() => member.takePart());
    if (await readMove(database.reader)) await member.#startWithin();
    member.#timer = setInterval(() => {
      member.#looking ??= member
        .#look()
        .catch(options.onError)
        .finally(() => {
          member.#looking = null;
        });
    }, options.lookMs ?? LOOK_MS);
    member.#timer.unref();
    return member;
  }

  /** Announces this process, unless it is; from then on every move waits for it. */
  takePart(): Promise<void> {
    this.#taking ??= this.#announceAndLook().catch((error: unknown) => {
      this.#taking = null;
      throw error;
    });
    return this.#taking;
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
    await this.#taking?.catch(() => {});
    if (this.#isAnnounced) await this.#forget().catch(this.#options.onError);
  }

  async #announceAndLook(): Promise<void> {
    // Announced before the look, so that a move that begins in between waits for this process.
    await this.#announce('', '');
    const move = await readMove(this.#options.database.reader);
    if (move) await this.#join(move);
  }

  async #startWithin(): Promise<void> {
    this.#taking = this.#announce('', '');
    try {
      await this.#taking;
      const move = await readMove(this.#options.database.reader);
      if (move) await this.#joinOrThrow(move);
    } catch (error) {
      await this.#forget();
      throw error;
    }
  }

  async #joinOrThrow(move: StorageMove): Promise<void> {
    const { ownName } = this.#options;
    if (ownName === move.to && !move.isReady) {
      throw new StorageInMove(
        `The files are still being moved to ${move.to}. Start with the storage ${move.from} until "storage move" says that all are there.`,
      );
    }
    const trouble = await this.#join(move);
    if (trouble) throw new StorageInMove(trouble);
  }

  async #look(): Promise<void> {
    await this.takePart();
    const move = await readMove(this.#options.database.reader);
    const now = this.#options.now().getTime();
    if (move && move.id !== this.#joined) {
      if (now - this.#lastTried >= RETRY_MS) await this.#join(move);
    } else if (!move && this.#announcedMove !== '') {
      await this.#options.storage.mirror(null);
      this.#joined = null;
      await this.#announce('', '');
    } else if (now - this.#lastAnnounced >= (move ? BEAT_WITHIN_MOVE_MS : BEAT_MS)) {
      await this.#announce(this.#joined ?? '', '');
    }
  }

  /** Begins to mirror. @returns why it cannot, for the operator; empty if it does */
  async #join(move: StorageMove): Promise<string> {
    const { storage, own, ownName, open } = this.#options;
    this.#lastTried = this.#options.now().getTime();
    try {
      const otherName = otherOf(move, ownName);
      const other = await open(otherName);
      await this.#assertSame(move, own, ownName);
      await this.#assertSame(move, other, otherName);
      await storage.mirror(ownName === move.from ? { from: own, to: other } : { from: other, to: own });
      this.#joined = move.id;
      await this.#announce(move.id, '');
      return '';
    } catch (error) {
      const trouble = error instanceof Error ? error.message : String(error);
      await this.#announce(move.id, trouble);
      return trouble;
    }
  }

  /** Throws unless this process reaches the very storage that the move means, and may write there. */
  async #assertSame({ id, probe }: StorageMove, storage: Storage, name: string): Promise<void> {
    const { folder } = this.#options;
    const { putText, readText } = await import('./probe.ts');
    if ((await readText(storage, probe)) !== id) {
      throw new StorageInMove(`The storage ${name} here is not the one that is being moved.`);
    }
    const own = `${randomBytes(16).toString('hex')}.pdf`;
    try {
      await putText(storage, own, id, folder);
    } finally {
      await storage.remove([own]);
      await rm(`${folder}/${own}`, { force: true });
    }
  }

  async #announce(move: string, trouble: string): Promise<void> {
    const { database, ownName, now } = this.#options;
    const at = now();
    this.#isAnnounced = true;
    await database.write(({ db }) =>
      announceUser(db, {
        _id: this.#id,
        host: hostname(),
        pid: process.pid,
        storage: ownName,
        move,
        trouble,
        seenAt: at.toISOString(),
      }),
    );
    this.#lastAnnounced = at.getTime();
    this.#announcedMove = move;
  }

  async #forget(): Promise<void> {
    await this.#options.database.write(({ db }) => forgetUser(db, this.#id));
  }
}

/** The other storage of a move. @throws StorageInMove if `own` is none of the two */
function otherOf({ from, to }: StorageMove, own: string): string {
  if (own === from) return to;
  if (own === to) return from;
  throw new StorageInMove(
    `The files are being moved from ${from} to ${to}, but this process uses the storage ${own}.`,
  );
}
