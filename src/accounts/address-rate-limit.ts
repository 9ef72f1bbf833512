import { errors } from '../errors.ts';
import type { InEach } from '../languages/language.ts';
import { numeral, sentencesIn } from '../languages/sentences.ts';
import type { Limit } from '../settings.ts';
import { networkOf } from './network.ts';
import { words } from './words.ts';

const said = sentencesIn(words);
/** The refusals of the site's limits. */
export const {
  tooManyForms,
  tooManyMessages,
  tooManySearches,
  tooManyUploads,
  tooMuchText,
  tooMuchTextOfAll,
} = said;

/** Bounds the memory: above this many networks the oldest windows are dropped. */
const MAX_NETWORKS = 50_000;

export interface AddressRateLimitOptions {
  /** Null switches the limit off. */
  limit: Limit | null;
  now: () => Date;
  /** The refusal that people read, for a wait such as 'a minute'. */
  message: (wait: InEach<string>) => InEach<string>;
}

/** What was counted of one network. */
interface Window {
  /** In milliseconds since the epoch. */
  endsAt: number;
  count: number;
}

/** Rate limit of this process for each network address, in memory. A window starts with its first call. */
export class AddressRateLimit {
  readonly #options: AddressRateLimitOptions;
  readonly #windows = new Map<string, Window>();

  constructor(options: AddressRateLimitOptions) {
    this.#options = options;
  }

  /**
   * Counts a call from an address, or of what stands for its caller where others may share the address, such as an account.
   * @param amount what it counts as: one, or the bytes that it stores
   * @returns a function that takes the count back, for a call that should not count after all
   * @throws 429 when the window is full
   */
  take(address: string, amount = 1): () => void {
    const { limit } = this.#options;
    if (!limit) return () => {};
    const now = this.#options.now().getTime();
    const window = this.#windowOf(networkOf(address), now, limit);
    if (window.count + amount > limit.times) throw this.#tooMany(window.endsAt - now);
    window.count += amount;
    return () => {
      window.count -= amount;
    };
  }

  #windowOf(network: string, now: number, { windowMs }: Limit): Window {
    const present = this.#windows.get(network);
    if (present) {
      // After a clock that was ahead is set right, the window would otherwise stay open until that time comes again.
      present.endsAt = Math.min(present.endsAt, now + windowMs);
      if (present.endsAt > now) return present;
    }
    // Deleting first keeps the map in the order of the windows' starts.
    this.#windows.delete(network);
    const window = { endsAt: now + windowMs, count: 0 };
    this.#windows.set(network, window);
    this.#dropOld(now);
    return window;
  }

  #dropOld(now: number) {
    for (const [network, { endsAt }] of this.#windows) {
      if (endsAt > now && this.#windows.size <= MAX_NETWORKS) break;
      this.#windows.delete(network);
    }
  }

  #tooMany(ms: number) {
    const minutes = Math.ceil(ms / 60_000);
    const { message } = this.#options;
    return errors.tooMany(message(minutes === 1 ? said.aMinute : said.minutes(numeral(minutes))), ms / 1000);
  }
}
