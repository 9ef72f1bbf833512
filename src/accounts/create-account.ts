import { writeAuditEvent } from '../db/audit-events.ts';
import type { Change } from '../db/writer.ts';
import { errors } from '../errors.ts';
import { sentencesIn } from '../languages/sentences.ts';
import { fold } from '../schema/fold.ts';
import type { Site } from '../whole-site.ts';
import {
  type Account,
  accountEvent,
  dutiesColumn,
  findAccountByEmail,
  foldEmail,
  NO_PASSWORD,
} from './account.ts';
import { isInvitation, type NewAccount, parseInvitedAccount, parseNewAccount } from './account-fields.ts';
import { type Actor, mustHaveDuty, program } from './actor.ts';
import { assignedDuties } from './duties.ts';
import { refuseGuessable } from './guessable-passwords.ts';
import { askerOf } from './hash-queue.ts';
import { assertInvitationsAreMailed, mailInvitation } from './password-links.ts';
import { checkStudies } from './studies.ts';
import { words } from './words.ts';

const { emailTaken } = sentencesIn(words);

/** Checks inside the change, where no concurrent one can take the address. @throws 409 if another account has it */
export async function assertEmailIsFree(change: Change, email: string, except = ''): Promise<void> {
  const present = await findAccountByEmail(change.db, email);
  if (!present || present._id === except) return;
  throw errors.conflict(emailTaken, { email: emailTaken });
}

/** Writes a new account within a change. @throws 400 for a faculty or semester that does not exist; 409 if the address is taken */
export async function insertAccount(
  site: Site,
  change: Change,
  { password: _, duties: named, ...values }: NewAccount,
  passwordHash: string,
  by: Actor,
): Promise<Account> {
  const duties = assignedDuties(values.role, named);
  await checkStudies(change, values);
  await assertEmailIsFree(change, values.email);
  const at = site.now();
  const shown = {
    _id: site.newId(at),
    ...values,
    ...(duties && { duties }),
    createdAt: at.toISOString(),
    updatedAt: at.toISOString(),
  };
  await change.db
    .insertInto('account')
    .values({
      ...shown,
      duties: dutiesColumn(shown),
      emailFolded: foldEmail(values.email),
      nameFolded: fold(values.name),
      passwordHash,
      disabled: 0,
      version: 1,
    })
    .execute();
  await writeAuditEvent(site, change, by, accountEvent(shown, 'created'));
  return { ...shown, disabled: false };
}

/**
 * Creates an account.
 * @param values the body as it arrived: role, name, email, and password or `invite`; optionally the ids faculty and semester, and an
 *   admin's duties, all of them unless named
 * @param write makes the change, by default as often as it is called
 * @throws 400 naming the invalid fields, 403; 409 if the address is taken, or no mail is sent that could invite; 503
 */
export async function createAccount(
  site: Site,
  values: Readonly<Record<string, unknown>>,
  by: Actor = program,
  write: Site['database']['write'] = site.database.write,
): Promise<Account> {
  mustHaveDuty(by, 'accounts');
  if (isInvitation(values)) return inviteNew(site, values, by, write);
  const account = parseNewAccount(values);
  refuseGuessable(account.password, account);
  const hash = await site.passwords.hash(account.password, askerOf(by));
  return write((change) => insertAccount(site, change, account, hash, by));
}

async function inviteNew(...[site, values, by, write]: Required<Parameters<typeof createAccount>>) {
  const account = parseInvitedAccount(values);
  assertInvitationsAreMailed(site);
  return write(async (change) => {
    const created = await insertAccount(site, change, account, NO_PASSWORD, by);
    await mailInvitation(site, change, created, by);
    return created;
  });
}
