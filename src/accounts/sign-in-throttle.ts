import type { Db } from '../db/engine.ts';
import type { Change } from '../db/writer.ts';
import { type AppError, errors } from '../errors.ts';
import type { InEach } from '../languages/language.ts';
import { numeral, sentencesIn } from '../languages/sentences.ts';
import type { Limit } from '../settings.ts';
import type { Site } from '../whole-site.ts';
import type { Role } from './account.ts';
import { digestOf } from './digest.ts';
import {
  accountCounter,
  activeCounters,
  type CounterWindow,
  decrementCounters,
  incrementCounters,
  shortenWindows,
} from './failed-sign-in-counts.ts';
import { InFlightAttempts } from './in-flight-attempts.ts';
import { knownBrowser } from './known-browsers.ts';
import { networkOf } from './network.ts';
import { words } from './words.ts';

/** Longer than any attempt takes: after this, a marker belongs to a process that was killed. */
const PAIR_MS = 60_000;

/** The states of a marker, which is a row beside the counters. */
const OPEN = 1;
const JOINED = 2;

/**
 * Marks the first call of a pair, within a change, so that one call to the other login finds it.
 * @returns null while another attempt has the marker: then neither this call nor its other half has a pair
 */
async function openPair(db: Db, key: string, now: Date): Promise<CounterWindow | null> {
  const endsAt = new Date(now.getTime() + PAIR_MS).toISOString();
  const row = await db
    .insertInto('login_failure')
    .values({ key, failures: OPEN, endsAt })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ failures: OPEN, endsAt })
        .where('login_failure.endsAt', '<=', now.toISOString()),
    )
    .returning(['key', 'endsAt'])
    .executeTakeFirst();
  return row ?? null;
}

/** Whether this row is the marker of a call that waits for its other half. */
const isOpenPair = ({ failures }: { failures: number }): boolean => failures === OPEN;

/** Joins a pair as its second call, within a change. @returns whether no other call has joined it */
async function joinPair(db: Db, { key, endsAt }: CounterWindow): Promise<boolean> {
  const joined = await db
    .updateTable('login_failure')
    .set({ failures: JOINED })
    .where('key', '=', key)
    .where('endsAt', '=', endsAt)
    .where('failures', '=', OPEN)
    .executeTakeFirst();
  return joined.numUpdatedRows > 0n;
}

/** Removes the marker of a first call that is over, within a change. @returns whether a second call has joined it */
async function closePair(db: Db, { key, endsAt }: CounterWindow): Promise<boolean> {
  const row = await db
    .deleteFrom('login_failure')
    .where('key', '=', key)
    .where('endsAt', '=', endsAt)
    .returning('failures')
    .executeTakeFirst();
  return row?.failures === JOINED;
}

const sentences = sentencesIn(words);

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
  /** Whether it comes from a session, or from a browser that signed in to the account before. */
  readonly isKnown: boolean;
  readonly counted: readonly CounterWindow[];
  /** Of the second call of a pair: where the first one was counted. */
  readonly countedForPair: readonly CounterWindow[];
  /** Marks the attempt as the first of a pair while it is in flight; null for any other. */
  readonly pairMarker: CounterWindow | null;
  /** To be called when the attempt is over, whether or not its outcome was written. */
  end(): void;
}

/** How an attempt ended. `uncounted`: it proved nothing, and is no failure either. */
export type AttemptOutcome = 'right' | 'uncounted' | 'failed';

/** A counter that an attempt is counted under, with its limit. */
type Limits = ReadonlyMap<string, number>;

interface CounterState {
  /** Of the counters of this attempt, those that count something. */
  active: CounterWindow[];
  /** Those that are full. */
  full: CounterWindow[];
  /** The marker of the call to the other login, while that is in flight and waits for its other half. */
  pairedAttempt: CounterWindow | undefined;
}

/** A refusal because of counters that attempts in flight may still leave. */
class Full {
  readonly keys: readonly string[];
  readonly refusal: AppError;

  constructor(keys: readonly string[], refusal: AppError) {
    this.keys = keys;
    this.refusal = refusal;
  }
}

/** Many people share an address, so it may fail this many times as often as an account. */
const ADDRESS_FACTOR = 10;
const UNCOUNTED = { counted: [], countedForPair: [], pairMarker: null, end: () => {} };

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
  readonly #site: Site;
  readonly #limit: Limit | null;
  readonly #inFlight = new InFlightAttempts();

  /** @param limit failures of one account; null switches the limit off */
  constructor(site: Site, limit: Limit | null) {
    this.#site = site;
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
    const { reader } = this.#site.database;
    if (!limit) return { ...UNCOUNTED, isKnown: (await this.#knowing(reader, attempt)).isKnown };
    for (;;) {
      const { limits } = await this.#limitsOf(reader, attempt, limit);
      const others = this.#inFlight.watch([...limits.keys()]);
      try {
        // The reader refuses first, so that an attacker's calls do not queue for the writer.
        const state = await this.#readCounters(reader, attempt, limits);
        if (await this.#hasShortened(state, limit)) continue;
        this.#refuseWhenFull(state);
        return await this.#count(attempt, limit, [...limits.keys()]);
      } catch (error) {
        if (!(error instanceof Full)) throw error;
        // An attempt that has ended since may have been in that count: then it is read again.
        if (!others.hasEnded && !(await this.#inFlight.waitForOne(error.keys))) throw error.refusal;
      } finally {
        others.stop();
      }
    }
  }

  /** Ends an attempt, within a change: it stays counted when it has failed, or stands for a pair. */
  async settle(
    { db }: Change,
    { counted, countedForPair, pairMarker }: Reservation,
    outcome: AttemptOutcome,
  ): Promise<void> {
    const isPaired = pairMarker !== null && (await closePair(db, pairMarker));
    if (outcome === 'right') await decrementCounters(db, [...counted, ...countedForPair]);
    else if (outcome === 'uncounted' && !isPaired) await decrementCounters(db, counted);
  }

  async #count(attempt: Attempt, limit: Limit, keys: readonly string[]): Promise<Reservation> {
    const { end, withdraw } = this.#inFlight.begin(keys);
    try {
      return await this.#site.database.write(async ({ db }) => {
        const { isKnown, limits } = await this.#limitsOf(db, attempt, limit);
        const state = await this.#readCounters(db, attempt, limits);
        this.#refuseWhenFull(state);
        const reserved = { ...UNCOUNTED, isKnown, end };
        if (state.pairedAttempt && (await joinPair(db, state.pairedAttempt)))
          return { ...reserved, countedForPair: state.active };
        const now = this.#site.now();
        const counted = await incrementCounters(db, [...limits.keys()], { now, windowMs: limit.windowMs });
        if (!attempt.role || !PAIRED_LOGIN[attempt.role]) return { ...reserved, counted };
        const pairMarker = await openPair(db, this.#pairKey(attempt, attempt.role), now);
        return { ...reserved, counted, pairMarker };
      });
    } catch (error) {
      withdraw();
      throw error;
    }
  }

  #pairKey({ email, address }: Attempt, login: Role): string {
    return this.#site.addressDigest('sign-in pair', email, networkOf(address), login);
  }

  /** A session, and a browser that signed in to the account before, are known. */
  async #knowing(db: Db, attempt: Attempt): Promise<{ browser: string | null; isKnown: boolean }> {
    const browser = await knownBrowser(db, attempt);
    return { browser, isKnown: browser !== null || attempt.role === null };
  }

  /**
   * The counters of an attempt. Who is known is not counted under the address, which others may share: their failures
   * must not lock it out, and it can guess at this account only.
   */
  async #limitsOf(db: Db, attempt: Attempt, { times }: Limit): Promise<{ isKnown: boolean; limits: Limits }> {
    const { addressDigest } = this.#site;
    const { browser, isKnown } = await this.#knowing(db, attempt);
    const limits = new Map([
      [browser ? digestOf('browser', browser) : accountCounter(addressDigest, attempt.email), times],
    ]);
    if (!isKnown) limits.set(addressDigest('address', networkOf(attempt.address)), times * ADDRESS_FACTOR);
    return { isKnown, limits };
  }

  async #readCounters(db: Db, attempt: Attempt, limits: Limits): Promise<CounterState> {
    const pairedLogin = attempt.role && PAIRED_LOGIN[attempt.role];
    const pairedKey = pairedLogin ? this.#pairKey(attempt, pairedLogin) : '';
    const rows = await activeCounters(db, [...limits.keys(), pairedKey], this.#site.now());
    return {
      active: rows.filter(({ key }) => limits.has(key)),
      full: rows.filter(({ key, failures }) => failures >= (limits.get(key) ?? Number.POSITIVE_INFINITY)),
      pairedAttempt: rows.find((row) => row.key === pairedKey && isOpenPair(row)),
    };
  }

  /** Keeps a clock that was ahead from locking people out until it gets there again. @returns whether it had to */
  async #hasShortened({ full }: CounterState, { windowMs }: Limit): Promise<boolean> {
    const now = this.#site.now();
    const keys = full
      .filter(({ endsAt }) => Date.parse(endsAt) > now.getTime() + windowMs)
      .map(({ key }) => key);
    if (keys.length === 0) return false;
    await this.#site.database.write(({ db }) => shortenWindows(db, keys, { now, windowMs }));
    return true;
  }

  /** The second call of a pair is never refused. */
  #refuseWhenFull({ full, pairedAttempt }: CounterState) {
    const fullUntil = full
      .map(({ endsAt }) => endsAt)
      .sort()
      .at(-1);
    if (!fullUntil || pairedAttempt) return;
    const seconds = (Date.parse(fullUntil) - this.#site.now().getTime()) / 1000;
    const refusal = errors.tooMany(sentences.failedSignIns(waitOf(seconds)), seconds);
    throw new Full(
      full.map(({ key }) => key),
      refusal,
    );
  }
}

/** Such as '30 seconds', to be put into a sentence. */
export const waitOf = (seconds: number): InEach<string> =>
  seconds <= 90
    ? sentences.seconds(numeral(Math.ceil(seconds)))
    : sentences.minutes(numeral(Math.ceil(seconds / 60)));
