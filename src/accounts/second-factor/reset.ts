import { writeAuditEvent } from '../../db/audit-events.ts';
import { errors } from '../../errors.ts';
import { sentencesIn } from '../../languages/sentences.ts';
import type { Site } from '../../whole-site.ts';
import { type Account, accountEvent, findAccount } from '../account.ts';
import { endSessionsBy } from '../change-account.ts';
import { type Actor, mustHaveDuty } from '../actor.ts';
import { distrustBrowsersOf } from '../known-browsers.ts';
import { words } from '../words.ts';
import { forgetSecondFactors } from './second-factor.ts';

/**
 * Resets the second factor of another person who has lost it, and ends the sessions of the account; its browsers are
 * known no more. One's own is removed with the password, so that an open browser is not enough.
 * @throws 403, 404, 409 for one's own account
 */
export async function resetSecondFactor(site: Site, id: string, by: Actor): Promise<Account> {
  mustHaveDuty(by, 'accounts');
  return site.database.write(async (change) => {
    const account = await findAccount(change.db, id);
    if (!account) throw errors.notFound('account');
    if (by.account === id) throw errors.conflict(sentencesIn(words).secondFactor.notOwn);
    if (!(await forgetSecondFactors(change.db, id))) return account;
    await writeAuditEvent(site, change, by, accountEvent(account, 'second-factor-reset'));
    await endSessionsBy(site, change, by, account);
    await distrustBrowsersOf(change.db, id, site.now());
    return account;
  });
}
