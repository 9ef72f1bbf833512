import { writeAuditEvent } from '../db/audit-events.ts';
import { errors } from '../errors.ts';
import { fold } from '../schema/fold.ts';
import { type Account, dutiesColumn, findAccount, foldEmail } from './account.ts';
import { type AccountChanges, parseAccountChanges } from './account-fields.ts';
import type { AccountContext } from './context.ts';
import { assertEmailIsFree } from './create-account.ts';
import { assertAccountsAreKept, assignedDuties } from './duties.ts';
import { forgetBrowsersOf } from './known-browsers.ts';
import { endSessionsOf } from './sessions.ts';
import { checkStudies } from './studies.ts';

/**
 * Changes the fields of an account that `values` name. A new password, a new role and disabling end its sessions.
 * @param by id of the account that changes it; empty for the program itself
 * @throws 400, 404; 409 if the address belongs to another account, or nobody who can sign in would look after accounts
 */
export async function changeAccount(
  context: AccountContext,
  id: string,
  values: Readonly<Record<string, unknown>>,
  by = '',
): Promise<Account> {
  const { password, ...named } = parseAccountChanges(values);
  const { disabled, duties: _, ...texts } = named;
  const passwordHash = password === undefined ? undefined : await context.passwords.hash(password);
  return context.database.write(async (change) => {
    const present = await findAccount(change.db, id);
    if (!present) throw errors.notFound('account');
    if (Object.keys(named).length === 0 && !passwordHash) return present;
    const changed = changedAccount(present, named, context.now());
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
    const event = { action: 'updated', type: 'account', item: id, title: changed.name } as const;
    await writeAuditEvent(context, change, { account: by, ...event });
    // Known browsers are stored by e-mail address.
    if (hasNewEmail) await forgetBrowsersOf(change.db, id);
    if (passwordHash || changed.disabled || changed.role !== present.role) {
      await endSessionsOf(change.db, id);
    }
    return changed;
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
 * Deletes an account with its sessions and known browsers.
 * @param by id of the account that deletes it; empty for the program itself
 * @returns the deleted account
 * @throws 404; 409 if nobody who can sign in would look after accounts
 */
export async function deleteAccount(context: AccountContext, id: string, by = ''): Promise<Account> {
  return context.database.write(async (change) => {
    const present = await findAccount(change.db, id);
    if (!present) throw errors.notFound('account');
    await assertAccountsAreKept(change.db, present, null);
    await endSessionsOf(change.db, id);
    await forgetBrowsersOf(change.db, id);
    await change.db.deleteFrom('account').where('_id', '=', id).execute();
    const event = { action: 'deleted', type: 'account', item: id, title: present.name } as const;
    await writeAuditEvent(context, change, { account: by, ...event });
    return present;
  });
}
