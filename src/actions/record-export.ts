import { type AuditActor, writeAuditEvent } from '../db/audit-events.ts';
import type { Site } from '../whole-site.ts';

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
