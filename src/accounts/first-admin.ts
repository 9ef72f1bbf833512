import { generatePassword } from '../content/generated-password.ts';
import type { Db } from '../db/engine.ts';
import { hasRows } from '../db/order.ts';
import type { Site } from '../whole-site.ts';
import { type Account, findAccountByEmail, type Role } from './account.ts';
import { parseNewAccount } from './account-fields.ts';
import { program } from './actor.ts';
import { insertAccount } from './create-account.ts';
import { askerOf } from './hash-queue.ts';

export interface CreatedAccount {
  account: Account;
  password: string;
  /** Whether the password was generated, so that it has to be printed. */
  isGenerated: boolean;
}

/** An account of a new site. */
export interface FirstAccount {
  role: Role;
  email: string;
  password: string;
  isGenerated: boolean;
}

interface InitialAccount extends FirstAccount {
  name: string;
}

/**
 * Receives accounts before they are stored. A process that is killed in between has told the password of no account; told
 * later, the only administrator's password could be lost.
 */
export type TellAccount = (account: FirstAccount) => void;

/** Creates an account if `isNeeded`; asked again inside the change, because several processes may start at once. */
async function createIfNeeded(
  site: Site,
  initial: InitialAccount,
  isNeeded: (db: Db) => Promise<boolean>,
  tell: TellAccount,
): Promise<Account | null> {
  if (!(await isNeeded(site.database.reader))) return null;
  const { isGenerated, ...fields } = initial;
  const values = parseNewAccount({ ...fields });
  const hash = await site.passwords.hash(values.password, askerOf(program));
  tell({ ...initial, email: values.email });
  return site.database.write(async (change) =>
    (await isNeeded(change.db)) ? insertAccount(site, change, values, hash, program) : null,
  );
}

/** Whether there is an administrator, disabled ones included. */
export const hasAdmin = (db: Db): Promise<boolean> =>
  hasRows(db.selectFrom('account').select('_id').where('role', '=', 'admin'));

/**
 * Creates the first administrator, unless there is one.
 * @returns the account with its password; null if an administrator existed
 * @throws AppError if e-mail or password is invalid, or the address belongs to another account
 */
export async function ensureFirstAdmin(
  site: Site,
  { email, password }: { email: string; password?: string | undefined },
  tell: TellAccount = () => {},
): Promise<CreatedAccount | null> {
  const chosen = password ?? generatePassword();
  const isGenerated = password === undefined;
  const initial: InitialAccount = {
    role: 'admin',
    name: 'Administrator',
    email,
    password: chosen,
    isGenerated,
  };
  const account = await createIfNeeded(site, initial, async (db) => !(await hasAdmin(db)), tell);
  return account && { account, password: chosen, isGenerated };
}

/**
 * Creates the demonstration's student and teacher with the same password, each unless its address is taken.
 * @returns those created now
 */
export async function ensureDemoAccounts(
  site: Site,
  { password }: { password?: string | undefined } = {},
  tell: TellAccount = () => {},
): Promise<CreatedAccount[]> {
  const common = { password: password ?? generatePassword(), isGenerated: password === undefined };
  const accounts: InitialAccount[] = [
    { role: 'student', name: 'Sujata Maharjan', email: 'student@localhost', ...common },
    { role: 'teacher', name: 'Ramesh Adhikari', email: 'teacher@localhost', ...common },
  ];
  const created: CreatedAccount[] = [];
  for (const initial of accounts) {
    const account = await createIfNeeded(
      site,
      initial,
      async (db) => (await findAccountByEmail(db, initial.email)) === null,
      tell,
    );
    if (account) created.push({ account, ...common });
  }
  return created;
}
