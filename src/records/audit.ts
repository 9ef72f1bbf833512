import type { Actor } from '../accounts/actor.ts';
import type { AuditAction } from '../content/audit.ts';
import { type AuditActor, writeAuditEvent, writeAuditEvents } from '../db/audit-events.ts';
import type { Change } from '../db/writer.ts';
import { type ContentType, type Item, titleOf } from '../schema/define-type.ts';
import type { Site } from '../whole-site.ts';
import type { Work } from './change.ts';

/** Within a change: writes an audit event of each stored file. */
export function recordUploads(
  { site, actor, change }: Work,
  type: 'picture' | 'attachment',
  files: readonly { path: string; title?: string }[],
): Promise<void> {
  const events = files.map(
    ({ path, title = '' }) => ({ action: 'uploaded', type, item: path, title }) as const,
  );
  return writeAuditEvents(site, change, actor, events);
}

const REMOVING = ['deleted', 'unpublished', 'ended'] as const;
/** Actions that end with the record no longer live. */
export type RemovingAction = (typeof REMOVING)[number];
const isRemoving = (action: AuditAction) => REMOVING.some((one) => one === action);

/** Within a change to a record: writes its audit event, updates the search index and raises the content version. */
export async function recordItemChange(
  site: Site,
  actor: Actor,
  change: Change,
  action: AuditAction,
  type: ContentType,
  item: Item,
): Promise<void> {
  const event = { action, type: type.name, item: item._id, title: titleOf(type, item) };
  await writeAuditEvent(site, change, actor, event);
  if (isRemoving(action)) await site.search.remove(change, type, item);
  else await site.search.put(change, type, item);
  await site.database.version.increment(change);
}

/** A table that is downloaded, or a list that is read whole. */
export interface Export {
  /** The type of its rows. */
  type: string;
  format: 'csv' | 'xlsx' | 'ics' | 'json';
  rows: number;
}

/** Writes to the audit trail that a table is about to be sent, so that none leaves unseen (requirement 19.63). */
export async function recordExport(
  site: Site,
  actor: AuditActor,
  { type, format, rows }: Export,
): Promise<void> {
  const event = { action: 'exported', type, item: '', title: '', detail: { format, rows } } as const;
  await site.database.write((change) => writeAuditEvent(site, change, actor, event));
}
