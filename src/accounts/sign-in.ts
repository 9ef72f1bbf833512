import { setTimeout as pauseFor } from 'node:timers/promises';
import { nobody, writeAuditEvent } from '../db/audit-events.ts';
import type { Db } from '../db/engine.ts';
import { hasRows } from '../db/order.ts';
import type { Change } from '../db/writer.ts';
import { AppError, errors } from '../errors.ts';
import { sentencesIn } from '../languages/sentences.ts';
import type { Limit } from '../settings.ts';
import type { Site } from '../whole-site.ts';
import { foldEmail, type Role } from './account.ts';
import { isEmail, parseCredentials } from './account-fields.ts';
import { accountForSession, beginSession, type SignedIn } from './begin-session.ts';
import { activeCounters, incrementCounters, shortenWindows } from './failed-sign-in-counts.ts';
import { FailedSignInEvents } from './failed-sign-in-events.ts';
import { type Asker, knownAsker, unknownAsker } from './hash-queue.ts';
import { type Method, proveSecondFactor, secondFactorsOf } from './second-factor/second-factor.ts';
import { type Attempt, type Reservation, SignInThrottle, waitOf } from './sign-in-throttle.ts';
import { words } from './words.ts';

export interface Credentials {
  /** The login that was called. */
  role: Role;
  /** The body as it arrived. */
  email: unknown;
  password: unknown;
  /** The code of the second factor, if the account has one. */
  code?: unknown;
  /** The caller's network address. */
  address: string;
  /** The value of the browser's cookie, if it sent one. */
  browser: string | undefined;
  /** The `User-Agent` header. */
  userAgent?: string | undefined;
  /** Aborted when the client disconnects. */
  signal?: AbortSignal | undefined;
}

interface SignInOptions {
  /** Failed sign-ins of one account; null switches the limits off. */
  limit: Limit | null;
  /**
   * Delays the answer of a failed call that may be one of a pair, so that on a slow network the other call still
   * finds it in flight; tests replace it.
   * @param arrivedAt in milliseconds of `performance.now()`
   */
  waitForPair?: (arrivedAt: number) => Promise<unknown>;
}

const PAIR_WAIT_MS = 300;
const waitUntilPaired = (arrivedAt: number) =>
  pauseFor(Math.max(0, arrivedAt + PAIR_WAIT_MS - performance.now()));

/** So many sign-ins under way in a process are a crowd, in which refusals are sent so late. */
const CROWD = 20;
const CROWDED_REFUSAL_MS = 250;

interface AccountRow {
  _id: string;
  role: string;
  passwordHash: string;
  disabled: number;
}

type LoginToCheck = Attempt & Pick<Credentials, 'userAgent'> & { code: string };

/** The password was right, and the second factor is missing or wrong. */
interface Refused {
  isWrong: boolean;
  methods: readonly Method[];
}

/** Signs in at any of the three logins. */
export class SignIn {
  readonly #site: Site;
  /** Counts failed attempts; also used by the change of one's own password. */
  readonly throttle: SignInThrottle;
  /** Limits successful sign-ins; also used by passkeys. */
  readonly limit: SignInLimit;
  readonly #failures: FailedSignInEvents;
  #calls = 0;
  readonly #waitForPair: (arrivedAt: number) => Promise<unknown>;

  constructor(site: Site, { limit, waitForPair = waitUntilPaired }: SignInOptions) {
    this.#site = site;
    this.throttle = new SignInThrottle(site, limit);
    this.limit = new SignInLimit(site, limit !== null);
    this.#failures = new FailedSignInEvents(site);
    this.#waitForPair = waitForPair;
  }

  /**
   * Signs in. In a crowd refusals are sent late: clients of an attack ask again as soon as they are answered, and each call
   * takes from the time of others.
   * @throws 400 if e-mail or password is missing, 401, 429, 503
   */
  async authenticate(credentials: Credentials): Promise<SignedIn> {
    this.#calls += 1;
    try {
      return await this.#authenticate(credentials);
    } catch (error) {
      const isRefused = error instanceof AppError && (error.status === 429 || error.status === 503);
      if (isRefused && this.#calls >= CROWD) await pauseFor(CROWDED_REFUSAL_MS, undefined, { ref: false });
      throw error;
    } finally {
      this.#calls -= 1;
    }
  }

  /**
   * An unknown, disabled or other role's account and a wrong password get the same answer after the same
   * one hash, so that neither tells which accounts exist (requirement 13.2).
   * Only the right password learns of a second factor; a wrong code counts like a wrong password.
   */
  async #authenticate({
    role,
    address,
    browser,
    userAgent,
    signal,
    ...typed
  }: Credentials): Promise<SignedIn> {
    const { password, code, ...given } = parseCredentials(typed);
    const attempt = { role, email: foldEmail(given.email), address, browser };
    const arrivedAt = performance.now();
    await this.limit.check(attempt.email);
    const reservation = await this.throttle.reserve(attempt).catch((error) => {
      if (error instanceof AppError && error.status === 429) this.#failures.record(attempt.email, true);
      throw error;
    });
    try {
      const askerOf = (account: string | undefined) =>
        reservation.isKnown && account ? knownAsker(account, signal) : unknownAsker(address, signal);
      const found = await this.#accountWith(attempt.email, password, askerOf).catch(async (error) => {
        await this.#settle(reservation, 'uncounted');
        throw error;
      });
      const signedIn =
        found?.role === role && (await this.#enter(found, { ...attempt, userAgent, code }, reservation));
      if (signedIn && 'token' in signedIn) return signedIn;
      if (signedIn) {
        if (signedIn.isWrong) this.#failures.record(attempt.email, false);
        throw errors.secondFactor(signedIn.isWrong, signedIn.methods);
      }
      if (reservation.pairMarker) await this.#waitForPair(arrivedAt);
      // The right password at the wrong login is not counted: its paired call succeeds.
      await this.#settle(reservation, found === null ? 'failed' : 'uncounted');
      // Of the two calls of one form, one is counted.
      const isCounted = reservation.counted.length > 0 || !this.throttle.isOn;
      if (found === null && isCounted) this.#failures.record(attempt.email, false);
      throw errors.wrongPassword();
    } finally {
      reservation.end();
    }
  }

  /** @returns the enabled account with this e-mail and password, whatever its role, or null */
  async #accountWith(
    email: string,
    password: string,
    askerOf: (account: string | undefined) => Asker,
  ): Promise<AccountRow | null> {
    const { database, passwords } = this.#site;
    const row = isEmail(email)
      ? await database.reader
          .selectFrom('account')
          .select(['_id', 'role', 'passwordHash', 'disabled'])
          .where('emailFolded', '=', email)
          .executeTakeFirst()
      : undefined;
    const asker = askerOf(row?._id);
    const isRight = row
      ? await passwords.verify(password, row.passwordHash, asker)
      : await passwords.spendVerificationTime(password, asker);
    return row && isRight && row.disabled === 0 ? row : null;
  }

  /** @returns what is missing, or null if the account was changed while its password was verified */
  async #enter(
    found: AccountRow,
    { code, ...entry }: LoginToCheck,
    reservation: Reservation,
  ): Promise<SignedIn | Refused | null> {
    return this.#site.database.write(async (change) => {
      const account = await accountForSession(change.db, found._id, found.role as Role);
      if (!account || !(await hasPasswordHash(change.db, found))) return null;
      const proof = await proveSecondFactor(change.db, account._id, code, this.#site.now());
      await this.throttle.settle(change, reservation, proof.is === 'wrong' ? 'failed' : 'right');
      if (proof.is !== 'given') return { isWrong: proof.is === 'wrong', methods: proof.methods };
      await this.limit.count(change, entry.email);
      if (proof.by !== 'recovery-code') return beginSession(this.#site, change, account, entry);
      const { recoveryCodes } = await secondFactorsOf(change.db, account._id);
      return {
        ...(await beginSession(this.#site, change, account, entry, 'recovery-code-used')),
        recoveryCodes,
      };
    });
  }

  async #settle(reservation: Reservation, outcome: 'uncounted' | 'failed') {
    if (reservation.counted.length === 0 && !reservation.pairMarker) return;
    if (outcome === 'failed' && !reservation.pairMarker) return;
    await this.#site.database.write((change) => this.throttle.settle(change, reservation, outcome));
  }
}

/** Whether the account still has the password that was verified. */
async function hasPasswordHash(db: Db, { _id, passwordHash }: AccountRow): Promise<boolean> {
  const row = await db.selectFrom('account').select('passwordHash').where('_id', '=', _id).executeTakeFirst();
  return row?.passwordHash === passwordHash;
}

/** Far more than a person needs, or a class that shares an account. */
export const MAX_SIGN_INS = 120;
const WINDOW_MS = 60_000;
/** One event tells of all refusals within this time. */
const EVENT_EVERY_MS = 3_600_000;

/**
 * Limits how often one account signs in successfully, by whatever way: each sign-in costs a hash and a session. The
 * limit may be exceeded by those in flight.
 */
class SignInLimit {
  readonly #site: Site;
  readonly #isOn: boolean;

  constructor(site: Site, isOn: boolean) {
    this.#site = site;
    this.#isOn = isOn;
  }

  /** Refuses before anything is hashed. @param email folded; it need not belong to an account @throws 429 */
  async check(email: string): Promise<void> {
    if (!this.#isOn) return;
    const { database } = this.#site;
    const key = this.#keyOf(email);
    const now = this.#site.now();
    const [counter] = await activeCounters(database.reader, [key], now);
    if (!counter || counter.failures < MAX_SIGN_INS) return;
    const seconds = (Date.parse(counter.endsAt) - now.getTime()) / 1000;
    if (seconds * 1000 > WINDOW_MS) {
      // The clock was set back since.
      await database.write(({ db }) => shortenWindows(db, [key], { now, windowMs: WINDOW_MS }));
      return this.check(email);
    }
    // After the answer, like failed sign-ins. Failure is ignored, as a full disk must not keep anybody out.
    setImmediate(() => void this.#record(email).catch(() => {}));
    throw errors.tooMany(sentencesIn(words).manySignIns(waitOf(seconds)), seconds);
  }

  async count({ db }: Change, email: string): Promise<void> {
    if (!this.#isOn) return;
    const window = { now: this.#site.now(), windowMs: WINDOW_MS };
    await incrementCounters(db, [this.#keyOf(email)], window);
  }

  #keyOf(email: string): string {
    return this.#site.addressDigest('sign-ins', email);
  }

  async #record(email: string): Promise<void> {
    const { database } = this.#site;
    const account = await database.reader
      .selectFrom('account')
      .select(['_id as item', 'name as title'])
      .where('emailFolded', '=', email)
      .executeTakeFirst();
    if (!account || (await this.#isTold(database.reader, account.item))) return;
    await database.write(async (change) => {
      if (await this.#isTold(change.db, account.item)) return;
      const event = { action: 'sign-ins-limited', type: 'account', ...account } as const;
      await writeAuditEvent(this.#site, change, nobody, event);
    });
  }

  async #isTold(db: Change['db'], item: string): Promise<boolean> {
    const now = this.#site.now();
    return hasRows(
      db
        .selectFrom('event')
        .select('_id')
        .where('item', '=', item)
        .where('action', '=', 'sign-ins-limited')
        .where('at', '>', new Date(now.getTime() - EVENT_EVERY_MS).toISOString())
        // Events of the future are from a clock that was set back since.
        .where('at', '<=', now.toISOString()),
    );
  }
}
