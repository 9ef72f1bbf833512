import type { Db } from '../db/engine.ts';
import type { Change } from '../db/writer.ts';
import { AppError, errors } from '../errors.ts';
import { numeral, sentencesIn } from '../languages/sentences.ts';
import type { Limit } from '../settings.ts';
import type { Role } from './account.ts';
import type { AccountContext } from './context.ts';
import { digestOf } from './digest.ts';
import {
  activeCounters,
  type CounterWindow,
  decrementCounters,
  incrementCounters,
  shortenWindows,
} from './failed-sign-in-counts.ts';
import { words } from './in-each.ts';
import { InFlightAttempts } from './in-flight-attempts.ts';
import { knownBrowser } from './known-browsers.ts';
import { networkOf } from './network.ts';
import { closePair, isOpenPair, joinPair, openPair } from './sign-in-pairs.ts';

const said = sentencesIn(words);

export interface Attempt {
  /** The login that was called; null for a password asked for elsewhere. */
  role: Role | null;
  /** Folded; it need not belong to an account. */
  email: string;
  /** The caller's network address. */
  address: string;
  /** The value of the browser's cookie, if it sent one. */
  browser: string | undefined;
}

/** An attempt that may go on. */
export interface Reservation {
  readonly counted: readonly CounterWindow[];
  /** Of the second call of a pair: where the first one was counted. */
  readonly countedForPair: readonly CounterWindow[];
  /** Marks the attempt as the first of a pair while it is in flight; null for any other. */
  readonly pairMarker: CounterWindow | null;
  /** To be called when the attempt is over, whether or not its outcome was written. */
  end(): void;
}

/** How an attempt ended. `uncounted`: it proved nothing, and is no failure either. */
export type Outcome = 'right' | 'uncounted' | 'failed';

interface CounterState {
  /** The counters of this attempt. */
  keys: string[];
  /** Those of them that count something. */
  active: CounterWindow[];
  /** When the last full counter starts again; null if none is full. */
  fullUntil: string | null;
  /** The marker of the call to the other login, while that is in flight and waits for its other half. */
  pairedAttempt: CounterWindow | undefined;
}

/** Many people share an address, so it may fail this many times as often as an account. */
const ADDRESS_FACTOR = 10;
const UNCOUNTED: Reservation = { counted: [], countedForPair: [], pairMarker: null, end: () => {} };

/** The sign-in form of students and teachers calls both logins at once (requirement 2.35). */
const PAIRED_LOGIN: Partial<Record<Role, Role>> = { student: 'teacher', teacher: 'student' };

/**
 * Counts failed sign-ins, in the database, so that the counts survive a restart and hold for every process
 * (requirement 10.10). Each attempt is counted before its password is verified and taken back unless it failed, so
 * that concurrent attempts cannot exceed the limit. Addresses without an account are counted alike.
 *
 * The two calls of one form count once: while one is in flight, one call with the same e-mail from the same network to
 * the other login passes uncounted. Their passwords may differ, so of two guesses sent as a pair at most one may tell
 * something: an e-mail belongs to one account of one kind, which one of the two logins refuses in any case. That call's
 * count is not taken back for its right password, which would tell it, but for the other call's success.
 */
export class SignInThrottle {
  readonly #context: AccountContext;
  readonly #limit: Limit | null;
  readonly #inFlight = new InFlightAttempts();

  /** @param limit failures of one account; null switches the limit off */
  constructor(context: AccountContext, limit: Limit | null) {
    this.#context = context;
    this.#limit = limit;
  }

  get isOn(): boolean {
    return this.#limit !== null;
  }

  /**
   * Counts an attempt as if it had failed. When a counter is full, waits for the attempts in flight in this process,
   * since they may turn out to be right.
   * @throws 429 after too many failures, 503
   */
  async reserve(attempt: Attempt): Promise<Reservation> {
    const limit = this.#limit;
    if (!limit) return UNCOUNTED;
    for (;;) {
      const others = this.#inFlight.watch(attempt.email);
      try {
        // The reader refuses first, so that an attacker's calls do not queue for the writer.
        const state = await this.#readCounters(this.#context.database.reader, attempt, limit);
        if (await this.#hasShortened(state, limit)) continue;
        this.#refuseWhenFull(state);
        return await this.#count(attempt, limit);
      } catch (error) {
        const isFull = error instanceof AppError && error.status === 429;
        if (!isFull) throw error;
        // An attempt that has ended since may have been in that count: then it is read again.
        if (!others.hasEnded && !(await this.#inFlight.waitForOne(attempt.email))) throw error;
      } finally {
        others.stop();
      }
    }
  }

  /** Ends an attempt, within a change: it stays counted when it has failed, or stands for a pair. */
  async settle(
    { db }: Change,
    { counted, countedForPair, pairMarker }: Reservation,
    outcome: Outcome,
  ): Promise<void> {
    const isPaired = pairMarker !== null && (await closePair(db, pairMarker));
    if (outcome === 'right') await decrementCounters(db, [...counted, ...countedForPair]);
    else if (outcome === 'uncounted' && !isPaired) await decrementCounters(db, counted);
  }

  async #count(attempt: Attempt, limit: Limit): Promise<Reservation> {
    const { end, withdraw } = this.#inFlight.begin(attempt.email);
    try {
      return await this.#context.database.write(async ({ db }) => {
        const state = await this.#readCounters(db, attempt, limit);
        this.#refuseWhenFull(state);
        if (state.pairedAttempt && (await joinPair(db, state.pairedAttempt)))
          return { ...UNCOUNTED, countedForPair: state.active, end };
        const now = this.#context.now();
        const counted = await incrementCounters(db, state.keys, { now, windowMs: limit.windowMs });
        const reserved = { ...UNCOUNTED, counted, end };
        if (!attempt.role || !PAIRED_LOGIN[attempt.role]) return reserved;
        return { ...reserved, pairMarker: await openPair(db, this.#pairKey(attempt, attempt.role), now) };
      });
    } catch (error) {
      withdraw();
      throw error;
    }
  }

  #pairKey({ email, address }: Attempt, login: Role): string {
    return this.#context.addressDigest('sign-in pair', email, networkOf(address), login);
  }

  async #readCounters(db: Db, attempt: Attempt, { times }: Limit): Promise<CounterState> {
    const { addressDigest } = this.#context;
    const browser = await knownBrowser(db, attempt);
    const limits = new Map([
      [browser ? digestOf('browser', browser) : addressDigest('account', attempt.email), times],
      [addressDigest('address', networkOf(attempt.address)), times * ADDRESS_FACTOR],
    ]);
    const keys = [...limits.keys()];
    const pairedLogin = attempt.role && PAIRED_LOGIN[attempt.role];
    const pairedKey = pairedLogin ? this.#pairKey(attempt, pairedLogin) : '';
    const rows = await activeCounters(db, [...keys, pairedKey], this.#context.now());
    const ends = rows
      .filter(({ key, failures }) => failures >= (limits.get(key) ?? Number.POSITIVE_INFINITY))
      .map(({ endsAt }) => endsAt);
    return {
      keys,
      active: rows.filter(({ key }) => limits.has(key)),
      fullUntil: ends.sort().at(-1) ?? null,
      pairedAttempt: rows.find((row) => row.key === pairedKey && isOpenPair(row)),
    };
  }

  /** Keeps a clock that was ahead from locking people out until it gets there again. @returns whether it had to */
  async #hasShortened({ keys, fullUntil }: CounterState, { windowMs }: Limit): Promise<boolean> {
    const now = this.#context.now();
    if (!fullUntil || Date.parse(fullUntil) <= now.getTime() + windowMs) return false;
    await this.#context.database.write(({ db }) => shortenWindows(db, keys, { now, windowMs }));
    return true;
  }

  /** The second call of a pair is never refused. */
  #refuseWhenFull({ fullUntil, pairedAttempt }: CounterState) {
    if (!fullUntil || pairedAttempt) return;
    const seconds = (Date.parse(fullUntil) - this.#context.now().getTime()) / 1000;
    const wait =
      seconds <= 90
        ? said.seconds(numeral(Math.ceil(seconds)))
        : said.minutes(numeral(Math.ceil(seconds / 60)));
    throw errors.tooMany(said.failedSignIns(wait), seconds);
  }
}
