import { writeAuditEvent } from '../../db/audit-events.ts';
import { errors } from '../../errors.ts';
import { sentencesIn } from '../../languages/sentences.ts';
import type { Site } from '../../whole-site.ts';
import { type OwnPassword, withOwnPassword } from '../own-password-check.ts';
import { auditActorOf, type Session } from '../sessions.ts';
import type { SignInThrottle } from '../sign-in-throttle.ts';
import { words } from '../words.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { hasSecondFactor, secondFactorsOf } from './second-factor.ts';

/**
 * Makes new recovery codes for the signed-in account; the former ones stop working.
 * @throws 400 if the password is wrong, 409 without a second factor, 429, 503
 */
export async function renewRecoveryCodes(
  site: Site,
  throttle: SignInThrottle,
  session: Session,
  password: OwnPassword,
): Promise<string[]> {
  const { _id: item, name: title } = session.account;
  return withOwnPassword(site, throttle, session, password, async (change) => {
    if (!hasSecondFactor(await secondFactorsOf(change.db, item)))
      throw errors.conflict(sentencesIn(words).secondFactor.none);
    const event = { action: 'recovery-codes-made', type: 'account', item, title } as const;
    await writeAuditEvent(site, change, auditActorOf(session), event);
    return makeRecoveryCodes(change.db, item);
  });
}
