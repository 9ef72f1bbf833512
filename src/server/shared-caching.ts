import type { OutgoingHttpHeaders } from 'node:http';
import { PAGES_TAG } from '../schema/cache-tags.ts';
import { midnightInKathmandu } from '../schema/kathmandu.ts';

/** How long a shared cache may keep a response if changes are purged. */
const PURGED_SECONDS = 60;
/** The same without purges, and while this process may not know of the latest changes. */
const UNPURGED_SECONDS = 1;
const DAY_MS = 86_400_000;

export interface SharedCachingOptions {
  /** Whether changes are purged from a shared cache (`CDN_PURGE_URL`). */
  isPurged: boolean;
  now(): Date;
  /** When something is published or taken down by itself, in milliseconds since 1970; never by default. */
  nextMomentMs?: () => number;
  /** See `ContentVersion.isUpToDate`; always by default. */
  isUpToDate?: () => boolean;
}

/** How long shared caches (a CDN, Varnish) may keep answers (requirements 18.50 to 18.54). */
export class SharedCaching {
  readonly #atMost: number;
  readonly #now: () => Date;
  readonly #nextMomentMs: () => number;
  readonly #isUpToDate: () => boolean;
  #nextMidnight = 0;

  constructor({
    isPurged,
    now,
    nextMomentMs = () => Number.POSITIVE_INFINITY,
    isUpToDate = () => true,
  }: SharedCachingOptions) {
    this.#atMost = isPurged ? PURGED_SECONDS : UNPURGED_SECONDS;
    this.#now = now;
    this.#nextMomentMs = nextMomentMs;
    this.#isUpToDate = isUpToDate;
  }

  /**
   * Seconds from now for which an answer may be kept. They end at midnight in Kathmandu, when pages change without a
   * change of content: events pass, and notices are no longer marked as new; and at the next moment of the schedule.
   */
  readonly seconds = (): number => {
    const now = this.#now().getTime();
    if (now >= this.#nextMidnight || now < this.#nextMidnight - DAY_MS)
      this.#nextMidnight = midnightInKathmandu(now) + DAY_MS;
    const end = Math.min(this.#nextMidnight, this.#nextMomentMs());
    // A former page would be kept after the cache was last told of the change.
    const atMost = this.#isUpToDate() ? this.#atMost : UNPURGED_SECONDS;
    return Math.max(0, Math.min(atMost, Math.floor((end - now) / 1000)));
  };

  /** The same for answers with an unbounded number of URLs, which would fill a shared cache: a second at most. */
  readonly briefSeconds = (): number => Math.min(1, this.seconds());
}

/** Headers of a page that shared caches keep for some seconds and browsers revalidate on every use. */
export function sharedPageHeaders(seconds: number): OutgoingHttpHeaders {
  // Not `no-cache`, which would override `s-maxage`.
  return { 'cache-control': `max-age=0, must-revalidate, s-maxage=${seconds}`, ...tagHeaders(PAGES_TAG) };
}

/** Tags under the names that Varnish (`xkey`) and CDNs (`Surrogate-Key`) read. @param tags separated by blanks */
export function tagHeaders(tags: string): OutgoingHttpHeaders {
  return { xkey: tags, 'surrogate-key': tags };
}
