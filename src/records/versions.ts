import type { Actor } from '../accounts/actor.ts';
import { changedFields, snapshotOf } from '../db/editing/snapshot.ts';
import {
  deleteOldVersions,
  insertVersion,
  itemOfVersion,
  listVersions,
  type Version,
  type VersionKind,
} from '../db/editing/versions.ts';
import type { Db } from '../db/engine.ts';
import type { Versioned } from '../db/store.ts';
import type { Change } from '../db/writer.ts';
import { errors } from '../errors.ts';
import { type ContentType, type Item, nounOf } from '../schema/define-type.ts';
import type { Site } from '../whole-site.ts';
import { filesIn, holdFiles } from './files.ts';
import { findManaged } from './managed.ts';

export interface LiveChange {
  /** The record that was live before; null if none was. */
  before: Versioned | null;
  /** The record that is live now, or was last; its version becomes the number of the new one. */
  after: Versioned;
  kind: VersionKind;
  note?: string;
}

/** Writes a version within the change that alters what is live, and deletes the oldest beyond the limit. */
export async function recordVersion(
  { now }: Site,
  { account }: Pick<Actor, 'account'>,
  change: Change,
  type: ContentType,
  { before, after, kind, note = '' }: LiveChange,
): Promise<void> {
  if (!type.drafts) return;
  const { db } = change;
  const record = after.item._id;
  await insertVersion(db, {
    record,
    type: type.name,
    n: after.version,
    at: now().toISOString(),
    account,
    kind,
    note,
    ...snapshotOf(type, after.item),
    changed: before ? changedFields(type, before.item, after.item) : [],
  });
  const files = filesIn(type, after.item);
  await holdFiles(change, 'version', `${record}.${after.version}`, files, now());
  for (const id of await deleteOldVersions(db, record)) await holdFiles(change, 'version', id, [], now());
}

/** The versions of a record, newest first. @throws 404 */
export async function historyOf(db: Db, type: ContentType, id: string): Promise<Version[]> {
  if (!(await findManaged(db, type, id))) throw errors.notFound(nounOf(type));
  return listVersions(db, id);
}

/** A record as it was in a version. The live record counts as a version even if it has none yet. */
export async function versionOf(db: Db, type: ContentType, id: string, n: number): Promise<Item | null> {
  const item = await itemOfVersion(db, type, id, n);
  if (item) return item;
  const managed = await findManaged(db, type, id);
  return managed?.live?.version === n ? managed.live.item : null;
}
