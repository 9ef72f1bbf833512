import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import * as z from 'zod';
import { BackupRefused } from '../refusals.ts';
import { holder, isGone } from './holder.ts';
import { LEASES } from './layout.ts';
import type { ObjectStore, StoredObject } from './object-store.ts';

const RENEW_MS = 20_000;
/** A lease that was not renewed for this long belongs to a killed process. */
const LEASE_MS = 2 * 60_000;

const schema = z.object({ holder: z.string(), host: z.string(), pid: z.int() });

/**
 * The exclusive right to write into a repository. Each process writes an object of its own and then looks for those of
 * others, so that at least one of two simultaneous starters sees the other. Ages are compared by the store's clock.
 */
export class RepositoryLease {
  readonly #store: ObjectStore;
  readonly #key: string;
  readonly #file: string;
  #renewal: NodeJS.Timeout | undefined;
  #renewing: Promise<void> = Promise.resolve();

  private constructor(store: ObjectStore, folder: string) {
    const name = `${randomUUID()}.json`;
    this.#store = store;
    this.#key = `${LEASES}${name}`;
    this.#file = join(folder, name);
  }

  /**
   * @param folder for the lease's own file
   * @throws BackupRefused while another process holds it
   */
  static async acquire(store: ObjectStore, folder: string): Promise<RepositoryLease> {
    const lease = new RepositoryLease(store, folder);
    await writeFile(lease.#file, JSON.stringify({ holder, host: hostname(), pid: process.pid }));
    await store.put(lease.#key, lease.#file);
    try {
      await lease.#refuseOthers();
    } catch (error) {
      await store.remove([lease.#key]);
      throw error;
    }
    lease.#renewal = setInterval(() => lease.#renew(), RENEW_MS);
    lease.#renewal.unref();
    return lease;
  }

  /** Throws when this process was suspended so long that another one may have taken over. */
  async assertHeld(): Promise<void> {
    for await (const { key } of this.#store.list(LEASES)) if (key === this.#key) return;
    throw new BackupRefused(
      `This backup stood still for so long that another one began in ${this.#store.name}. Please start it again.`,
    );
  }

  async release(): Promise<void> {
    clearInterval(this.#renewal);
    await this.#renewing;
    await this.#store.remove([this.#key]);
  }

  #renew() {
    // A renewal that fails is made up for by the next one; `assertHeld` decides before anything is published.
    this.#renewing = this.#renewing
      .then(async () => {
        await this.assertHeld();
        await this.#store.put(this.#key, this.#file);
      })
      .catch(() => undefined);
  }

  async #refuseOthers(): Promise<void> {
    const leases: StoredObject[] = [];
    for await (const found of this.#store.list(LEASES)) leases.push(found);
    const own = leases.find(({ key }) => key === this.#key);
    for (const other of leases) {
      if (!own || other.key === own.key) continue;
      const holder = await this.#holderOf(other);
      if (own.modifiedAt.getTime() - other.modifiedAt.getTime() <= LEASE_MS && holder !== null) {
        throw new BackupRefused(
          `Another backup into ${this.#store.name} is under way (${holder}). Wait until it is done; if it was killed, try again in two minutes.`,
        );
      }
      await this.#store.remove([other.key]);
    }
  }

  /** The process that holds a lease, for people; null if it is known to be dead. */
  async #holderOf({ key }: StoredObject): Promise<string | null> {
    const content = await this.#store.open(key);
    if (!content) return null;
    const { data } = schema.safeParse(await json(content).catch(() => null));
    if (!data) return 'an unknown process';
    return isGone(data.holder) ? null : `process ${data.pid} on ${data.host}`;
  }
}
