import type { AuditAction } from '../content/audit.ts';
import type { Change } from '../db/writer.ts';
import { errors } from '../errors.ts';
import { sentencesIn } from '../languages/sentences.ts';
import type { Site } from '../whole-site.ts';
import { foldEmail } from './account.ts';
import { parseOwnChanges, parseOwnPassword, parsePasswordChange } from './account-fields.ts';
import { refuseGuessable } from './guessable-passwords.ts';
import { type Asker, knownAsker } from './hash-queue.ts';
import { distrustBrowsersOf } from './known-browsers.ts';
import { endPasswordLinks } from './password-links.ts';
import { endSessionsOf, type Session, startSession, writeOwnEvent } from './sessions.ts';
import type { Reservation, SignInThrottle } from './sign-in-throttle.ts';
import { describeUserAgent } from './user-agent.ts';
import { words } from './words.ts';

/** The password of the signed-in account, asked for again. */
export interface OwnPassword {
  /** As it arrived. */
  password: unknown;
  /** The caller's network address. */
  address: string;
  /** The value of the browser's cookie, if it sent one. */
  browser: string | undefined;
  /** Aborted when the client disconnects. */
  signal?: AbortSignal | undefined;
}

interface PasswordChange extends OwnPassword {
  /** As it arrived; `password` is the new one. */
  current: unknown;
  userAgent: string | undefined;
}

/** The password that was verified, within its attempt. */
interface Verified {
  /** As it is stored. */
  passwordHash: string;
  asker: Asker;
  reservation: Reservation;
  giveBack(): Promise<void>;
}

/**
 * Verifies the password of the signed-in account, so that an open browser is not enough for what follows. A wrong one
 * counts as a failed sign-in, so that an open browser cannot be used to guess it.
 * @param refused the field that a wrong password is told of, and its audit event
 */
async function withVerified<T>(
  { site, throttle, session }: { site: Site; throttle: SignInThrottle; session: Session },
  { address, browser, signal, password }: Omit<OwnPassword, 'password'> & { password: string },
  refused: { field: string; event: AuditAction },
  act: (verified: Verified) => Promise<T>,
): Promise<T> {
  const { database, passwords } = site;
  const { _id: account, email } = session.account;
  const reservation = await throttle.reserve({ role: null, email: foldEmail(email), address, browser });
  const giveBack = () => database.write((change) => throttle.settle(change, reservation, 'uncounted'));
  try {
    const row = await database.reader
      .selectFrom('account')
      .select('passwordHash')
      .where('_id', '=', account)
      .executeTakeFirst();
    const passwordHash = row?.passwordHash ?? '';
    const asker = knownAsker(account, signal);
    const isRight = await passwords.verify(password, passwordHash, asker).catch(async (error) => {
      await giveBack();
      throw error;
    });
    if (!isRight) {
      // The throttle bounds how often this happens; without it, whoever is signed in can fill the trail in other ways, too.
      await database.write((change) => writeOwnEvent(site, change, session, refused.event));
      throw errors.invalid({ [refused.field]: sentencesIn(words).notCurrent });
    }
    return await act({ passwordHash, asker, reservation, giveBack });
  } finally {
    reservation.end();
  }
}

/**
 * Changes the password of the signed-in account, ends its sessions and starts a new one. Its other browsers are
 * known no more.
 * @returns the token of the new session
 * @throws 400 naming the invalid fields, 401 if the account was changed meanwhile, 429, 503
 */
export async function changeOwnPassword(
  site: Site,
  throttle: SignInThrottle,
  session: Session,
  { userAgent, current: typed, password: typedNew, ...caller }: PasswordChange,
): Promise<string> {
  const { account } = session;
  const { current, password } = parsePasswordChange({ current: typed, password: typedNew });
  refuseGuessable(password, account);
  const attempt = { ...caller, password: current };
  const refused = { field: 'current', event: 'password-change-failed' } as const;
  return withVerified({ site, throttle, session }, attempt, refused, async (verified) => {
    const next = await site.passwords.hash(password, verified.asker).catch(async (error) => {
      await verified.giveBack();
      throw error;
    });
    const token = await site.database.write(async (change) => {
      const now = site.now();
      const { numUpdatedRows } = await change.db
        .updateTable('account')
        .set((eb) => ({ passwordHash: next, updatedAt: now.toISOString(), version: eb('version', '+', 1) }))
        .where('_id', '=', account._id)
        .where('role', '=', account.role)
        .where('passwordHash', '=', verified.passwordHash)
        .where('disabled', '=', 0)
        .executeTakeFirst();
      await throttle.settle(change, verified.reservation, 'right');
      if (Number(numUpdatedRows) === 0) return null;
      await endPasswordLinks(change.db, account._id);
      const sessions = await endSessionsOf(change.db, account._id);
      const present = { browser: caller.browser, email: foldEmail(account.email) };
      await distrustBrowsersOf(change.db, account._id, now, present);
      await writeOwnEvent(site, change, session, 'password-changed', { sessions });
      return startSession(change, account, now, describeUserAgent(userAgent));
    });
    if (token === null) throw errors.notSignedIn();
    return token;
  });
}

/**
 * Makes a change that needs the signed-in account's password again.
 * @throws 400 naming `password`, 401 if the account was changed meanwhile, 429, 503, and what `act` throws
 */
export async function withOwnPassword<T>(
  site: Site,
  throttle: SignInThrottle,
  session: Session,
  { password: typed, ...caller }: OwnPassword,
  act: (change: Change) => Promise<T>,
): Promise<T> {
  const attempt = { ...caller, ...parseOwnPassword({ password: typed }) };
  const refused = { field: 'password', event: 'second-factor-change-failed' } as const;
  return withVerified({ site, throttle, session }, attempt, refused, async ({ passwordHash, giveBack }) => {
    await giveBack();
    return site.database.write(async (change) => {
      const present = await change.db
        .selectFrom('account')
        .select('_id')
        .where('_id', '=', session.account._id)
        .where('passwordHash', '=', passwordHash)
        .where('disabled', '=', 0)
        .executeTakeFirst();
      if (!present) throw errors.notSignedIn();
      return act(change);
    });
  });
}

/**
 * Changes the language of the signed-in account. It is a preference, so it leaves no audit event.
 * @param values the body as it arrived; without `lang` nothing changes
 * @returns the account as it is now
 * @throws 400
 */
export async function changeOwnLanguage(
  { database, now }: Site,
  { account }: Session,
  values: Readonly<Record<string, unknown>>,
): Promise<Session['account']> {
  const { lang = account.lang } = parseOwnChanges(values);
  if (lang === account.lang) return account;
  await database.write(async ({ db }) => {
    await db
      .updateTable('account')
      .set((eb) => ({ lang, updatedAt: now().toISOString(), version: eb('version', '+', 1) }))
      .where('_id', '=', account._id)
      .execute();
  });
  return { ...account, lang };
}
