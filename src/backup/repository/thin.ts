import type { Manifest } from '../manifest.ts';
import { BackupRefused } from '../refusals.ts';
import { contentKey, snapshotKey } from './layout.ts';
import type { Repository } from './repository.ts';

export interface Thinned {
  snapshots: number;
  contents: number;
  /** In bytes. */
  bytes: number;
}

const digestsOf = ({ tables, uploads }: Manifest) => [...tables, ...uploads].map(({ sha256 }) => sha256);

/**
 * Deletes all but the newest snapshots, then every content that no remaining snapshot names, those of killed backups
 * included. The caller holds the repository's lease, so no running backup relies on them.
 * @throws BackupRefused before anything is deleted, when a snapshot that stays cannot be read
 */
export async function thin(
  repository: Repository,
  keep: number,
  migrations: readonly string[],
): Promise<Thinned> {
  const all = await repository.snapshots();
  const kept = all.slice(-keep);
  const named = new Set<string>();
  for (const name of kept) {
    const manifest = await repository.manifest(name, migrations);
    if (!manifest || manifest === 'newer') {
      throw new BackupRefused(
        `The backup is made, but no older one was deleted: the backup ${name} is damaged or of a newer version, so nobody can tell what it needs.`,
      );
    }
    for (const digest of digestsOf(manifest)) named.add(digest);
  }
  // The snapshots go first: one whose contents are missing must never be seen.
  const dropped = all.slice(0, -keep);
  await repository.store.remove(dropped.map(snapshotKey));
  const unnamed = [...(await repository.contents())].filter(([digest]) => !named.has(digest));
  await repository.store.remove(unnamed.map(([digest]) => contentKey(digest)));
  return {
    snapshots: dropped.length,
    contents: unnamed.length,
    bytes: unnamed.reduce((sum, [, size]) => sum + size, 0),
  };
}
