import type { Db } from '../../db/engine.ts';
import { digestOf } from '../digest.ts';
import { randomGroups } from '../passwords.ts';
import { codeTyped } from './one-time-codes.ts';

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
export async function takeRecoveryCode(db: Db, account: string, code: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_code')
    .where('digest', '=', digestFor(account, code))
    .where('account', '=', account)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Deletes the recovery codes of an account, within a change. */
export async function forgetRecoveryCodes(db: Db, account: string): Promise<void> {
  await db.deleteFrom('recovery_code').where('account', '=', account).execute();
}
