import { nobody, writeAuditEvent } from '../db/audit-events.ts';
import type { Change } from '../db/writer.ts';
import { errors } from '../errors.ts';
import { sentencesIn } from '../languages/sentences.ts';
import type { Site } from '../whole-site.ts';
import { activeCounters, incrementCounters, shortenWindows } from './failed-sign-in-counts.ts';
import { waitOf } from './sign-in-throttle.ts';
import { words } from './words.ts';

/** Far more than a person needs, or a class that shares an account. */
export const MAX_SIGN_INS = 120;
const WINDOW_MS = 60_000;
/** One event tells of all refusals within this time. */
const EVENT_EVERY_MS = 3_600_000;

/**
 * Limits how often one account signs in successfully, by whatever way: each sign-in costs a hash and a session. The
 * limit may be exceeded by those in flight.
 */
export class SignInLimit {
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

  /** Counts a sign-in, within its change. */
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
    const row = await db
      .selectFrom('event')
      .select('_id')
      .where('item', '=', item)
      .where('action', '=', 'sign-ins-limited')
      .where('at', '>', new Date(now.getTime() - EVENT_EVERY_MS).toISOString())
      // Events of the future are from a clock that was set back since.
      .where('at', '<=', now.toISOString())
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }
}
