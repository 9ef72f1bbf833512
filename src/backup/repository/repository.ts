import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { json, text } from 'node:stream/consumers';
import * as z from 'zod';
import { type Manifest, readManifest, writeManifest } from '../manifest.ts';
import { BackupRefused, refusals } from '../refusals.ts';
import { newHash } from '../tar.ts';
import {
  CONTENTS,
  contentKey,
  digestIn,
  MARKER,
  REPOSITORY_FORMAT,
  SNAPSHOTS,
  snapshotIn,
  snapshotKey,
  snapshotNameOf,
} from './layout.ts';
import type { ObjectStore } from './object-store.ts';

const marker = z.object({ program: z.literal('Chautari'), format: z.int() });

const sealOf = (manifest: string) => `${newHash().update(manifest).digest('hex')}\n`;
const SEAL_LENGTH = sealOf('').length;

/** Backups that share their contents: snapshots, and contents by digest. */
export class Repository {
  readonly store: ObjectStore;

  private constructor(store: ObjectStore) {
    this.store = store;
  }

  /** @throws BackupRefused when there is none, or one of a newer version */
  static async open(store: ObjectStore): Promise<Repository> {
    const found = await Repository.#markerIn(store);
    if (!found) throw new BackupRefused(`There are no backups in ${store.name}.`);
    return new Repository(store);
  }

  /**
   * Opens a repository, or creates it where there is nothing.
   * @param folder for unfinished files
   * @throws BackupRefused when there is something else, or a repository of a newer version
   */
  static async openOrCreate(store: ObjectStore, folder: string): Promise<Repository> {
    if (!(await Repository.#markerIn(store))) {
      for await (const { key } of store.list('')) {
        throw new BackupRefused(
          `${store.name} holds something else (${key}). Name an empty place, or one that this command made.`,
        );
      }
      const file = join(folder, 'marker');
      await writeFile(file, `${JSON.stringify({ program: 'Chautari', format: REPOSITORY_FORMAT })}\n`);
      await store.put(MARKER, file);
    }
    return new Repository(store);
  }

  static async #markerIn(store: ObjectStore): Promise<boolean> {
    const content = await store.open(MARKER);
    if (!content) return false;
    const { data } = marker.safeParse(await json(content).catch(() => null));
    if (!data) throw refusals.damaged(store.name);
    if (data.format > REPOSITORY_FORMAT) throw refusals.newer(store.name);
    return true;
  }

  /** The names of all snapshots, oldest first. */
  async snapshots(): Promise<string[]> {
    const names: string[] = [];
    for await (const { key } of this.store.list(SNAPSHOTS)) {
      const name = snapshotIn(key);
      if (name) names.push(name);
    }
    return names.toSorted();
  }

  /** The size of each stored content in bytes, by digest. */
  async contents(): Promise<Map<string, number>> {
    const sizes = new Map<string, number>();
    for await (const { key, size } of this.store.list(CONTENTS)) {
      const digest = digestIn(key);
      if (digest) sizes.set(digest, size);
    }
    return sizes;
  }

  /**
   * The manifest of a snapshot.
   * @returns 'newer' when only a later version can read it; null when it is missing or damaged
   */
  async manifest(name: string, knownMigrations: readonly string[]): Promise<Manifest | 'newer' | null> {
    const content = await this.store.open(snapshotKey(name));
    if (!content) return null;
    const sealed = await text(content);
    const manifest = sealed.slice(0, -SEAL_LENGTH);
    return sealed === manifest + sealOf(manifest) ? readManifest(manifest, knownMigrations) : null;
  }

  async putContent(sha256: string, file: string): Promise<void> {
    await this.store.put(contentKey(sha256), file);
  }

  /**
   * Makes a snapshot visible, whose contents are all stored.
   * @param folder for unfinished files
   * @returns its name
   */
  async publish(manifest: Omit<Manifest, 'format' | 'program'>, folder: string): Promise<string> {
    const name = snapshotNameOf(manifest.takenAt, randomBytes(2).toString('hex'));
    const file = join(folder, 'manifest');
    const content = writeManifest(manifest).toString();
    await writeFile(file, content + sealOf(content));
    await this.store.put(snapshotKey(name), file);
    return name;
  }
}
