import { findAccount, findAccountByEmail } from '../accounts/account.ts';
import { deleteAccount } from '../accounts/change-account.ts';
import { createAccount } from '../accounts/create-account.ts';
import { type CreatedAccount, ensureDemoAccounts, type TellAccount } from '../accounts/first-admin.ts';
import { studiesOf } from '../accounts/studies.ts';
import { generatePassword } from '../content/generated-password.ts';
import type { Db } from '../db/engine.ts';
import type { Site } from '../whole-site.ts';
import type { AccountsData } from './demonstration.ts';

/** Type of accounts in the table of seeded items. */
export const ACCOUNT = 'account';

/** The seed key of the student whose password is printed. */
const DEMO_STUDENT = `${ACCOUNT}-student`;

async function note(db: Db, key: string, item: string): Promise<void> {
  await db
    .insertInto('seeded')
    .values({ place: key, type: ACCOUNT, item })
    .onConflict((conflict) => conflict.column('place').doUpdateSet({ item }))
    .execute();
}

/** Creates the demonstration's student and teacher and marks them as seeded. @returns the accounts created now */
export async function seedAccounts(
  accounts: Site,
  password: string | undefined,
  tell?: TellAccount,
): Promise<CreatedAccount[]> {
  const made = await ensureDemoAccounts(accounts, { password }, tell);
  await accounts.database.write(async ({ db }) => {
    for (const { account } of made) await note(db, `${ACCOUNT}-${account.role}`, account._id);
  });
  return made;
}

/** Where a student is enrolled: the ids of a faculty and of its semester. */
interface Enrolment {
  faculty: string | null;
  semester: string | null;
}

/**
 * Enrols the demonstration's student and creates the other accounts. Their passwords are not printed: the office sets
 * new ones. Accounts of an earlier seeding are left as they are.
 * @param seeded ids of the seeded records by seed key
 */
export async function seedPeople(
  accounts: Site,
  { student, people }: AccountsData,
  seeded: ReadonlyMap<string, string>,
): Promise<void> {
  const enrolmentIn = async (keys: { faculty?: string; semester?: string }): Promise<Enrolment> => {
    // The college may have deleted the seeded faculty or semester; the enrolment is then empty.
    const { faculty, semester } = await studiesOf(accounts.database, {
      faculty: seeded.get(keys.faculty ?? '') ?? null,
      semester: seeded.get(keys.semester ?? '') ?? null,
    });
    return { faculty, semester };
  };
  await enrolStudent(accounts, await enrolmentIn(student));
  for (const { role, name, email, ...keys } of people) {
    if (await findAccountByEmail(accounts.database.reader, email)) continue;
    const values = { role, name, email, password: generatePassword(), ...(await enrolmentIn(keys)) };
    const account = await createAccount(accounts, values);
    await accounts.database.write(({ db }) => note(db, `${ACCOUNT}/${email}`, account._id));
  }
}

/** Keeps the account's version, so that it still counts as unchanged and is removed with the seed. */
async function enrolStudent({ database }: Site, enrolment: Enrolment) {
  await database.write(async ({ db }) => {
    await db
      .updateTable('account')
      .set(enrolment)
      .where('_id', 'in', db.selectFrom('seeded').select('item').where('place', '=', DEMO_STUDENT))
      .whereRef('updatedAt', '=', 'createdAt')
      .where('faculty', 'is', null)
      .execute();
  });
}

/** Deletes a seeded account, unless it was changed since. @returns whether it was deleted */
export async function unseedAccount(accounts: Site, id: string): Promise<boolean> {
  const account = await findAccount(accounts.database.reader, id);
  if (!account || account.updatedAt !== account.createdAt) return false;
  await deleteAccount(accounts, id);
  return true;
}
