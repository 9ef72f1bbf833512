import { findAccount, findAccountByEmail } from '../accounts/account.ts';
import { deleteAccount } from '../accounts/change-account.ts';
import type { AccountContext } from '../accounts/context.ts';
import { createAccount } from '../accounts/create-account.ts';
import { type CreatedAccount, ensureDemoAccounts } from '../accounts/first-admin.ts';
import { generatePassword } from '../accounts/passwords.ts';
import { studiesOf } from '../accounts/studies.ts';
import type { Db } from '../db/engine.ts';

/** Under this name of a type stand accounts in the list of what the seed made. */
export const ACCOUNT = 'account';

/** Where a student is enrolled: the places of the faculty and of its semester. */
interface Enrolment {
  faculty: string;
  semester: string;
}

const enrolled = (faculty: number, semester: number): Enrolment => ({
  faculty: `faculty/${faculty}`,
  semester: `semester/${faculty}/${semester}`,
});

/** In which programme and semester the student of the printed password is. */
const DEMO_STUDENT = { place: `${ACCOUNT}-student`, ...enrolled(0, 2) };

/** More people of the college. Nobody is told their passwords: the office gives them new ones. */
const people: readonly { role: 'student' | 'teacher'; name: string; email: string; in?: Enrolment }[] = [
  { role: 'student', name: 'Bishal Karmacharya', email: 'bishal.k@pipalchaur.example', in: enrolled(0, 4) },
  { role: 'student', name: 'Ngima Lhamu Sherpa', email: 'ngima.s@pipalchaur.example', in: enrolled(3, 0) },
  { role: 'student', name: 'आकृति पन्त', email: 'aakriti.p@pipalchaur.example', in: enrolled(1, 6) },
  { role: 'student', name: 'Sanjay Kumar Mahato', email: 'sanjay.m@pipalchaur.example', in: enrolled(4, 1) },
  { role: 'teacher', name: 'Indira Rajbhandari', email: 'indira.r@pipalchaur.example' },
  { role: 'teacher', name: 'Om Prakash Limbu', email: 'om.l@pipalchaur.example' },
];

async function note(db: Db, place: string, item: string): Promise<void> {
  await db
    .insertInto('seeded')
    .values({ place, type: ACCOUNT, item })
    .onConflict((conflict) => conflict.column('place').doUpdateSet({ item }))
    .execute();
}

/** Makes the demonstration's student and teacher and notes that the seed did. @returns those made now */
export async function plantAccounts(
  { accounts }: { accounts: AccountContext },
  password: string | undefined,
): Promise<CreatedAccount[]> {
  const made = await ensureDemoAccounts(accounts, { password });
  await accounts.database.write(async ({ db }) => {
    for (const { account } of made) await note(db, `${ACCOUNT}-${account.role}`, account._id);
  });
  return made;
}

/**
 * Enrols the demonstration's student, and makes the accounts of more people. What an earlier seeding made is left.
 * @param planted ids of what is planted, by place
 */
export async function plantPeople(
  accounts: AccountContext,
  planted: ReadonlyMap<string, string>,
): Promise<void> {
  // The college may have deleted what an earlier seeding planted.
  const enrolment = async (where: Enrolment | undefined) => {
    const { faculty, semester } = await studiesOf(accounts.database, {
      faculty: planted.get(where?.faculty ?? '') ?? null,
      semester: planted.get(where?.semester ?? '') ?? null,
    });
    return { faculty, semester };
  };
  await enrol(accounts, await enrolment(DEMO_STUDENT));
  for (const { role, name, email, in: where } of people) {
    if (await findAccountByEmail(accounts.database.reader, email)) continue;
    const values = { role, name, email, password: generatePassword(), ...(await enrolment(where)) };
    const account = await createAccount(accounts, values);
    await accounts.database.write(({ db }) => note(db, `${ACCOUNT}/${email}`, account._id));
  }
}

/** Not as a change of the account: it is still as the seed made it, and goes with the seed. */
async function enrol(
  { database }: AccountContext,
  enrolment: { faculty: string | null; semester: string | null },
) {
  await database.write(async ({ db }) => {
    await db
      .updateTable('account')
      .set(enrolment)
      .where('_id', 'in', db.selectFrom('seeded').select('item').where('place', '=', DEMO_STUDENT.place))
      .whereRef('updatedAt', '=', 'createdAt')
      .where('faculty', 'is', null)
      .execute();
  });
}

/** Removes an account that the seed made, unless somebody changed it. @returns whether it went */
export async function uprootAccount(accounts: AccountContext, id: string): Promise<boolean> {
  const account = await findAccount(accounts.database.reader, id);
  if (!account || account.updatedAt !== account.createdAt) return false;
  await deleteAccount(accounts, id);
  return true;
}
