import type { BackupReader } from '../backup-reader.ts';
import type { Manifest } from '../manifest.ts';
import { BackupRefused, refusals } from '../refusals.ts';
import { newHash } from '../tar.ts';
import { contentKey } from './layout.ts';
import type { ObjectStore } from './object-store.ts';
import { Repository } from './repository.ts';

/** A snapshot of a repository. Its contents are verified while they are read. */
export class SnapshotReader implements BackupReader {
  readonly manifest: Manifest;
  readonly size: number;
  readonly #store: ObjectStore;
  readonly #name: string;

  private constructor(store: ObjectStore, snapshot: string, manifest: Manifest) {
    this.#store = store;
    this.#name = nameOf(store, snapshot);
    this.manifest = manifest;
    const sizes = new Map(
      [...manifest.tables, ...manifest.uploads].map(({ sha256, size }) => [sha256, size]),
    );
    this.size = sizes.values().reduce((sum, size) => sum + size, 0);
  }

  /**
   * Opens a snapshot and checks its seal.
   * @param snapshot its name; undefined for the latest one
   * @throws BackupRefused when there is no such snapshot, or it is damaged or of a newer version
   */
  static async open(
    store: ObjectStore,
    snapshot: string | undefined,
    migrations: readonly string[],
  ): Promise<SnapshotReader> {
    const repository = await Repository.open(store);
    const all = await repository.snapshots();
    const name = snapshot ?? all.at(-1);
    if (!name) throw new BackupRefused(`There is no complete backup in ${store.name} yet.`);
    if (!all.includes(name)) {
      throw new BackupRefused(
        `There is no backup ${name} in ${store.name}. --list names those that are there.`,
      );
    }
    const manifest = await repository.manifest(name, migrations);
    if (manifest === 'newer') throw refusals.newer(nameOf(store, name));
    if (!manifest) throw refusals.damaged(nameOf(store, name));
    return new SnapshotReader(store, name, manifest);
  }

  async *content(_: string, sha256: string): AsyncGenerator<Buffer> {
    const stream = await this.#store.open(contentKey(sha256));
    if (!stream) throw this.damaged();
    const hash = newHash();
    for await (const chunk of stream) {
      hash.update(chunk);
      yield chunk;
    }
    if (hash.digest('hex') !== sha256) throw this.damaged();
  }

  damaged(): BackupRefused {
    return refusals.damaged(this.#name);
  }

  async close(): Promise<void> {
    // Nothing is open between two contents.
  }
}

const nameOf = ({ name }: ObjectStore, snapshot: string) => `The backup ${snapshot} in ${name}`;
