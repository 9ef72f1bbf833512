import { errors } from '../errors.ts';
import type { InEach } from '../languages/language.ts';
import { numeral, sentencesIn } from '../languages/sentences.ts';
import type { Limit } from '../settings.ts';
import { coarseNetworkOf, neighboursOf, networkOf } from './network.ts';
import { words } from './words.ts';

const sentences = sentencesIn(words);
/** The refusals of the site's limits. */
export const {
  tooManyForms,
  tooManyMessages,
  tooManySearches,
  tooManyUploads,
  tooMuchText,
  tooMuchTextOfAll,
} = sentences;

/** Bounds the memory: above this many networks the oldest windows are dropped. */
const MAX_NETWORKS = 50_000;

interface AddressRateLimitOptions {
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
    return errors.tooMany(
      message(minutes === 1 ? sentences.aMinute : sentences.minutes(numeral(minutes))),
      ms / 1000,
    );
  }
}

/** About what a row takes besides its texts: id, days, digests, its entries in indexes. */
const ROW_BYTES = 512;
/** The one key under which what all addresses store is counted. */
const ALL = 'all';

const DAY_MS = 24 * 3_600_000;
const MB = 1024 * 1024;

/**
 * A day's bytes of one network address, of its neighbours (an IPv4 /24 or IPv6 /48, which one line or office may have), of its
 * provider's half (/16 or /32), and of all.
 */
interface DailyBytes {
  ofAddress: number;
  ofNeighbours: number;
  ofProvider: number;
  ofAll: number;
}

/**
 * Of applications and messages: more than `LIMIT_FORMS` lets through of usual length. The room of all addresses together is
 * more than any college needs and more than a few hostile networks can fill, so these keep nobody from applying.
 */
export const FORM_BYTES: DailyBytes = {
  ofAddress: 8 * MB,
  ofNeighbours: 32 * MB,
  ofProvider: 256 * MB,
  ofAll: 1024 * MB,
};
/** Of chats, which go on when no more is kept of them. */
export const CHAT_BYTES: DailyBytes = {
  ofAddress: 8 * MB,
  ofNeighbours: 16 * MB,
  ofProvider: 32 * MB,
  ofAll: 64 * MB,
};

/** Bounds what visitors can have stored in a day, by address, by ever larger networks, and of all. */
export class StoredBytes {
  readonly #levels: readonly { limit: AddressRateLimit; keyOf(address: string): string }[] = [];

  /** @param daily null lifts it */
  constructor(now: () => Date, daily: DailyBytes | null) {
    if (!daily) return;
    const limitOf = (times: number, message = tooMuchText) =>
      new AddressRateLimit({ limit: { times, windowMs: DAY_MS }, now, message: () => message });
    this.#levels = [
      { limit: limitOf(daily.ofAddress), keyOf: (address) => address },
      { limit: limitOf(daily.ofNeighbours), keyOf: neighboursOf },
      { limit: limitOf(daily.ofProvider), keyOf: coarseNetworkOf },
      { limit: limitOf(daily.ofAll, tooMuchTextOfAll), keyOf: () => ALL },
    ];
  }

  /**
   * Counts what an address is about to store.
   * @returns a function that takes the count back, for what was not stored after all
   * @throws 429 when it is too much
   */
  take(address: string, values: unknown): () => void {
    if (this.#levels.length === 0) return () => {};
    const bytes = Buffer.byteLength(JSON.stringify(values)) + ROW_BYTES;
    const taken: (() => void)[] = [];
    const giveBack = () => {
      for (const back of taken) back();
    };
    try {
      for (const { limit, keyOf } of this.#levels) taken.push(limit.take(keyOf(address), bytes));
    } catch (refusal) {
      giveBack();
      throw refusal;
    }
    return giveBack;
  }
}
