import { writeAuditEvent } from '../../db/audit-events.ts';
import { errors } from '../../errors.ts';
import { sentencesIn } from '../../languages/sentences.ts';
import type { Site } from '../../whole-site.ts';
import { type OwnPassword, withOwnPassword } from '../own-password-check.ts';
import { auditActorOf, type Session } from '../sessions.ts';
import type { SignInThrottle } from '../sign-in-throttle.ts';
import { words } from '../words.ts';
import { forgetCodesWithoutFactor } from './second-factor.ts';

/**
 * Ends the codes of the signed-in account's authenticator app. Without a passkey, its recovery codes go with them.
 * @throws 400 if the password is wrong, 404 if there are no codes, 429, 503
 */
export async function removeTotp(
  site: Site,
  throttle: SignInThrottle,
  session: Session,
  password: OwnPassword,
): Promise<void> {
  const { _id: item, name: title } = session.account;
  await withOwnPassword(site, throttle, session, password, async (change) => {
    const removed = await change.db
      .deleteFrom('totp')
      .where('account', '=', item)
      .where('confirmedAt', 'is not', null)
      .executeTakeFirst();
    if (removed.numDeletedRows === 0n) throw errors.notFound(sentencesIn(words).secondFactor.app);
    await forgetCodesWithoutFactor(change.db, item);
    const event = { action: 'totp-removed', type: 'account', item, title } as const;
    await writeAuditEvent(site, change, auditActorOf(session), event);
  });
}
