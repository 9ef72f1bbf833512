import { join } from 'node:path';
import type { DatabaseLocation } from '../../db/connect.ts';
import { diskStorage } from '../../media/index.ts';
import { snapshotIn } from '../open-backup.ts';
import { type RestoreOptions, restore } from '../restore.ts';
import { NOW, temporaryFolder } from '../site.fixture.ts';
import { migrations } from '../small-site.fixture.ts';
import { verify } from '../verify.ts';
import { type BackUpIntoOptions, backUpInto } from './back-up-into.ts';
import { FolderStore } from './folder-store.ts';
import type { ObjectStore } from './object-store.ts';

export const progress = () => {};

/** An empty place for backups, in a folder of the running test. */
export async function emptyStore() {
  const folder = join(await temporaryFolder(), 'backups');
  return { folder, store: new FolderStore(folder) };
}

/** Adds a snapshot of the site at `from`. @param hours after `NOW` that it is taken */
export function backedUpInto(
  store: ObjectStore,
  from: DatabaseLocation,
  hours: number,
  more: Partial<BackUpIntoOptions> = {},
) {
  const storage = diskStorage(join(from.dataDir, 'uploads'));
  const now = () => new Date(NOW.getTime() + hours * 3_600_000);
  return backUpInto({ from, storage, store, migrations, now, progress, ...more });
}

export const restoredFrom = (
  store: ObjectStore,
  into: DatabaseLocation,
  snapshot?: string,
  more: Partial<RestoreOptions> = {},
) =>
  restore({
    open: snapshotIn(store, snapshot),
    into,
    makeDataFolder: () => false,
    migrations,
    now: () => NOW,
    progress,
    ...more,
  });

export const verified = (store: ObjectStore, snapshot?: string) =>
  verify({ open: snapshotIn(store, snapshot), migrations, progress });
