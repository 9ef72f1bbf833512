import { type Account, findAccountByEmail } from '../../accounts/account.ts';
import type { AccountContext } from '../../accounts/context.ts';
import { errors } from '../../errors.ts';

/** The account of an address. @throws 404 when there is none */
export async function requireAccount({ database }: AccountContext, email = ''): Promise<Account> {
  const account = await findAccountByEmail(database.reader, email);
  if (!account) throw errors.notFound(`account (${email})`);
  return account;
}
