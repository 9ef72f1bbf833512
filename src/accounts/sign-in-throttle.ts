import type { Db } from '../db/engine.ts';
import type { Change } from '../db/writer.ts';
import { AppError, errors } from '../errors.ts';
import type { Limit } from '../settings.ts';
import type { AccountContext } from './context.ts';
import { digestOf } from './digest.ts';
import {
  activeCounters,
  type CounterWindow,
  decrementCounters,
  incrementCounters,
} from './failed-sign-in-counts.ts';
import { InFlightAttempts } from './in-flight-attempts.ts';
import { knownBrowser } from './known-browsers.ts';
import { networkOf } from './network.ts';
import type { Role } from './role.ts';

export interface Attempt {
  /** At which login; null for a password that is asked for elsewhere. */
  role: Role | null;
  /** Folded; it need not belong to an account. */
  email: string;
  /** The network address that it comes from. */
  address: string;
  /** The value of the browser's cookie, if it sent one. */
  browser: string | undefined;
}

/** An attempt that was let through. */
export interface Reservation {
  readonly counted: readonly CounterWindow[];
  /** Where the other half of a pair finds this one; null when none is waited for. */
  readonly pairMarker: CounterWindow | null;
  /** To be called when the outcome is written down, or never will be. */
  end(): void;
}

interface CounterState {
  /** The counters that this attempt counts in. */
  keys: string[];
  /** When the last of those that are full begins anew; null when none is. */
  fullUntil: string | null;
  /** The call to the other login that is on its way, if there is one. */
  pairedAttempt: CounterWindow | undefined;
}

/** An address serves many people: it may fail so many times as often as an account. */
const ADDRESS_FACTOR = 10;
/** No attempt takes as long; a half that a killed process left behind is void after it. */
const PAIR_MS = 60_000;
const UNCOUNTED: Reservation = { counted: [], pairMarker: null, end: () => {} };

/** The sign-in form of students and teachers calls both logins at once (decisions: D13). */
const OTHER_LOGIN: Partial<Record<Role, Role>> = { student: 'teacher', teacher: 'student' };

const pairKey = ({ email, address }: Attempt, login: Role) =>
  digestOf('half of a pair', email, networkOf(address), login);

/**
 * Counts failed sign-ins, in the database, so that they outlive a restart and count for every process. An attempt is
 * counted before its password is looked at, and given back if it did not fail: attempts at once cannot exceed the
 * limit. E-mail addresses without an account are counted like all others.
 *
 * The two calls of one try (D13) count once: while one is on its way, one call with the same e-mail from the same
 * address to the other login is let through with it. That gives an attacker nothing: an e-mail belongs to one
 * account of one kind, so that of calls to two logins at most one can be right, whatever their passwords.
 */
export class SignInThrottle {
  readonly #context: AccountContext;
  readonly #limit: Limit | null;
  readonly #underWay = new InFlightAttempts();

  /** @param limit failures of one account; null lifts it */
  constructor(context: AccountContext, limit: Limit | null) {
    this.#context = context;
    this.#limit = limit;
  }

  /**
   * Counts an attempt as if it had failed. One that finds the count full waits for those under way in this process,
   * since they may turn out not to have failed.
   * @throws 429 when there were too many, 503
   */
  async reserve(attempt: Attempt): Promise<Reservation> {
    const limit = this.#limit;
    if (!limit) return UNCOUNTED;
    for (;;) {
      try {
        // Looked at without the writer first, so that whoever goes on trying does not hold up those who write.
        this.#refuseWhenFull(await this.#look(this.#context.database.reader, attempt, limit));
        return await this.#count(attempt, limit);
      } catch (error) {
        const isFull = error instanceof AppError && error.status === 429;
        if (!isFull || !(await this.#underWay.waitForOne(attempt.email))) throw error;
      }
    }
  }

  /** Closes an attempt, within a change. @param hasFailed whether it stays counted */
  async settle(
    { db }: Change,
    { counted, pairMarker: half }: Reservation,
    hasFailed: boolean,
  ): Promise<void> {
    if (!hasFailed) await decrementCounters(db, counted);
    if (half) await decrementCounters(db, [half]);
  }

  async #count(attempt: Attempt, limit: Limit): Promise<Reservation> {
    const end = this.#underWay.begin(attempt.email);
    try {
      return await this.#context.database.write(async ({ db }) => {
        const standing = await this.#look(db, attempt, limit);
        this.#refuseWhenFull(standing);
        if (standing.pairedAttempt) {
          await decrementCounters(db, [standing.pairedAttempt]);
          return { ...UNCOUNTED, end };
        }
        const now = this.#context.now();
        const counted = await incrementCounters(db, standing.keys, { now, windowMs: limit.windowMs });
        if (!attempt.role || !OTHER_LOGIN[attempt.role]) return { counted, pairMarker: null, end };
        const [half] = await incrementCounters(db, [pairKey(attempt, attempt.role)], {
          now,
          windowMs: PAIR_MS,
        });
        return { counted, pairMarker: half ?? null, end };
      });
    } catch (error) {
      end();
      throw error;
    }
  }

  async #look(db: Db, attempt: Attempt, { times }: Limit): Promise<CounterState> {
    const browser = await knownBrowser(db, attempt);
    const limits = new Map([
      [browser ? digestOf('browser', browser) : digestOf('account', attempt.email), times],
      [digestOf('address', networkOf(attempt.address)), times * ADDRESS_FACTOR],
    ]);
    const keys = [...limits.keys()];
    const otherLogin = attempt.role && OTHER_LOGIN[attempt.role];
    const otherKey = otherLogin ? pairKey(attempt, otherLogin) : '';
    const rows = await activeCounters(db, [...keys, otherKey], this.#context.now());
    const full = rows.filter(
      ({ key, failures }) => failures >= (limits.get(key) ?? Number.POSITIVE_INFINITY),
    );
    return {
      keys,
      fullUntil:
        full
          .map(({ endsAt }) => endsAt)
          .sort()
          .at(-1) ?? null,
      pairedAttempt: rows.find(({ key }) => key === otherKey),
    };
  }

  /** The other half of a try that was let through is never refused. */
  #refuseWhenFull({ fullUntil, pairedAttempt: otherHalf }: CounterState) {
    if (!fullUntil || otherHalf) return;
    const seconds = (Date.parse(fullUntil) - this.#context.now().getTime()) / 1000;
    const wait = seconds <= 90 ? `${Math.ceil(seconds)} seconds` : `${Math.ceil(seconds / 60)} minutes`;
    throw errors.tooMany(`Too many failed sign-ins. Please try again in ${wait}.`, seconds);
  }
}

/** Removes counters whose window has ended. */
export async function sweepThrottle({ database, now }: AccountContext): Promise<void> {
  const at = now().toISOString();
  await database.write(async ({ db }) => {
    await db.deleteFrom('login_failure').where('endsAt', '<=', at).execute();
  });
}
