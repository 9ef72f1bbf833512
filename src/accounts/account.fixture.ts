import { createHash } from 'node:crypto';

import type { OpenDatabase } from '../db/database.ts';
import { idMaker } from '../db/ids.ts';
import type { AccountContext } from './context.ts';
import { createAccount } from './create-account.ts';
import { Passwords } from './passwords.ts';
import type { Role } from './role.ts';

export const PASSWORD = 'a long enough one';

/** A context with a clock that is moved by hand and a quick hash that is counted. */
export function trialContext({ database }: { database: OpenDatabase }) {
  let at = Date.parse('2026-11-20T06:00:00.000Z');
  const counts = { hashes: 0 };
  const passwords = new Passwords(async (password, salt) => {
    counts.hashes += 1;
    return createHash('sha256').update(salt).update(password).digest();
  });
  const context: AccountContext = { database, passwords, now: () => new Date(at), newId: idMaker() };
  return {
    context,
    counts,
    /** Lets time pass. */
    pass(milliseconds: number) {
      at += milliseconds;
    },
  };
}

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/** Makes an account called after its e-mail address. */
export function someone(context: AccountContext, role: Role, email: string) {
  return createAccount(context, { role, email, name: email, password: PASSWORD });
}
