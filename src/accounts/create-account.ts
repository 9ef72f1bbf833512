import type { Change } from '../db/writer.ts';
import { errors } from '../errors.ts';
import { type Account, findAccountByEmail, foldEmail } from './account.ts';
import { type NewAccount, parseNewAccount } from './account-fields.ts';
import type { AccountContext } from './context.ts';
import { checkStudies } from './studies.ts';

/** Refuses an address that another account has, inside the change, where no other can take it meanwhile. @throws 409 */
export async function assertEmailIsFree(change: Change, email: string, except = ''): Promise<void> {
  const present = await findAccountByEmail(change.db, email);
  if (!present || present._id === except) return;
  const message = 'This email address already belongs to an account.';
  throw errors.conflict(message, { email: message });
}

/** Writes a new account within a change. @throws 400 for studies that there are not, 409 when the address belongs to one already */
export async function insertAccount(
  context: AccountContext,
  change: Change,
  { password: _, ...values }: NewAccount,
  passwordHash: string,
): Promise<Account> {
  await checkStudies(change, values);
  await assertEmailIsFree(change, values.email);
  const at = context.now();
  const shown = {
    _id: context.newId(at),
    ...values,
    createdAt: at.toISOString(),
    updatedAt: at.toISOString(),
  };
  await change.db
    .insertInto('account')
    .values({ ...shown, emailFolded: foldEmail(values.email), passwordHash, disabled: 0, version: 1 })
    .execute();
  return { ...shown, disabled: false };
}

/**
 * Creates an account.
 * @param values role, name, email, password, and optionally faculty and semester (ids), as they arrived
 * @throws 400 with the fields that do not hold, 409 when the address belongs to another account, 503
 */
export async function createAccount(
  context: AccountContext,
  values: Readonly<Record<string, unknown>>,
): Promise<Account> {
  const account = parseNewAccount(values);
  const hash = await context.passwords.hash(account.password);
  return context.database.write((change) => insertAccount(context, change, account, hash));
}
