import { setTimeout as pauseFor } from 'node:timers/promises';
import { errors } from '../errors.ts';
import type { Limit } from '../settings.ts';
import { foldEmail } from './account.ts';
import { isEmail, parseCredentials } from './account-fields.ts';
import type { AccountContext } from './context.ts';
import { rememberBrowser } from './known-browsers.ts';
import type { Role } from './role.ts';
import { startSession } from './sessions.ts';
import { type Attempt, type Reservation, SignInThrottle } from './sign-in-throttle.ts';
import { describeUserAgent } from './user-agent.ts';

export interface Credentials {
  /** At which of the three logins. */
  role: Role;
  /** As they arrived. */
  email: unknown;
  password: unknown;
  /** The network address that the attempt comes from. */
  address: string;
  /** The value of the browser's cookie, if it sent one. */
  browser: string | undefined;
  /** What the browser says of itself. */
  userAgent?: string | undefined;
}

export interface SignedIn {
  token: string;
  account: { _id: string; name: string; email: string; role: Role };
  /** The value for the browser's cookie. */
  browser: string;
}

export interface SignInOptions {
  /** Failed sign-ins of one account; null lifts the limit. */
  limit: Limit | null;
  /**
   * Holds the answer of a failed half of a pair back for a moment, so that on a slow network the other half still
   * meets it on its way; replaced in tests.
   * @param arrivedAt when it came, in milliseconds of `performance.now()`
   */
  waitForOtherHalf?: (arrivedAt: number) => Promise<unknown>;
}

const OTHER_HALF_MS = 300;
const waitAsLong = (arrivedAt: number) =>
  pauseFor(Math.max(0, arrivedAt + OTHER_HALF_MS - performance.now()));

interface Found {
  _id: string;
  role: string;
  passwordHash: string;
  disabled: number;
}

/** The door of all three logins. */
export class SignIn {
  readonly #context: AccountContext;
  /** Counts failed attempts; shared with whatever else asks for a password. */
  readonly throttle: SignInThrottle;
  readonly #waitForOtherHalf: (arrivedAt: number) => Promise<unknown>;

  constructor(context: AccountContext, { limit, waitForOtherHalf = waitAsLong }: SignInOptions) {
    this.#context = context;
    this.throttle = new SignInThrottle(context, limit);
    this.#waitForOtherHalf = waitForOtherHalf;
  }

  /**
   * Signs in. Whether the account is unknown, of another kind or disabled, or the password is wrong: the answer is
   * the same, and one hash is computed for it.
   * @throws 400 when e-mail or password is missing, 401, 429, 503
   */
  async authenticate({ role, address, browser, userAgent, ...typed }: Credentials): Promise<SignedIn> {
    const { password, ...given } = parseCredentials(typed);
    const attempt = { role, email: foldEmail(given.email), address, browser };
    const arrivedAt = performance.now();
    const reservation = await this.throttle.reserve(attempt);
    try {
      const found = await this.#accountWith(attempt.email, password).catch(async (error) => {
        await this.#settle(reservation, false);
        throw error;
      });
      const signedIn =
        found?.role === role && (await this.#enter(found, { ...attempt, userAgent }, reservation));
      if (signedIn) return signedIn;
      if (reservation.pairMarker) await this.#waitForOtherHalf(arrivedAt);
      // The right password at the wrong login: half of a pair whose other half succeeds. Whoever has it is in anyway.
      await this.#settle(reservation, found === null);
      throw errors.wrongPassword();
    } finally {
      reservation.end();
    }
  }

  /** @returns the account with this e-mail and password that may sign in, of whatever kind, or null */
  async #accountWith(email: string, password: string): Promise<Found | null> {
    const { database, passwords } = this.#context;
    const row = isEmail(email)
      ? await database.reader
          .selectFrom('account')
          .select(['_id', 'role', 'passwordHash', 'disabled'])
          .where('emailFolded', '=', email)
          .executeTakeFirst()
      : undefined;
    const isRight = row
      ? await passwords.verify(password, row.passwordHash)
      : await passwords.spendVerificationTime(password);
    return row && isRight && row.disabled === 0 ? row : null;
  }

  /** @returns null when the account was changed while its password was looked at */
  async #enter(
    found: Found,
    { email, browser, userAgent }: Attempt & Pick<Credentials, 'userAgent'>,
    reservation: Reservation,
  ): Promise<SignedIn | null> {
    return this.#context.database.write(async (change) => {
      const account = await change.db
        .selectFrom('account')
        .select(['_id', 'name', 'email', 'role'])
        .where('_id', '=', found._id)
        .where('role', '=', found.role)
        .where('passwordHash', '=', found.passwordHash)
        .where('disabled', '=', 0)
        .executeTakeFirst();
      if (!account) return null;
      const now = this.#context.now();
      const signedIn = { ...account, role: found.role as Role };
      await this.throttle.settle(change, reservation, false);
      return {
        token: await startSession(change, signedIn, now, describeUserAgent(userAgent)),
        account: signedIn,
        browser: await rememberBrowser(change.db, { browser, email, account: account._id, now }),
      };
    });
  }

  async #settle(reservation: Reservation, hasFailed: boolean) {
    if (reservation.counted.length === 0 && !reservation.pairMarker) return;
    if (hasFailed && !reservation.pairMarker) return;
    await this.#context.database.write((change) => this.throttle.settle(change, reservation, hasFailed));
  }
}
