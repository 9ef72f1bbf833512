import {
  changedFields,
  deleteOldVersions,
  insertVersion,
  latestVersion,
  type VersionKind,
} from '../db/editing/versions.ts';
import type { Versioned } from '../db/store.ts';
import type { Change } from '../db/writer.ts';
import type { ContentType } from '../schema/define-type.ts';
import type { ActionContext, Actor } from './context.ts';
import { filesIn, holdFiles } from './file-references.ts';

export interface LiveChange {
  /** The record that was live before; null if none was. */
  before: Versioned | null;
  /** The record that is live now, or was last; its version becomes the number of the new one. */
  after: Versioned;
  kind: VersionKind;
  note?: string;
}

/**
 * Writes a version within the change that alters what is live, and deletes the oldest beyond the limit. What was live
 * before gets one too where it has none: records from before there were versions, or that an older version of the
 * program has changed beside this one.
 */
export async function recordVersion(
  { now }: Pick<ActionContext, 'now'>,
  { account }: Pick<Actor, 'account'>,
  change: Change,
  type: ContentType,
  { before, after, kind, note = '' }: LiveChange,
): Promise<void> {
  if (!type.drafts) return;
  const { db } = change;
  const record = after.item._id;
  const hold = (n: number, { item }: Versioned) =>
    holdFiles(change, 'version', `${record}.${n}`, filesIn(type, item), now());
  if (before && (await latestVersion(db, record)) < before.version) {
    const { item, version: n } = before;
    await insertVersion(db, type, { item, n, at: item.updatedAt, account: '', kind: 'earlier', changed: [] });
    await hold(n, before);
  }
  await insertVersion(db, type, {
    item: after.item,
    n: after.version,
    at: now().toISOString(),
    account,
    kind,
    note,
    changed: before ? changedFields(type, before.item, after.item) : [],
  });
  await hold(after.version, after);
  for (const id of await deleteOldVersions(db, record)) await holdFiles(change, 'version', id, [], now());
}
