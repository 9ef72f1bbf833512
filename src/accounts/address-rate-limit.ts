import { errors } from '../errors.ts';
import type { InEach } from '../languages/language.ts';
import { numeral, sentencesIn } from '../languages/sentences.ts';
import type { Limit } from '../settings.ts';
import type { CountExchange, CountWindow } from './count-exchange.ts';
import { words } from './in-each.ts';
import type { AddressDigest } from './keyed-digest.ts';
import { networkOf } from './network.ts';

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
  /** Tells this limit's counts from those of others. */
  name: string;
  /** Null switches the limit off. */
  limit: Limit | null;
  now: () => Date;
  /** The refusal that people read, for a wait such as 'a minute'. */
  message: (wait: InEach<string>) => InEach<string>;
  addressDigest: AddressDigest;
  exchange: Pick<CountExchange, 'schedule'>;
  /**
   * Up to this share of the limit a process does not store its count, so that usual visits write nothing;
   * 0 unless it is set.
   */
  quietShare?: number;
}

/** Makes the limits of one process, which share what is given here. */
export const rateLimits =
  (shared: Pick<AddressRateLimitOptions, 'now' | 'addressDigest' | 'exchange'>) =>
  (
    name: string,
    limit: Limit | null,
    message: AddressRateLimitOptions['message'],
    options: Pick<AddressRateLimitOptions, 'quietShare'> = {},
  ) =>
    new AddressRateLimit({ ...shared, name, limit, message, ...options });

/**
 * Rate limit for each network address. A window starts with its first call. Calls are counted in memory, and the counts
 * of all processes added up within a second.
 */
export class AddressRateLimit {
  readonly #options: AddressRateLimitOptions;
  readonly #windows = new Map<string, CountWindow>();

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
    const { limit, exchange, quietShare = 0 } = this.#options;
    if (!limit) return () => {};
    const isQuiet = ({ known, added }: CountWindow) => known === 0 && added < quietShare * limit.times;
    const now = this.#options.now().getTime();
    const window = this.#windowOf(networkOf(address), now, limit);
    // Also when it is full: another process may have taken a count back.
    if (!isQuiet(window)) exchange.schedule(window);
    if (window.known + window.added + amount > limit.times) throw this.#tooMany(window.endsAt - now);
    window.added += amount;
    return () => {
      window.added -= amount;
      if (!isQuiet(window) && window.endsAt > this.#options.now().getTime()) exchange.schedule(window);
    };
  }

  #windowOf(network: string, now: number, { windowMs }: Limit): CountWindow {
    const present = this.#windows.get(network);
    if (present) {
      // After a clock that was ahead is set right, the window would otherwise stay open until that time comes again.
      present.endsAt = Math.min(present.endsAt, now + windowMs);
      if (present.endsAt > now) return present;
    }
    // Deleting first keeps the map in the order of the windows' starts.
    this.#windows.delete(network);
    const { name, addressDigest } = this.#options;
    const key = addressDigest('rate', name, network);
    const window = { key, windowMs, endsAt: now + windowMs, known: 0, added: 0, writing: 0 };
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
