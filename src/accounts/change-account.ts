import { isDeepStrictEqual } from 'node:util';
import type { AuditAction } from '../content/audit.ts';
import { type AuditActor, lastChangeOf, type NewAuditEvent, writeAuditEvent } from '../db/audit-events.ts';
import { endPreviewsOf } from '../db/editing/previews.ts';
import type { Change } from '../db/writer.ts';
import { errors } from '../errors.ts';
import { sentencesIn } from '../languages/sentences.ts';
import { fold } from '../schema/fold.ts';
import type { Site } from '../whole-site.ts';
import {
  type Account,
  accountEvent,
  dutiesColumn,
  findAccount,
  findVersionedAccount,
  foldEmail,
  type VersionedAccount,
} from './account.ts';
import { type AccountChanges, parseAccountChanges } from './account-fields.ts';
import { type Actor, mustHaveDuty, program } from './actor.ts';
import { assertEmailIsFree } from './create-account.ts';
import { assertAccountsAreKept, assignedDuties, canPublish, canWriteDrafts } from './duties.ts';
import { refuseGuessable } from './guessable-passwords.ts';
import { askerOf } from './hash-queue.ts';
import { distrustBrowsersOf, forgetBrowsersOf } from './known-browsers.ts';
import { endPasswordLinks } from './password-links.ts';
import { forgetSecondFactors } from './second-factor/second-factor.ts';
import { endSessionsOf } from './sessions.ts';
import { checkStudies } from './studies.ts';
import { words } from './words.ts';

/**
 * Changes the fields of an account that `values` name. A new password, a new role and disabling end its sessions; a new
 * password or address and disabling end its link to set a password. Once it may no longer write drafts, the links to previews
 * that it made end.
 * @throws 400, 403, 404; 409 if the address belongs to another account, or nobody who can sign in would look after accounts
 */
export async function changeAccount(
  site: Site,
  id: string,
  values: Readonly<Record<string, unknown>>,
  by: Actor = program,
): Promise<Account> {
  return (await changeSeenAccount(site, id, values, by)).account;
}

/**
 * Like `changeAccount`, for a caller that names the version it has read.
 * @param seen whether that is this one; absent when the caller accepts any
 * @throws also 412
 */
export async function changeSeenAccount(
  site: Site,
  id: string,
  values: Readonly<Record<string, unknown>>,
  by: Actor,
  seen?: (version: number) => boolean,
): Promise<VersionedAccount> {
  mustHaveDuty(by, 'accounts');
  const { password, ...named } = parseAccountChanges(values);
  const { disabled, duties: _, ...texts } = named;
  const passwordHash = password === undefined ? undefined : await site.passwords.hash(password, askerOf(by));
  return site.database.write(async (change) => {
    const found = await findVersionedAccount(change.db, id);
    if (!found) throw errors.notFound('account');
    const { account: present, version } = found;
    if (seen && !seen(version)) throw errors.stale({ changed: await lastChangeOf(change.db, 'account', id) });
    if (Object.keys(named).length === 0 && !passwordHash) return found;
    const changed = changedAccount(present, named, site.now());
    if (password !== undefined) refuseGuessable(password, changed);
    await assertAccountsAreKept(change.db, present, changed);
    await checkStudies(change, changed, present);
    const hasNewEmail = foldEmail(changed.email) !== foldEmail(present.email);
    if (hasNewEmail) await assertEmailIsFree(change, changed.email, id);
    await change.db
      .updateTable('account')
      .set((eb) => ({
        ...texts,
        duties: dutiesColumn(changed),
        ...(disabled !== undefined && { disabled: Number(disabled) }),
        ...(passwordHash && { passwordHash }),
        emailFolded: foldEmail(changed.email),
        nameFolded: fold(changed.name),
        updatedAt: changed.updatedAt,
        version: eb('version', '+', 1),
      }))
      .where('_id', '=', id)
      .execute();
    for (const event of eventsOfChange(present, changed, passwordHash !== undefined))
      await writeAuditEvent(site, change, by, event);
    // Known browsers are stored by e-mail address.
    if (hasNewEmail) await forgetBrowsersOf(change.db, id);
    else if (passwordHash) await distrustBrowsersOf(change.db, id, site.now());
    if (hasNewEmail || passwordHash || changed.disabled) await endPasswordLinks(change.db, id);
    // Links show later drafts, too, which this account may no longer see.
    if (!canWriteDrafts(changed)) await endPreviewsOf(change.db, 'account', id, changed.updatedAt);
    if (canPublish(present) && !canPublish(changed)) await site.staffMails?.unattended(site, change, changed);
    // Second factors are for administrators, whose sign-in asks for them.
    if (changed.role !== 'admin') await forgetSecondFactors(change.db, id);
    if (passwordHash || changed.disabled || changed.role !== present.role) {
      await endSessionsBy(site, change, by, changed);
    }
    return { account: changed, version: version + 1 };
  });
}

/** @throws 400 for duties of a student or teacher */
function changedAccount(
  { duties: present, ...account }: Account,
  { duties: named, ...values }: Omit<AccountChanges, 'password'>,
  at: Date,
): Account {
  const changed = { ...account, ...values, updatedAt: at.toISOString() };
  const duties = assignedDuties(changed.role, named, present);
  return { ...changed, ...(duties && { duties }) };
}

/**
 * Deletes an account with its sessions, known browsers, second factors and mails about it, and ends its link to set a
 * password and those to previews that it made.
 * @returns the deleted account
 * @throws 403, 404; 409 if nobody who can sign in would look after accounts
 */
export async function deleteAccount(site: Site, id: string, by: Actor = program): Promise<Account> {
  mustHaveDuty(by, 'accounts');
  return site.database.write(async (change) => {
    const present = await findAccount(change.db, id);
    if (!present) throw errors.notFound('account');
    await assertAccountsAreKept(change.db, present, null);
    await endSessionsBy(site, change, by, present);
    await forgetBrowsersOf(change.db, id);
    await forgetSecondFactors(change.db, id);
    await endPasswordLinks(change.db, id);
    await endPreviewsOf(change.db, 'account', id, site.now().toISOString());
    // Mails about its sign-ins and links.
    await change.db.deleteFrom('mail').where('about', '=', id).execute();
    await change.db.deleteFrom('account').where('_id', '=', id).execute();
    if (canPublish(present)) await site.staffMails?.unattended(site, change, present);
    await writeAuditEvent(site, change, by, accountEvent(present, 'deleted'));
    return present;
  });
}

/** The fields whose change an audit event names. */
const SHOWN_FIELDS = ['role', 'name', 'email', 'faculty', 'semester', 'duties', 'lang'] as const;

/** The audit events of a change: one for the fields, one for disabling or enabling, one for the password. */
function eventsOfChange(before: Account, after: Account, hasNewPassword: boolean): NewAuditEvent[] {
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
async function endSessionsBy(site: Site, change: Change, by: AuditActor, account: Account): Promise<void> {
  const sessions = await endSessionsOf(change.db, account._id);
  if (sessions > 0)
    await writeAuditEvent(site, change, by, accountEvent(account, 'sessions-ended', { sessions }));
}

/**
 * Resets the second factor of another person who has lost it, ends the sessions of the account, and distrusts its known
 * browsers. One's own is removed with the password, so that an open browser is not enough.
 * @throws 403, 404, 409 for one's own account
 */
export async function resetSecondFactor(site: Site, id: string, by: Actor): Promise<Account> {
  mustHaveDuty(by, 'accounts');
  return site.database.write(async (change) => {
    const account = await findAccount(change.db, id);
    if (!account) throw errors.notFound('account');
    if (by.account === id) throw errors.conflict(sentencesIn(words).secondFactor.notOwn);
    if (!(await forgetSecondFactors(change.db, id))) return account;
    await writeAuditEvent(site, change, by, accountEvent(account, 'second-factor-reset'));
    await endSessionsBy(site, change, by, account);
    await distrustBrowsersOf(change.db, id, site.now());
    return account;
  });
}
