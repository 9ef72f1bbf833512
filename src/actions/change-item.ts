import type { Actor } from '../accounts/actor.ts';
import type { AuditAction } from '../content/audit.ts';
import { changedFields } from '../db/editing/snapshot.ts';
import { findItem, updateItem, type Versioned } from '../db/store.ts';
import type { Change } from '../db/writer.ts';
import { errors } from '../errors.ts';
import { type ContentType, nounOf } from '../schema/define-type.ts';
import type { Values } from '../schema/derive/validator.ts';
import type { Site } from '../whole-site.ts';
import { recordItemChange } from './audit-event.ts';
import { updateFileReferences } from './file-references.ts';
import { recordVersion } from './record-version.ts';
import { mustNotNeedReview } from './review.ts';
import { stopSchedule } from './stop-schedule.ts';

/** Whether the caller has seen this version (`If-Match`); undefined when the caller accepts any version. */
export type Precondition = ((version: number) => boolean) | undefined;

export interface ItemChange {
  id: string;
  action: AuditAction;
  seen: Precondition;
  /** Returns the new values, given the record as read within the change. */
  decide(present: Versioned, change: Change): Values | Promise<Values>;
}

/**
 * Changes one record: finds it, checks the precondition, decides, writes, updates its file references and writes a
 * version and an audit event; after the commit removes files that nothing references any more. Saving an unchanged
 * record changes nothing, so that it pushes no older version out of the history.
 * @throws 404 when there is no such record, 409 when its type asks for review, 412 when it is newer than the caller has seen
 */
export async function changeItem(
  site: Site,
  actor: Actor,
  type: ContentType,
  { id, action, seen, decide }: ItemChange,
): Promise<Versioned> {
  const { changed, dropped } = await site.database.write(async (change) => {
    const present = await findItem(change.db, type, id);
    if (!present) throw errors.notFound(nounOf(type));
    await mustNotNeedReview(change.db, actor, type);
    if (seen && !seen(present.version)) throw errors.stale();
    const values = await decide(present, change);
    const isEqual = changedFields(type, present.item, { ...present.item, ...values }).length === 0;
    if (isEqual) return { changed: present, dropped: [] };
    const now = site.now();
    const changed = await updateItem(change.db, type, present.item, values, now.toISOString());
    if (!changed) throw errors.notFound(nounOf(type));
    await recordVersion(site, actor, change, type, { before: present, after: changed, kind: 'saved' });
    await stopSchedule(site, change, type, id);
    const dropped = await updateFileReferences(change, type, present.item, changed.item, now);
    await recordItemChange(site, actor, change, action, type, changed.item);
    return { changed, dropped };
  });
  await removeFiles(site, dropped);
  await site.database.reading.withRelated(type, [changed.item]);
  return changed;
}

/** Removes files after the commit that dropped them. A failure is only logged: recovery retries. */
export async function removeFiles(site: Site, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  await site.media.remove(paths).catch(site.onError);
}
