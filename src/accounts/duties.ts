import { DUTIES, type Duty, hasDuty } from '../content/duties.ts';
import { dutyLabels } from '../content/in-each.ts';
import type { Db } from '../db/engine.ts';
import { hasRows } from '../db/order.ts';
import { errors } from '../errors.ts';
import { sentencesIn } from '../languages/sentences.ts';
import { type Account, NO_PASSWORD, type Role } from './account.ts';
import { words } from './words.ts';

const sentences = sentencesIn(words);

/**
 * The duties of an account that is created or changed: those that are named, else the present ones, else all
 * (requirement 19.2).
 * @returns undefined for students and teachers, who have none
 * @throws 400 if duties are named for one of them
 */
export function assignedDuties(role: Role, named?: Duty[], present?: Duty[]): Duty[] | undefined {
  if (role === 'admin') return named ?? present ?? [...DUTIES];
  if (named && named.length > 0) throw errors.invalid({ duties: sentences.dutiesOfAdmins });
  return undefined;
}

type Standing = Pick<Account, 'role' | 'disabled' | 'duties'>;

const isActiveAdmin = ({ role, disabled }: Standing) => role === 'admin' && !disabled;
const keepsAccounts = (account: Standing) =>
  isActiveAdmin(account) && (account.duties ?? []).includes('accounts');

/** Whether an account can sign in and write drafts, which also lets it make links to previews. */
export const canWriteDrafts = (account: Standing): boolean =>
  isActiveAdmin(account) && hasDuty(account.duties ?? [], ['author']);

/** Whether an account can sign in and publish, so that what it has scheduled is looked after. */
export const canPublish = (account: Standing): boolean =>
  isActiveAdmin(account) && hasDuty(account.duties ?? [], ['publisher']);

/**
 * Within the change that makes `present` into `changed`: an admin who can sign in has to remain, and one who can sign
 * in and has the duty for accounts (requirement 19.3).
 * @param changed null if the account is deleted
 * @throws 409
 */
export async function assertAccountsAreKept(
  db: Db,
  present: Account,
  changed: Standing | null,
): Promise<void> {
  const isLost = (has: (account: Standing) => boolean) => has(present) && !(changed && has(changed));
  const action = actionOf(changed);
  if (isLost(isActiveAdmin) && !(await hasOtherAdmin(db, present._id, false)))
    throw errors.conflict(sentences.lastAdmin(sentences.refusedActions[action]));
  if (isLost(keepsAccounts) && !(await hasOtherAdmin(db, present._id, true)))
    throw errors.conflict(
      sentences.lastKeeper(
        sentencesIn(dutyLabels).accounts,
        sentences.refusedKeeperActions[changed && isActiveAdmin(changed) ? 'duty' : action],
      ),
    );
}

function actionOf(changed: Standing | null): keyof (typeof sentences)['refusedActions'] {
  if (!changed) return 'removed';
  return changed.disabled ? 'disabled' : 'role';
}

/** Whether an admin other than this one can sign in. @param isKeeper whether it must have the duty for accounts */
async function hasOtherAdmin(db: Db, id: string, isKeeper: boolean): Promise<boolean> {
  const admins = db
    .selectFrom('account')
    .select('_id')
    .where('role', '=', 'admin')
    .where('disabled', '=', 0)
    // Who was invited and has not chosen a password cannot sign in yet.
    .where('passwordHash', '!=', NO_PASSWORD)
    .where('_id', '!=', id)
    .$if(isKeeper, (query) =>
      query.where((eb) => eb.or([eb('duties', 'is', null), eb('duties', 'like', '%"accounts"%')])),
    );
  return hasRows(admins);
}
