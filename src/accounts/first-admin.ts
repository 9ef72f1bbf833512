import { type Account, findAccountByEmail } from './account.ts';
import { parseNewAccount } from './account-fields.ts';
import type { AccountContext } from './context.ts';
import { insertAccount } from './create-account.ts';
import { generatePassword } from './generate-password.ts';
import type { Role } from './role.ts';

export interface CreatedAccount {
  account: Account;
  password: string;
  /** Whether the password was made here, and has to be told to somebody. */
  isGenerated: boolean;
}

interface Wish {
  role: Role;
  name: string;
  email: string;
  password: string;
}

/** Makes an account unless `isNeeded` says, inside the change, that it is not. */
async function make(
  context: AccountContext,
  wish: Wish,
  isNeeded: (db: AccountContext['database']['reader']) => Promise<boolean>,
): Promise<Account | null> {
  if (!(await isNeeded(context.database.reader))) return null;
  const values = parseNewAccount({ ...wish });
  const hash = await context.passwords.hash(values.password);
  return context.database.write(async (change) =>
    (await isNeeded(change.db)) ? insertAccount(context, change, values, hash) : null,
  );
}

/**
 * Makes the first administrator when there is none.
 * @returns the account with its password, or null when there was an administrator already
 * @throws AppError when e-mail or password do not hold, or the address belongs to another account
 */
export async function ensureFirstAdmin(
  context: AccountContext,
  { email, password }: { email: string; password?: string | undefined },
): Promise<CreatedAccount | null> {
  const chosen = password ?? generatePassword();
  const wish: Wish = { role: 'admin', name: 'Administrator', email, password: chosen };
  const account = await make(context, wish, async (db) => {
    const row = await db
      .selectFrom('account')
      .select('_id')
      .where('role', '=', 'admin')
      .limit(1)
      .executeTakeFirst();
    return row === undefined;
  });
  return account && { account, password: chosen, isGenerated: password === undefined };
}

/**
 * Makes the demonstration's student and teacher, each unless its address belongs to an account already. Both get the
 * same password.
 * @returns those that were made now
 */
export async function ensureDemoAccounts(
  context: AccountContext,
  { password }: { password?: string | undefined } = {},
): Promise<CreatedAccount[]> {
  const chosen = password ?? generatePassword();
  const wishes: Wish[] = [
    { role: 'student', name: 'Sujata Maharjan', email: 'student@localhost', password: chosen },
    { role: 'teacher', name: 'Ramesh Adhikari', email: 'teacher@localhost', password: chosen },
  ];
  const made: CreatedAccount[] = [];
  for (const wish of wishes) {
    const account = await make(
      context,
      wish,
      async (db) => (await findAccountByEmail(db, wish.email)) === null,
    );
    if (account) made.push({ account, password: chosen, isGenerated: password === undefined });
  }
  return made;
}
