import { isDeepStrictEqual } from 'node:util';
import type { AuditAction } from '../content/audit.ts';
import { type AuditActor, type NewAuditEvent, writeAuditEvent } from '../db/audit-events.ts';
import type { Change } from '../db/writer.ts';
import type { Site } from '../whole-site.ts';
import type { Account } from './account.ts';
import { endSessionsOf } from './sessions.ts';

/** The fields whose change an audit event names. */
const SHOWN_FIELDS = ['role', 'name', 'email', 'faculty', 'semester', 'duties', 'lang'] as const;

/** The audit events of a change: one for the fields, one for disabling or enabling, one for the password. */
export function eventsOfChange(before: Account, after: Account, hasNewPassword: boolean): NewAuditEvent[] {
  const named = { type: 'account', item: after._id, title: after.name };
  const fields = SHOWN_FIELDS.filter((name) => !isDeepStrictEqual(before[name], after[name]));
  const others: AuditAction[] = [];
  if (before.disabled !== after.disabled) others.push(after.disabled ? 'disabled' : 'enabled');
  if (hasNewPassword) others.push('password-set');
  const isUpdate = fields.length > 0 || others.length === 0;
  return [
    ...(isUpdate ? [{ ...named, action: 'updated' as const, detail: { fields } }] : []),
    ...others.map((action) => ({ ...named, action })),
  ];
}

/** Ends the sessions of an account, within a change, and writes an audit event if there were any. */
export async function endSessionsBy(
  site: Site,
  change: Change,
  by: AuditActor,
  { _id: item, name: title }: Account,
): Promise<void> {
  const sessions = await endSessionsOf(change.db, item);
  if (sessions === 0) return;
  const event = { action: 'sessions-ended', type: 'account', item, title, detail: { sessions } } as const;
  await writeAuditEvent(site, change, by, event);
}
