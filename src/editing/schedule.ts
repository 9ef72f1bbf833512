import { nextMoment } from '../db/editing/moments.ts';
import { tellOfOverdueMoment } from '../mail/overdue-moment.ts';
import type { Site } from '../whole-site.ts';
import { type Failure, keyOf, type OverdueRecord, overdueRecords } from './overdue.ts';
import { promoteDue } from './promotion.ts';

/** After a failed promotion, responses with the former state are cached at most this long. */
const KEPT_MS = 250;
/** An attempt that takes this long to fail hangs on the database; the next one waits as long again. */
const SLOW_MS = 1000;

/**
 * Makes what is due happen before anything public is read (requirement 19.41): there is no timer and no job that
 * could be lost. Each process knows the earliest moment for one content version, since every change of a moment
 * raises it.
 */
export class Schedule {
  readonly #site: Site;
  #knownFor = -1;
  #nextMs = Number.POSITIVE_INFINITY;
  #settling: Promise<void> | null = null;
  #failures: readonly Failure[] = [];
  /** When to try again after a failure (monotonic clock); until then requests get the former state at once. */
  #restsUntil: number | null = null;
  /** Failed moments that this process has reported to staff, with their instants. */
  readonly #told = new Set<string>();

  constructor(site: Site) {
    this.#site = site;
  }

  /** Whether nothing is due, according to what this process knows without asking the database. */
  isQuiet(): boolean {
    const { database, now } = this.#site;
    if (database.version.current !== this.#knownFor) return false;
    return this.#restsUntil === null ? now().getTime() < this.#nextMs : performance.now() < this.#restsUntil;
  }

  /** Does what is due, once for all requests that wait. Never rejects: after a failure the former state is shown. */
  settle(): Promise<void> {
    this.#settling ??= this.#settle().finally(() => {
      this.#settling = null;
    });
    return this.#settling;
  }

  async #settle() {
    const { now, onError } = this.#site;
    const isDue = () => this.#nextMs <= now().getTime();
    const began = performance.now();
    // Requests that come during another attempt wait for it.
    if (this.#restsUntil !== null) this.#restsUntil = 0;
    try {
      if (!isDue()) await this.#look();
      if (!isDue()) return this.#rememberNone();
      let met: number;
      do {
        met = this.#nextMs;
        this.#failures = await promoteDue(this.#site);
        // Another process may have met the moment, without its version having arrived here. Before that, the moment
        // has to stay known, or requests that come meanwhile would get the former page.
        await this.#site.database.version.catchUp();
        // The next moment may have come meanwhile, and requests that came after it wait here too.
        await this.#look();
      } while (this.#failures.length === 0 && isDue() && this.#nextMs !== met);
      if (this.#failures.length === 0) return this.#rememberNone();
      for (const { error } of this.#failures) onError(error);
      // Nothing waits for the mail.
      void this.#tell().catch(onError);
    } catch (error) {
      onError(error);
      this.#knownFor = this.#site.database.version.current;
    }
    this.#nextMs = now().getTime() + KEPT_MS;
    const ended = performance.now();
    this.#restsUntil = ended - began < SLOW_MS ? ended : ended + (ended - began);
  }

  #rememberNone() {
    this.#failures = [];
    this.#restsUntil = null;
  }

  /** The changes that failed when this process last tried, for staff. */
  overdue(): Promise<OverdueRecord[]> {
    return overdueRecords(this.#site, this.#failures);
  }

  async #tell() {
    const { database, types, mailSetup } = this.#site;
    if (!mailSetup) return;
    const accounts = new Map(this.#failures.map(({ moment }) => [keyOf(moment), moment.account]));
    for (const one of await this.overdue()) {
      const { _id: record, what, at } = one;
      const key = keyOf({ record, what });
      const type = types.find(({ name }) => name === one.type);
      if (!type || this.#told.has(`${key} ${at}`)) continue;
      const account = accounts.get(key) ?? '';
      await database.write((change) =>
        tellOfOverdueMoment(this.#site, change, { ...one, type, record, account }),
      );
      this.#told.add(`${key} ${at}`);
    }
  }

  /** Reads the next moment. A change during the read makes another one necessary, because the version is older. */
  async #look() {
    const { database } = this.#site;
    const version = database.version.current;
    const next = await nextMoment(database.reader);
    this.#nextMs = next === null ? Number.POSITIVE_INFINITY : Date.parse(next);
    this.#knownFor = version;
  }
}
