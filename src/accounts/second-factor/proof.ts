import type { Db } from '../../db/engine.ts';
import { codeTyped, totpStep } from './one-time-codes.ts';
import { takeRecoveryCode } from './recovery-codes.ts';
import { hasSecondFactor, secondFactorsOf } from './second-factor.ts';

/** What stands in for the second factor at a sign-in, as the answer names it. */
export type Method = 'totp' | 'passkey' | 'recovery-code';

/** Whether a sign-in with the right password may go on. */
export type Proof =
  | { is: 'given'; by: 'totp' | 'recovery-code' | null }
  | { is: 'missing' | 'wrong'; methods: readonly Method[] };

/**
 * Asks for the second factor of an account whose password was right, within the change that signs in, so that a code is
 * accepted once over all processes.
 * @param code as it was typed; blank without one
 */
export async function proveSecondFactor(db: Db, account: string, code: string, now: Date): Promise<Proof> {
  const factors = await secondFactorsOf(db, account);
  if (!hasSecondFactor(factors)) return { is: 'given', by: null };
  const typed = codeTyped(code);
  if (typed !== '') {
    if (factors.totp && (await takeTotpCode(db, account, typed, now))) return { is: 'given', by: 'totp' };
    if (await takeRecoveryCode(db, account, typed)) return { is: 'given', by: 'recovery-code' };
  }
  const methods: Method[] = [];
  if (factors.totp) methods.push('totp');
  if (factors.passkeys > 0) methods.push('passkey');
  if (factors.recoveryCodes > 0) methods.push('recovery-code');
  return { is: typed === '' ? 'missing' : 'wrong', methods };
}

/** Steps only rise, so a code that was seen over a shoulder does not work again. */
async function takeTotpCode(db: Db, account: string, code: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('totp')
    .select('secret')
    .where('account', '=', account)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst();
  const step = row ? totpStep(row.secret, code, now) : null;
  if (!row || step === null) return false;
  const { numUpdatedRows } = await db
    .updateTable('totp')
    .set({ lastStep: step })
    .where('account', '=', account)
    .where('secret', '=', row.secret)
    .where('lastStep', '<', step)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}
