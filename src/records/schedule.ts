import { findAccount } from '../accounts/account.ts';
import { type Actor, program } from '../accounts/actor.ts';
import { intake } from '../content/intake.ts';
import { closedAmong, type IntakeDays } from '../content/intake-state.ts';
import { setReview } from '../db/editing/drafts.ts';
import { clearMoment, dueMoments, type Moment, nextMoment } from '../db/editing/moments.ts';
import type { Db } from '../db/engine.ts';
import { contentOf } from '../db/store.ts';
import { AppError } from '../errors.ts';
import { DEFAULT_LANGUAGE } from '../languages/language.ts';
import { inLanguage, type Sentence } from '../languages/sentence.ts';
import { sentencesIn } from '../languages/sentences.ts';
import { tellOfOverdueMoment } from '../mail/staff-mail.ts';
import { type ContentType, titleOf } from '../schema/define-type.ts';
import type { Site } from '../whole-site.ts';
import type { Work } from './change.ts';
import { stopSchedule } from './draft.ts';
import { removeFiles } from './files.ts';
import { findManaged, presentItem } from './managed.ts';
import { namesOf } from './managed-list.ts';
import { goLive, mustBeCurrent } from './publish.ts';
import { mustBeApproved } from './review.ts';
import { takeDown } from './take-down.ts';
import { words } from './words.ts';

const sentences = sentencesIn(words);

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
  readonly #reported = new Set<string>();
  /** Those that end within a day, at a time of it. */
  #closings: readonly IntakeDays[] = [];

  constructor(site: Site) {
    this.#site = site;
  }

  /** Whether nothing is due, according to what this process knows without asking the database. */
  isQuiet(): boolean {
    const { database, now } = this.#site;
    if (database.version.current !== this.#knownFor) return false;
    if (this.#restsUntil !== null) return performance.now() < this.#restsUntil;
    // Every answer from memory asks. While nothing is scheduled, the clock need not be read.
    return this.#nextMs === Number.POSITIVE_INFINITY || now().getTime() < this.#nextMs;
  }

  /**
   * How many intakes have closed within their last day, by what this process knows. With the day, it tells apart what pages
   * say of intakes: they close without a change of the database.
   */
  closed(): number {
    return this.#closings.length === 0 ? 0 : closedAmong(this.#closings, this.#site.now().getTime());
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
      if (!type || this.#reported.has(`${key} ${at}`)) continue;
      const account = accounts.get(key) ?? '';
      await database.write((change) =>
        tellOfOverdueMoment(this.#site, change, { ...one, type, record, account }),
      );
      this.#reported.add(`${key} ${at}`);
    }
  }

  /** Reads the next moment. A change during the read makes another one necessary, because the version is older. */
  async #look() {
    const { database } = this.#site;
    const version = database.version.current;
    const next = await nextMoment(database.reader);
    this.#closings = await closingWithinTheirDay(database.reader);
    this.#nextMs = next === null ? Number.POSITIVE_INFINITY : Date.parse(next);
    this.#knownFor = version;
  }
}

/** The live intakes that do not last to the end of their last day. */
async function closingWithinTheirDay(db: Db): Promise<IntakeDays[]> {
  const rows = await contentOf(db)
    .selectFrom(intake.name)
    .select(['opens', 'closes', 'closesAt'])
    .where('closesAt', '!=', '')
    .execute();
  return rows as unknown as IntakeDays[];
}

/** Bounds one transaction; the rest follows in the next. */
const MAX_AT_ONCE = 100;

/**
 * Does what is due: publishes, takes down and unpins, each record in a change of its own. Several processes may do it
 * at once, since a moment that another one has handled is gone.
 * @returns the moments whose change was not committed; they stay
 */
export async function promoteDue(site: Site): Promise<Failure[]> {
  const failures = new Map<string, Failure>();
  for (;;) {
    const now = site.now().toISOString();
    const due = await dueMoments(site.database.reader, now, MAX_AT_ONCE);
    // The moments of one record are handled in order, because it may appear and end between two visits.
    const byRecord = Map.groupBy(due, ({ record }) => record);
    let met = 0;
    const promoteAll = async (moments: readonly Moment[]) => {
      for (const moment of moments) {
        const error = await promote(site, moment, now).catch((thrown: unknown) => ({ thrown }));
        if (error) {
          failures.set(keyOf(moment), { moment, error: error.thrown });
          return;
        }
        failures.delete(keyOf(moment));
        met += 1;
      }
    };
    await Promise.all([...byRecord.values()].map(promoteAll));
    if (met === 0 || due.length < MAX_AT_ONCE) return [...failures.values()];
  }
}

async function promote(site: Site, moment: Moment, now: string): Promise<void> {
  const type = site.types.find(({ name }) => name === moment.type);
  const dropped = await site.database.write(async (change) => {
    const present = await change.db
      .selectFrom('moment')
      .select('at')
      .where('_id', '=', `${moment.record}.${moment.what}`)
      .where('at', '<=', now)
      .executeTakeFirst();
    if (!present) return [];
    if (!type) {
      await clearMoment(change.db, moment.record, moment.what);
      return [];
    }
    const name = (await namesOf(change.db, [moment.account])).get(moment.account)?.name;
    const actor: Actor = { ...program, account: moment.account, ...(name !== undefined && { name }) };
    return meet({ site, actor, change }, type, { ...moment, at: present.at });
  });
  await removeFiles(site, dropped);
}

async function meet(work: Work, type: ContentType, moment: Moment): Promise<string[]> {
  const { site, change } = work;
  const { record, what, at, note } = moment;
  const managed = await findManaged(change.db, type, record);
  if (what === 'publish') {
    if (!managed?.draft) {
      await clearMoment(change.db, record, what);
      return [];
    }
    const { draft } = managed;
    return refusable(work, type, moment, async () => {
      await mustBeApproved(change.db, managed);
      await mustBeCurrent(work, managed);
      return goLive(work, managed, { item: draft.item, kind: 'scheduled', note, at });
    });
  }
  await clearMoment(change.db, record, what);
  if (what === 'expire' && managed?.live) return takeDown(work, managed, 'ended', at);
  await site.database.version.increment(change);
  return [];
}

/**
 * A draft that can no longer be published stays a draft, and its writer is told. Unless the reason is a newer live
 * version, it is sent back with the reason, which the dashboard shows.
 */
async function refusable(
  { site, change }: Pick<Work, 'site' | 'change'>,
  type: ContentType,
  { record, account }: Moment,
  work: () => Promise<string[]>,
): Promise<string[]> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    const reason = error.code === 'moved-on' ? undefined : error.sentence;
    await stopSchedule(site, change, type, record, reason);
    if (reason !== undefined) {
      // The note is stored as a text, in the language of the account that set the moment.
      const language = (await findAccount(change.db, account))?.lang ?? DEFAULT_LANGUAGE;
      const note = inLanguage(sentences.notPublished(reason), language);
      await setReview(change.db, record, 'returned', note);
    }
    return [];
  }
}

/** A moment whose change failed. It stays and is tried again. */
export interface Failure {
  moment: Moment;
  error: unknown;
}

/** A record whose scheduled change failed, for staff. */
export interface OverdueRecord extends Pick<Moment, 'type' | 'what' | 'at'> {
  _id: string;
  title: string;
  /** Why, in a sentence or two. */
  reason: Sentence;
}

/** How many are named one by one. */
const MAX_NAMED = 20;

export const keyOf = ({ record, what }: Pick<Moment, 'record' | 'what'>): string => `${record}.${what}`;

/** The reason of a failure for people: the message of a refusal, but no internal errors. */
const reasonOf = (error: unknown): Sentence =>
  error instanceof AppError && error.status < 500 ? error.sentence : sentences.notStored;

/** The failures whose moment is still there, the earliest first. */
export async function overdueRecords(
  { database: { reader }, types }: Site,
  failures: readonly Failure[],
): Promise<OverdueRecord[]> {
  const found: OverdueRecord[] = [];
  const sorted = failures.toSorted((a, b) => a.moment.at.localeCompare(b.moment.at));
  for (const { moment, error } of sorted.slice(0, MAX_NAMED)) {
    const { record, what, at } = moment;
    const type = types.find(({ name }) => name === moment.type);
    const isLeft = await reader
      .selectFrom('moment')
      .select('_id')
      .where('_id', '=', keyOf(moment))
      .where('at', '=', at)
      .executeTakeFirst();
    const managed = type && isLeft && (await findManaged(reader, type, record));
    if (!managed) continue;
    const title = titleOf(type, presentItem(managed));
    found.push({ _id: record, type: type.name, title, what, at, reason: reasonOf(error) });
  }
  return found;
}
