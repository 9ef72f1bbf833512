import { Secret, TOTP } from 'otpauth';
import { randomGroups } from '../../content/generated-password.ts';
import type { Db } from '../../db/engine.ts';
import { latinDigits } from '../../languages/digits.ts';
import { digestOf } from '../digest.ts';

/** The second factors of an account, without anything secret. */
interface SecondFactors {
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

const CODES = 10;
/** Of five characters each: 74 bits, so that a fast digest protects them. */
const GROUPS = 3;

/** Bound to the account, so that a code never works for another one. */
const digestFor = (account: string, code: string) => digestOf('recovery code', account, codeTyped(code));

/** Replaces the recovery codes of an account, within a change. @returns the new ones; only their digests are stored */
export async function makeRecoveryCodes(db: Db, account: string): Promise<string[]> {
  await forgetRecoveryCodes(db, account);
  const codes = Array.from({ length: CODES }, () => randomGroups(GROUPS));
  const rows = codes.map((code) => ({ digest: digestFor(account, code), account }));
  await db.insertInto('recovery_code').values(rows).execute();
  return codes;
}

/** Takes a recovery code, within a change: it works once. @returns whether it was one of the account's */
async function takeRecoveryCode(db: Db, account: string, code: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_code')
    .where('digest', '=', digestFor(account, code))
    .where('account', '=', account)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Deletes the recovery codes of an account, within a change. */
async function forgetRecoveryCodes(db: Db, account: string): Promise<void> {
  await db.deleteFrom('recovery_code').where('account', '=', account).execute();
}

/** What stands in for the second factor at a sign-in, as the answer names it. */
export type Method = 'totp' | 'passkey' | 'recovery-code';

/** Whether a sign-in with the right password may go on. */
type Proof =
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

/** What every authenticator app understands: many ignore other values in the address. */
const TOTP_PARAMETERS = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const SECRET_BYTES = 20;
/** Steps before and after the present one that are accepted, since clocks differ and typing takes time. */
const WINDOW = 1;

/** A new secret for an authenticator app, in base 32. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The address that an authenticator app reads from a QR code. @param issuer the college @param label the account's address */
export function totpUrl(secret: string, issuer: string, label: string): string {
  // A colon parts issuer and label in the address.
  const names = { issuer: issuer.replaceAll(':', ' '), label: label.replaceAll(':', ' ') };
  return new TOTP({ ...TOTP_PARAMETERS, ...names, secret }).toString();
}

/**
 * The time step that a code belongs to, in periods since the epoch.
 * @param code as `codeTyped` returns it
 * @returns null if it belongs to no step around `now`
 */
export function totpStep(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const totp = new TOTP({ ...TOTP_PARAMETERS, secret });
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / TOTP_PARAMETERS.period) + delta;
}

/** A typed code in the form in which codes are compared: Latin digits, without blanks, dashes and marks that nobody sees. */
export const codeTyped = (text: string): string =>
  latinDigits(text.normalize('NFKC'))
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '')
    .toLowerCase();
