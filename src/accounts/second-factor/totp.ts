import { errors } from '../../errors.ts';
import { sentencesIn } from '../../languages/sentences.ts';
import type { Site } from '../../whole-site.ts';
import { parseCode } from '../account-fields.ts';
import { type OwnPassword, withOwnPassword } from '../own-account.ts';
import { endOtherSessions, type Session, writeOwnEvent } from '../sessions.ts';
import type { SignInThrottle } from '../sign-in-throttle.ts';
import { words } from '../words.ts';
import {
  codeTyped,
  forgetCodesWithoutFactor,
  hasSecondFactor,
  makeRecoveryCodes,
  newTotpSecret,
  secondFactorsOf,
  totpStep,
  totpUrl,
} from './second-factor.ts';

const sentences = sentencesIn(words).secondFactor;
/** A secret that was shown and not confirmed does nothing, and is useless after this time. */
export const TIME_TO_CONFIRM_MS = 15 * 60_000;

/**
 * Makes a secret for an authenticator app, in the place of one that was not confirmed. It does nothing until it is.
 * @param issuer the college's name, which the app shows
 * @returns the secret, in base 32, and the address for the QR code; neither can be read again
 * @throws 409 if codes are set up already
 */
export async function beginTotp(
  { database, now }: Site,
  { account: { _id: account, email } }: Session,
  issuer: string,
): Promise<{ secret: string; url: string }> {
  const secret = newTotpSecret();
  const values = { secret, createdAt: now().toISOString(), confirmedAt: null, lastStep: 0 };
  const isNew = await database.write(async ({ db }) => {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('totp')
      .values({ account, ...values })
      .onConflict((conflict) =>
        conflict.column('account').doUpdateSet(values).where('totp.confirmedAt', 'is', null),
      )
      .executeTakeFirst();
    return Number(numInsertedOrUpdatedRows) === 1;
  });
  if (!isNew) throw errors.conflict(sentences.totpExists);
  return { secret, url: totpUrl(secret, issuer, email) };
}

/**
 * Confirms the secret with a code of it: from now on signing in asks for one. Ends the account's other sessions, which
 * began without.
 * @param values the body as it arrived: `code`
 * @returns new recovery codes; they cannot be read again
 * @throws 400 for a wrong code, 409 if no secret waits for one
 */
export async function confirmTotp(
  site: Site,
  session: Session,
  values: Readonly<Record<string, unknown>>,
): Promise<string[]> {
  const code = codeTyped(parseCode(values).code);
  const { _id: account } = session.account;
  return site.database.write(async (change) => {
    const now = site.now();
    const shownAfter = new Date(now.getTime() - TIME_TO_CONFIRM_MS).toISOString();
    const row = await change.db
      .selectFrom('totp')
      .select('secret')
      .where('account', '=', account)
      .where('confirmedAt', 'is', null)
      .where('createdAt', '>', shownAfter)
      .executeTakeFirst();
    if (!row) throw errors.conflict(sentences.totpExpired);
    const step = totpStep(row.secret, code, now);
    if (step === null) throw errors.invalid({ code: sentences.wrongCode });
    const { numUpdatedRows } = await change.db
      .updateTable('totp')
      .set({ confirmedAt: now.toISOString(), lastStep: step })
      .where('account', '=', account)
      .where('secret', '=', row.secret)
      .where('confirmedAt', 'is', null)
      .executeTakeFirst();
    if (Number(numUpdatedRows) === 0) throw errors.conflict(sentences.totpExpired);
    await writeOwnEvent(site, change, session, 'totp-set-up');
    await endOtherSessions(site, change, session);
    return makeRecoveryCodes(change.db, account);
  });
}

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
  const { _id: account } = session.account;
  await withOwnPassword(site, throttle, session, password, async (change) => {
    const removed = await change.db
      .deleteFrom('totp')
      .where('account', '=', account)
      .where('confirmedAt', 'is not', null)
      .executeTakeFirst();
    if (removed.numDeletedRows === 0n) throw errors.notFound(sentences.app);
    await forgetCodesWithoutFactor(change.db, account);
    await writeOwnEvent(site, change, session, 'totp-removed');
  });
}

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
  const { _id: account } = session.account;
  return withOwnPassword(site, throttle, session, password, async (change) => {
    if (!hasSecondFactor(await secondFactorsOf(change.db, account))) throw errors.conflict(sentences.none);
    await writeOwnEvent(site, change, session, 'recovery-codes-made');
    return makeRecoveryCodes(change.db, account);
  });
}
