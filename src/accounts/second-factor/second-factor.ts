import type { Db } from '../../db/engine.ts';
import { forgetRecoveryCodes } from './recovery-codes.ts';

/** The second factors of an account, without anything secret. */
export interface SecondFactors {
  /** Whether codes of an authenticator app are set up. */
  totp: boolean;
  passkeys: number;
  /** How many recovery codes are left. */
  recoveryCodes: number;
}

export async function secondFactorsOf(db: Db, account: string): Promise<SecondFactors> {
  const { totp, passkeys, codes } = await db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('totp')
        .select((of) => of.fn.countAll().as('n'))
        .where('account', '=', account)
        .where('confirmedAt', 'is not', null)
        .as('totp'),
      eb
        .selectFrom('passkey')
        .select((of) => of.fn.countAll().as('n'))
        .where('account', '=', account)
        .as('passkeys'),
      eb
        .selectFrom('recovery_code')
        .select((of) => of.fn.countAll().as('n'))
        .where('account', '=', account)
        .as('codes'),
    ])
    .executeTakeFirstOrThrow();
  return { totp: Number(totp) > 0, passkeys: Number(passkeys), recoveryCodes: Number(codes) };
}

export const hasSecondFactor = ({ totp, passkeys }: SecondFactors): boolean => totp || passkeys > 0;

/** Deletes every second factor of an account, within a change. @returns whether there was one */
export async function forgetSecondFactors(db: Db, account: string): Promise<boolean> {
  const had = hasSecondFactor(await secondFactorsOf(db, account));
  await db.deleteFrom('totp').where('account', '=', account).execute();
  await db.deleteFrom('passkey').where('account', '=', account).execute();
  await forgetRecoveryCodes(db, account);
  return had;
}

/** Recovery codes stand in for a second factor, so they go with the last one. */
export async function forgetCodesWithoutFactor(db: Db, account: string): Promise<void> {
  if (!hasSecondFactor(await secondFactorsOf(db, account))) await forgetRecoveryCodes(db, account);
}
