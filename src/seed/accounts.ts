import { findAccount } from '../accounts/account.ts';
import { deleteAccount } from '../accounts/change-account.ts';
import type { AccountContext } from '../accounts/context.ts';
import { ensureDemoAccounts, type MadeAccount } from '../accounts/first-admin.ts';

/** Under this name of a type stand accounts in the list of what the seed made. */
export const ACCOUNT = 'account';

/** Makes the demonstration's student and teacher and notes that the seed did. @returns those made now */
export async function plantAccounts(
  { accounts }: { accounts: AccountContext },
  password: string | undefined,
): Promise<MadeAccount[]> {
  const made = await ensureDemoAccounts(accounts, { password });
  await accounts.database.write(async ({ db }) => {
    for (const { account } of made) {
      const row = { place: `${ACCOUNT}-${account.role}`, type: ACCOUNT, item: account._id };
      await db
        .insertInto('seeded')
        .values(row)
        .onConflict((conflict) => conflict.column('place').doUpdateSet({ item: row.item }))
        .execute();
    }
  });
  return made;
}

/** Removes an account that the seed made, unless somebody changed it. @returns whether it went */
export async function uprootAccount(accounts: AccountContext, id: string): Promise<boolean> {
  const account = await findAccount(accounts.database.reader, id);
  if (!account || account.updatedAt !== account.createdAt) return false;
  await deleteAccount(accounts, id);
  return true;
}
