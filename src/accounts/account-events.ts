import { isDeepStrictEqual } from 'node:util';
import type { AuditAction } from '../content/audit.ts';
import { type AuditActor, type NewAuditEvent, writeAuditEvent } from '../db/audit-events.ts';
import type { Change } from '../db/writer.ts';
import type { Site } from '../whole-site.ts';
import { type Account, accountEvent } from './account.ts';
import { endSessionsOf } from './sessions.ts';

/** The fields whose change an audit event names. */
const SHOWN_FIELDS = ['role', 'name', 'email', 'faculty', 'semester', 'duties', 'lang'] as const;

/** The audit events of a change: one for the fields, one for disabling or enabling, one for the password. */
export function eventsOfChange(before: Account, after: Account, hasNewPassword: boolean): NewAuditEvent[] {
  const fields = SHOWN_FIELDS.filter((name) => !isDeepStrictEqual(before[name], after[name]));
  const others: AuditAction[] = [];
  if (before.disabled !== after.disabled) others.push(after.disabled ? 'disabled' : 'enabled');
  if (hasNewPassword) others.push('password-set');
  const isUpdate = fields.length > 0 || others.length === 0;
  return [
    ...(isUpdate ? [accountEvent(after, 'updated', { fields })] : []),
    ...others.map((action) => accountEvent(after, action)),
  ];
}

/** Ends the sessions of an account, within a change, and writes an audit event if there were any. */
export async function endSessionsBy(
  site: Site,
  change: Change,
  by: AuditActor,
  account: Account,
): Promise<void> {
  const sessions = await endSessionsOf(change.db, account._id);
  if (sessions > 0)
    await writeAuditEvent(site, change, by, accountEvent(account, 'sessions-ended', { sessions }));
}
