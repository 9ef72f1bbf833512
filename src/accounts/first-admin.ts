import type { Db } from '../db/engine.ts';
import type { Role } from './account.ts';
import { type Account, findAccountByEmail } from './account.ts';
import { parseNewAccount } from './account-fields.ts';
import { program } from './actor.ts';
import type { AccountContext } from './context.ts';
import { insertAccount } from './create-account.ts';
import { askerOf } from './hash-queue.ts';
import { generatePassword } from './passwords.ts';

export interface CreatedAccount {
  account: Account;
  password: string;
  /** Whether the password was generated, so that it has to be printed. */
  isGenerated: boolean;
}

interface InitialAccount {
  role: Role;
  name: string;
  email: string;
  password: string;
}

/** Creates an account if `isNeeded`; asked again inside the change, because several processes may start at once. */
async function createIfNeeded(
  context: AccountContext,
  initial: InitialAccount,
  isNeeded: (db: Db) => Promise<boolean>,
): Promise<Account | null> {
  if (!(await isNeeded(context.database.reader))) return null;
  const values = parseNewAccount({ ...initial });
  const hash = await context.passwords.hash(values.password, askerOf(program));
  return context.database.write(async (change) =>
    (await isNeeded(change.db)) ? insertAccount(context, change, values, hash, program) : null,
  );
}

/** Whether there is an administrator, disabled ones included. */
export async function hasAdmin(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('_id')
    .where('role', '=', 'admin')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Creates the first administrator, unless there is one.
 * @returns the account with its password; null if an administrator existed
 * @throws AppError if e-mail or password is invalid, or the address belongs to another account
 */
export async function ensureFirstAdmin(
  context: AccountContext,
  { email, password }: { email: string; password?: string | undefined },
): Promise<CreatedAccount | null> {
  const chosen = password ?? generatePassword();
  const initial: InitialAccount = { role: 'admin', name: 'Administrator', email, password: chosen };
  const account = await createIfNeeded(context, initial, async (db) => !(await hasAdmin(db)));
  return account && { account, password: chosen, isGenerated: password === undefined };
}

/**
 * Creates the demonstration's student and teacher with the same password, each unless its address is taken.
 * @returns those created now
 */
export async function ensureDemoAccounts(
  context: AccountContext,
  { password }: { password?: string | undefined } = {},
): Promise<CreatedAccount[]> {
  const chosen = password ?? generatePassword();
  const accounts: InitialAccount[] = [
    { role: 'student', name: 'Sujata Maharjan', email: 'student@localhost', password: chosen },
    { role: 'teacher', name: 'Ramesh Adhikari', email: 'teacher@localhost', password: chosen },
  ];
  const created: CreatedAccount[] = [];
  for (const initial of accounts) {
    const account = await createIfNeeded(
      context,
      initial,
      async (db) => (await findAccountByEmail(db, initial.email)) === null,
    );
    if (account) created.push({ account, password: chosen, isGenerated: password === undefined });
  }
  return created;
}
